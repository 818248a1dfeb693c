/** Where one stops when stepping through an example: wherever there is something to tell. */
import { paragraphs } from '../log';
import type { Attempt, Event, KindCard, Moment } from '../protocol';

/** A stop: the moment that is shown, the one before it, what is told of what happened between, or what was tried in vain. */
export interface Stop {
  readonly since: number;
  moment: number;
  readonly told: readonly Event[];
  readonly tried: Attempt | null;
}

/** The stops of an example. The first is its beginning; moments of which nothing is told belong to the next, or to the last. */
export function stops(moments: readonly Moment[], attempts: readonly Attempt[], kinds: Readonly<Record<string, KindCard>>): Stop[] {
  const found: Stop[] = [{ since: 0, moment: 0, told: [], tried: null }];
  let since = 0;
  const stop = (moment: number, told: Event[], tried: Attempt | null): void => {
    found.push({ since, moment, told, tried });
    since = moment;
  };
  moments.forEach((_, number) => {
    const news = moments.slice(since + 1, number + 1).flatMap((moment) => moment.events);
    const told = paragraphs(news, kinds).flat();
    if (told.length) stop(number, told, null);
    for (const tried of attempts.filter((each) => each.after === number)) stop(number, [], tried);
  });
  const last = found.at(-1);
  if (last) last.moment = Math.max(0, moments.length - 1);
  return found;
}
