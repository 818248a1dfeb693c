/** Requests to the server, as docs/protocol.md describes them. */
import { key } from './key';
import type { RefusedFrame } from './protocol';
import { settings } from './settings.svelte';

/** What the server refused, with its sentence. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    text: string,
    readonly status = 0,
  ) {
    super(text);
  }
}

/** The server could not be reached. */
export class Away extends Error {}

interface Asked {
  body?: unknown;
  /** Whether one says who one is. */
  known?: boolean;
  /** What is done, where it is neither reading nor sending. */
  method?: 'DELETE';
}

/** Ask the server: what it answers, Refused with its reason, or Away. */
export async function ask<T>(path: string, { body, known = true, method }: Asked = {}): Promise<T> {
  const headers: Record<string, string> = { 'Accept-Language': settings.language };
  if (known) headers['Authorization'] = `Bearer ${key()}`;
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  let answer: Response;
  try {
    answer = await fetch(path, {
      method: method ?? (body === undefined ? 'GET' : 'POST'),
      headers,
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
  } catch {
    throw new Away();
  }
  if (answer.status === 204) return undefined as T;
  if (answer.ok) return (await answer.json()) as T;
  const refused = (await answer.json().catch(() => null)) as RefusedFrame | null;
  if (refused === null) throw new Away();
  throw new Refused(refused.code, refused.text, answer.status);
}
