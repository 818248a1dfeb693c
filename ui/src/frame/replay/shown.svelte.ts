/** A replay as a scene: what a game's table draws of one of its moments. */
import type { Replay } from '../protocol';
import type { Beat, GameUi, Scene } from '../scene';

/** What is looked at: the moments after number `since`, up to `moment`, by these eyes (null: nothing is hidden). */
export interface Look {
  readonly replay: Replay;
  readonly ui: GameUi;
  readonly since: number;
  readonly moment: number;
  readonly me: string | null;
}

/** The scene of what is looked at; it follows when that changes, and asks nothing. */
export function shown(look: () => Look): Scene {
  const at = $derived(look());
  const moments = $derived(at.replay.moments);
  const past = $derived(moments.slice(0, at.moment + 1).flatMap((moment) => moment.events));
  const beat = $derived.by((): Beat | null => {
    const news = moments.slice(at.since + 1, at.moment + 1).flatMap((moment) => moment.events);
    const found = news.length ? at.ui.beats({ events: news }) : [];
    return found.findLast((each) => each.hold >= 2000) ?? found.at(-1) ?? null;
  });
  const seats = $derived(at.replay.names.map((name) => ({ name })));
  return {
    get view() {
      return moments[at.moment]?.view;
    },
    get past() {
      return past;
    },
    get beat() {
      return beat;
    },
    get options() {
      return at.replay.options;
    },
    get names() {
      return at.replay.names;
    },
    get seats() {
      return seats;
    },
    get me() {
      return at.me;
    },
    menu: null,
    until: null,
    clock: null,
    blocked: true,
    marks: [],
    ask: () => Promise.resolve(null),
    choose: () => undefined,
  };
}
