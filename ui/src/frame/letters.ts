/** The letter that stands for a number from 1 on: numbers on the table count something. */
export function letter(number: number): string {
  return String.fromCharCode(64 + number);
}
