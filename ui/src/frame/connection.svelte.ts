/** A connection to a table: it comes back by itself, and what was commanded is done once. */
import { key, random } from './key';
import {
  PROTOCOL,
  type Command,
  type Frame,
  type Menu,
  type TableCard,
  type TableFrame,
  type UpdateFrame,
  type Words,
  type You,
} from './protocol';
import { ask, Refused } from './requests';
import { settings } from './settings.svelte';

/** A command, before it has an id. */
export type Wanted = Command extends infer Each ? (Each extends Command ? Omit<Each, 'id'> : never) : never;

interface Waiting {
  sent: string;
  kept: (menu: Menu | null) => void;
  refused: (error: Refused) => void;
}

const PATIENCE = 8000;
const LONGEST = 8000;

/** One's end of a table. */
export class Connection {
  /** Whether the table is there, on the way, lost for the moment, or closed to us. */
  state: 'coming' | 'live' | 'lost' | 'closed' = $state('coming');
  /** When it is tried again, in milliseconds since 1970. */
  retry = $state(0);
  card: TableCard | null = $state.raw(null);
  you: You = $state.raw({});
  said: Words[] = $state.raw([]);
  /** What the server says of itself: that it cannot store, that it starts anew. */
  notice: string | null = $state(null);
  /** Why there is no table here. */
  door: Refused | null = $state.raw(null);

  #socket: WebSocket | null = null;
  #version = 0;
  #talk = 0;
  #tries = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ended = false;
  readonly #waiting = new Map<string, Waiting>();
  readonly #away = (): void => this.#lost();
  readonly #back = (): void => this.now();

  constructor(
    readonly table: string,
    readonly heard: (frame: UpdateFrame, anew: boolean) => void,
  ) {
    addEventListener('offline', this.#away);
    addEventListener('online', this.#back);
    this.#open();
  }

  /** Leave it for good. */
  close(): void {
    this.#ended = true;
    removeEventListener('offline', this.#away);
    removeEventListener('online', this.#back);
    clearTimeout(this.#timer);
    this.#socket?.close();
  }

  /** Carry out a command: what a menu was asked for, or null; Refused if it is refused. */
  do(command: Wanted): Promise<Menu | null> {
    const id = random(9);
    const sent = JSON.stringify({ ...command, id });
    return new Promise((kept, refused) => {
      this.#waiting.set(id, { sent, kept, refused });
      if (this.state === 'live') this.#send(id, sent);
    });
  }

  /** The same for who only wants to know why not: the sentence of a refusal, nothing if it is done. */
  tried(command: Wanted): Promise<string> {
    return this.do(command).then(
      () => '',
      (error: unknown) => (error instanceof Refused ? error.message : String(error)),
    );
  }

  /** Try at once. */
  now(): void {
    if (this.state !== 'lost' || this.#ended) return;
    clearTimeout(this.#timer);
    this.#open();
  }

  #open(): void {
    // One that is still on the way would stand beside the new one.
    this.#socket?.close();
    const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:';
    const socket = new WebSocket(`${scheme}//${location.host}/api/tables/${this.table}/live`);
    this.#socket = socket;
    socket.onopen = () => {
      const hello = { type: 'hello', protocol: PROTOCOL, key: key(), since: this.#version, talk: this.#talk, language: settings.language };
      socket.send(JSON.stringify(hello));
    };
    socket.onmessage = (message) => {
      if (socket === this.#socket) this.#take(JSON.parse(String(message.data)) as Frame);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#lost();
    };
    setTimeout(() => {
      // A connection that is on the way for so long never arrives.
      if (socket === this.#socket && this.state !== 'live') this.#lost();
    }, PATIENCE);
  }

  #lost(): void {
    if (this.#ended || this.state === 'closed') return;
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    this.state = 'lost';
    clearTimeout(this.#timer);
    const pause = Math.min(LONGEST, 500 * 2 ** this.#tries++);
    this.retry = Date.now() + pause;
    // A browser that knows it is offline says when it is not any more.
    if (navigator.onLine) this.#timer = setTimeout(() => this.now(), pause);
    if (this.card === null) void this.#knock();
  }

  /** Ask why there is no table: a browser does not tell why a connection was refused. */
  async #knock(): Promise<void> {
    try {
      await ask<TableFrame>(`/api/tables/${this.table}`);
    } catch (error) {
      if (error instanceof Refused && error.status === 404) {
        clearTimeout(this.#timer);
        this.door = error;
        this.state = 'closed';
      }
    }
  }

  #send(id: string, sent: string): void {
    const socket = this.#socket;
    socket?.send(sent);
    setTimeout(() => {
      // Nothing heard of it: the network is dead without saying so.
      if (this.#waiting.has(id) && socket === this.#socket) this.#lost();
    }, PATIENCE);
  }

  #answered(id: string, menu: Menu | null = null): void {
    this.#waiting.get(id)?.kept(menu);
    this.#waiting.delete(id);
  }

  #take(frame: Frame): void {
    switch (frame.type) {
      case 'table':
        this.card = frame.table;
        this.you = frame.you;
        if (this.state !== 'live') {
          this.state = 'live';
          this.#tries = 0;
          this.notice = null;
          for (const [id, { sent }] of this.#waiting) this.#send(id, sent);
        }
        break;
      case 'update': {
        const anew = frame.update.since < this.#version || this.#version === 0;
        this.#version = frame.update.version;
        this.heard(frame, anew);
        for (const id of frame.done ?? []) this.#answered(id);
        break;
      }
      case 'done':
        this.#answered(frame.id);
        break;
      case 'menu':
        this.#answered(frame.id, frame.menu);
        break;
      case 'talk':
        this.said = [...this.said, ...frame.said.filter((words) => words.number > this.#talk)];
        this.#talk = this.said.at(-1)?.number ?? 0;
        break;
      case 'refused':
        this.#refused(frame.id ?? null, new Refused(frame.code, frame.text), frame.retry ?? null);
        break;
      case 'notice':
        this.notice = frame.code === 'store-back' ? null : frame.code;
        break;
      case 'reload':
        if (frame.protocol !== PROTOCOL) location.reload();
        this.#version = 0;
        break;
    }
  }

  #refused(id: string | null, error: Refused, retry: number | null): void {
    const waiting = id === null ? undefined : this.#waiting.get(id);
    if (id !== null && waiting) {
      this.#waiting.delete(id);
      waiting.refused(error);
    } else if (this.card === null && retry === null) {
      this.door = error;
      this.state = 'closed';
      this.#socket?.close();
    }
  }
}
