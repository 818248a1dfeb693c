// Made by `python -m signoria.games.princeps.atlas`; do not edit.

export interface Land {
  readonly polity: 'free' | 'noble' | 'oriental';
  readonly wealth: 'commerce' | 'gold' | 'agriculture';
  /** What it borders on by land, and by sea alone. */
  readonly land: readonly string[];
  readonly sea: readonly string[];
}

/** All territories, in the game's order. */
export const LANDS: Readonly<Record<string, Land>> = {
  florence: { polity: 'free', wealth: 'gold', land: ['siena', 'lucca', 'pisa', 'ferrara', 'romagna', 'rome'], sea: [] },
  venice: { polity: 'free', wealth: 'commerce', land: ['germany', 'milan', 'ferrara'], sea: ['naples', 'romagna', 'macedonia'] },
  genoa: { polity: 'free', wealth: 'commerce', land: ['lucca', 'pisa', 'milan', 'france'], sea: ['sicily', 'spain', 'tunis'] },
  siena: { polity: 'free', wealth: 'gold', land: ['florence', 'pisa', 'rome'], sea: [] },
  lucca: { polity: 'free', wealth: 'commerce', land: ['florence', 'genoa', 'pisa'], sea: [] },
  pisa: { polity: 'free', wealth: 'agriculture', land: ['florence', 'genoa', 'siena', 'lucca'], sea: ['naples', 'rome', 'sicily'] },
  swiss: { polity: 'free', wealth: 'agriculture', land: ['germany', 'milan', 'france'], sea: [] },
  germany: { polity: 'free', wealth: 'gold', land: ['venice', 'swiss', 'france'], sea: [] },
  milan: { polity: 'noble', wealth: 'commerce', land: ['venice', 'genoa', 'swiss', 'ferrara', 'france'], sea: [] },
  naples: { polity: 'noble', wealth: 'agriculture', land: ['romagna', 'rome'], sea: ['venice', 'pisa', 'sicily', 'macedonia', 'morea'] },
  ferrara: { polity: 'noble', wealth: 'commerce', land: ['florence', 'venice', 'milan', 'romagna'], sea: [] },
  romagna: { polity: 'noble', wealth: 'commerce', land: ['florence', 'naples', 'ferrara', 'rome'], sea: ['venice', 'macedonia'] },
  rome: { polity: 'noble', wealth: 'gold', land: ['florence', 'siena', 'naples', 'romagna'], sea: ['pisa', 'sicily'] },
  sicily: { polity: 'noble', wealth: 'agriculture', land: [], sea: ['genoa', 'pisa', 'naples', 'rome', 'spain', 'morea', 'tunis'] },
  france: { polity: 'noble', wealth: 'agriculture', land: ['genoa', 'swiss', 'germany', 'milan', 'spain'], sea: [] },
  spain: { polity: 'noble', wealth: 'gold', land: ['france'], sea: ['genoa', 'sicily', 'tunis'] },
  constantinople: { polity: 'oriental', wealth: 'commerce', land: ['macedonia', 'anatolia'], sea: ['morea'] },
  macedonia: { polity: 'oriental', wealth: 'gold', land: ['constantinople', 'morea'], sea: ['venice', 'naples', 'romagna'] },
  morea: { polity: 'oriental', wealth: 'agriculture', land: ['macedonia'], sea: ['naples', 'sicily', 'constantinople', 'anatolia'] },
  anatolia: { polity: 'oriental', wealth: 'agriculture', land: ['constantinople', 'syria', 'persia'], sea: ['morea', 'egypt'] },
  syria: { polity: 'oriental', wealth: 'commerce', land: ['anatolia', 'egypt', 'persia'], sea: [] },
  egypt: { polity: 'oriental', wealth: 'agriculture', land: ['syria', 'tunis'], sea: ['anatolia', 'persia'] },
  persia: { polity: 'oriental', wealth: 'gold', land: ['anatolia', 'syria'], sea: ['egypt'] },
  tunis: { polity: 'oriental', wealth: 'gold', land: ['egypt'], sea: ['genoa', 'sicily', 'spain'] },
};
