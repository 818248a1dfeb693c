/** How the cards of Princeps look: emblem, pigment and short name of each. */
import type { LandView } from '../../frame/protocol';
import { has, say, word } from './words';
import { LANDS } from './lands';

const PIGMENTS: Readonly<Record<string, string>> = {
  prince: 'morello',
  counsellor: 'verde',
  captain: 'azurite',
  citizen: 'azurite',
  mercenary: 'umber',
  revolt: 'sinopia',
  conspiracy: 'rosa',
  spy: 'nero',
  reform: 'teal',
  colonists: 'verde',
  castle: 'pietra',
  punishment: 'sinopia',
  machiavelli: 'ochre',
};

/** The pigment of a card. */
export function face(card: string): string {
  return PIGMENTS[card] ?? 'azurite';
}

/** The emblem of a card; a prince's is that of his kind. */
export function emblem(card: string, prince: string | null | undefined): string {
  if (card === 'prince') return `prince-${prince ?? 'noble'}`;
  if (card === 'captain') return 'condottiero';
  return card in PIGMENTS ? card : (LANDS[card]?.wealth ?? 'castle');
}

/** The cards that are known to lie on a territory. */
export function cardsOn(land: LandView | undefined): string[] {
  return [...(land?.shown ?? []), ...(land?.hidden ?? [])];
}

/** Whether a card is a territory. */
export function isLand(card: string): boolean {
  return card in LANDS;
}

/** The name of a card where there is little room. */
export function named(card: string): string {
  const short = `princeps-ui-card-${card}`;
  return say(has(short) ? short : `word-${card}`);
}

/** What a card does, in a line. */
export function about(card: string): string {
  const does = say(isLand(card) ? 'princeps-ui-settle-hint' : `princeps-summary-${card}-about`);
  return say('princeps-ui-card-does', { card: word(card), does });
}

/** Cards that command. */
export const COMMANDS: readonly string[] = ['prince', 'captain', 'counsellor'];
