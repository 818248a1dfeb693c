/** The forces of a contest that is not declared yet, as the server compares them. */
import type { Step } from '../../frame/protocol';
import { tell } from './words';

/** Both sums, the other's between two numbers, and what they are made of. */
export interface Compared {
  attack: string;
  defence: string;
  mine: string;
  theirs: string;
  /** What else is to be said. */
  notes: string[];
}

/** What a step says of the forces; null if it says nothing. */
export function compared(step: Step | null): Compared | null {
  const found: Compared = { attack: '', defence: '', mine: '', theirs: '', notes: [] };
  for (const text of step?.follows ?? []) {
    const { key, facts = {} } = text;
    if (key === 'princeps-step-strength') {
      found.attack = String(facts['total']);
      const sum = facts['sum'];
      found.mine = typeof sum === 'object' && 'key' in sum ? tell(sum) : '';
    } else if (key === 'princeps-step-against') {
      found.defence = facts['high'] === 'same' ? String(facts['low']) : `${String(facts['low'])}–${String(facts['high'])}`;
    } else if (key === 'princeps-step-made-of') {
      const parts = facts['parts'];
      found.theirs = Array.isArray(parts) ? parts.map(tell).join(', ') : '';
    } else found.notes.push(tell(text));
  }
  return found.attack ? found : null;
}
