/** How the characters of Coup look: the pigment of each. */
const PIGMENTS: Readonly<Record<string, string>> = {
  duke: 'morello',
  assassin: 'nero',
  captain: 'azurite',
  ambassador: 'verde',
  inquisitor: 'verde',
  contessa: 'sinopia',
};

/** The pigment of a character. */
export function face(card: string): string {
  return PIGMENTS[card] ?? 'pietra';
}

/** The characters at a table with these options, in their order. */
export function court(diplomat: unknown): string[] {
  return ['duke', 'assassin', 'captain', String(diplomat ?? 'ambassador'), 'contessa'];
}
