/** Arms and pigment of each seat, the same in all games. */
const SEATS = [
  ['azurite', 3],
  ['sinopia', 2],
  ['ochre', 6],
  ['verde', 1],
  ['morello', 8],
  ['teal', 5],
  ['rosa', 7],
  ['pietra', 4],
  ['nero', 10],
  ['umber', 9],
] as const;

/** The pigment of a seat, as a class. */
export function pigment(seat: number): string {
  return SEATS[seat % SEATS.length]?.[0] ?? '';
}

/** The emblem of a seat's arms. */
export function arms(seat: number): string {
  return `arms-${String(SEATS[seat % SEATS.length]?.[1] ?? 1)}`;
}
