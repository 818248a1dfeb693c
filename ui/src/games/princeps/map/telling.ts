/** Territories in words. */
import type { LandView, PrincepsView, Text } from '../../../frame/protocol';
import { LANDS } from '../lands';

const text = (name: string, facts?: Text['facts']): Text =>
  facts ? { key: `princeps-ui-map-${name}`, facts } : { key: `princeps-ui-map-${name}` };
const known = (name: string): Text => ({ key: `princeps-table-${name}` });
const word = (name: string): Text => ({ key: `word-${name}` });

/** Whose a territory is. */
export function ownership(land: LandView | undefined, me: string | null): Text {
  if (!land) return text('off');
  if (land.owner === null) return text('independent');
  return land.owner === me ? text('yours') : text('of', { player: land.owner });
}

/** What a territory is, without what lies there: polity, wealth, how it stands, what was built. */
export function nature(view: PrincepsView, id: string): Text[] {
  const [land, drawn] = [view.territories[id], LANDS[id]];
  const found = drawn ? [text(drawn.polity), text(drawn.wealth)] : [];
  if (!land) return found;
  if (land.owner !== null) found.push(land.stable ? text('stable') : known('unstable'));
  if (land.castle) found.push(known('castle'));
  if (land.colonists) found.push(known('colonists'));
  if (land.conspirators) found.push(known('conspirators'));
  return found;
}

/** What lies in a territory, as everybody sees it. */
export function lying(land: LandView | undefined): Text[] {
  if (!land) return [];
  const found: Text[] = [];
  if (land.hidden_size) found.push(text('down', { count: land.hidden_size }));
  if (land.shown.length) found.push({ key: 'princeps-table-shown', facts: { cards: land.shown.map(word) } });
  return found.length ? found : [text('bare')];
}

/** All of a territory in one sentence. */
export function sentence(view: PrincepsView, me: string | null, id: string): Text {
  const land = view.territories[id];
  return text('sentence', { territory: word(id), parts: [ownership(land, me), ...nature(view, id), ...lying(land)] });
}

/** What stands for a card. */
export function emblem(card: string, prince: string | null | undefined): string {
  if (card === 'prince') return `prince-${prince ?? 'noble'}`;
  if (card === 'captain') return 'condottiero';
  return LANDS[card]?.wealth ?? card;
}
