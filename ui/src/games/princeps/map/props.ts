/** What map and list are given, and what they give back. */
import type { PrincepsView } from '../../../frame/protocol';

export interface MapProps {
  view: PrincepsView;
  names: readonly string[];
  me: string | null;
  /** Territories that can be chosen now, each with what choosing it does. */
  picks: ReadonlyMap<string, string>;
  /** Territories that cannot be chosen, each with the reason. */
  closed: ReadonlyMap<string, string>;
  /** Source and target of what is under way. */
  from: string | null;
  target: string | null;
  /** The territory whose details are open. */
  selected: string | null;
  /** What is to come into sight. */
  focus: readonly string[] | null;
  /** The number of a lesson's mark, 0 for none. */
  ringed: (id: string) => number;
  onpick: (id: string) => void;
  /** Another territory was tapped, or none: nothing is to be open then. */
  onlook: (id: string | null) => void;
  /** A mouse that was pressed elsewhere was let go here. */
  ondrop?: ((id: string) => void) | undefined;
}
