/** Replays as the server makes them of records. */
import type { Replay } from './protocol';
import { ask } from './requests';

/** A replay, all of it: of a table's game, or of a record in a file; by one player's eyes, or by all. */
export async function whole(table: string | null, record: string | null = null, viewer: string | null = null): Promise<Replay> {
  const eyes = viewer === null ? '' : `&viewer=${encodeURIComponent(viewer)}`;
  const page = (since: number): Promise<Replay> =>
    table === null
      ? ask<Replay>(`/api/replay?since=${String(since)}${eyes}`, { body: record ?? '' })
      : ask<Replay>(`/api/tables/${table}/replay?since=${String(since)}${eyes}`);
  const found = await page(0);
  while (found.moments.length < found.total) {
    const next = await page(found.moments.length);
    if (next.moments.length === 0) break;
    found.moments.push(...next.moments);
  }
  return found;
}
