// The WebSocket to a table. It reconnects by itself and sends unanswered requests again; the server
// counts each of them once.

import type { FromPage, FromServer } from './protocol';

type WithoutRef<T> = T extends unknown ? Omit<T, 'ref'> : never;
export type Request = WithoutRef<FromPage>;

interface Waiting {
  message: FromPage;
  answer: (message: FromServer) => void;
}

export interface Listener {
  onmessage: (message: FromServer) => void;
  onstate: (open: boolean, attempts: number) => void;
  /** There is no such table: stop trying. */
  onmissing: () => void;
}

const RETRY_MS = [0, 250, 500, 1000, 1500]; // short enough to be back within two seconds
const PING_MS = 15_000;
const NO_TABLE_CODE = 4404; // the server closes with it if the table does not exist
const PONG_MS = 4_000; // a socket that does not answer is dead, whatever the browser says

/** Milliseconds to wait before the next attempt, given how many have failed. */
export const pause = (failed: number): number => RETRY_MS[Math.min(failed, RETRY_MS.length - 1)];

export class TableSocket {
  private socket: WebSocket | null = null;
  private waiting = new Map<number, Waiting>();
  private ref = 0;
  private failed = 0; // attempts since the last welcome
  private timer: ReturnType<typeof setTimeout> | undefined;
  private death: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setInterval>;
  private heard = 0;
  private closed = false;

  constructor(
    private readonly address: string,
    private readonly listener: Listener,
  ) {
    this.open();
    this.beat = setInterval(() => this.probe(), PING_MS);
    globalThis.addEventListener?.('offline', this.drop);
    globalThis.addEventListener?.('online', this.back);
  }

  /** Send a request; its answer carries the same number. */
  send(request: Request): Promise<FromServer> {
    const message = { ...request, ref: ++this.ref } as FromPage;
    return new Promise((answer) => {
      this.waiting.set(message.ref, { message, answer });
      if (this.isOpen()) this.socket?.send(JSON.stringify(message));
    });
  }

  /** Try at once instead of waiting for the next attempt. */
  retry(): void {
    if (this.socket || this.closed) return;
    clearTimeout(this.timer);
    this.open();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearTimeout(this.death);
    clearInterval(this.beat);
    globalThis.removeEventListener?.('offline', this.drop);
    globalThis.removeEventListener?.('online', this.back);
    this.socket?.close();
  }

  private isOpen = (): boolean => this.socket?.readyState === WebSocket.OPEN;
  private drop = (): void => this.lose(this.socket);
  private back = (): void => this.retry();

  private open(): void {
    const socket = new WebSocket(this.address);
    this.socket = socket;
    socket.onmessage = (event) => this.hear(JSON.parse(String(event.data)) as FromServer);
    socket.onclose = ({ code }) => (code === NO_TABLE_CODE ? this.miss() : this.lose(socket));
  }

  private miss(): void {
    this.close();
    this.listener.onmissing();
  }

  /** The connection is lost: try to reconnect at once, then with growing pauses. */
  private lose(socket: WebSocket | null): void {
    if (!socket || this.socket !== socket || this.closed) return;
    this.socket = null;
    clearTimeout(this.death);
    socket.close();
    const wait = pause(this.failed);
    this.failed += 1;
    this.listener.onstate(false, this.failed);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.open(), wait);
  }

  /** Ping the server; a network may fail silently. */
  private probe(): void {
    const { socket, heard } = this;
    if (!this.isOpen()) return;
    this.socket?.send(JSON.stringify({ type: 'ping', ref: 0 }));
    clearTimeout(this.death);
    this.death = setTimeout(() => this.heard === heard && this.lose(socket), PONG_MS);
  }

  private hear(message: FromServer): void {
    this.heard += 1;
    if (message.type === 'welcome') this.found();
    this.listener.onmessage(message);
    const ref = 'ref' in message ? (message.ref ?? 0) : 0;
    const waiting = this.waiting.get(ref);
    if (waiting) {
      this.waiting.delete(ref);
      waiting.answer(message);
    } else if (message.type === 'welcome' && !ref) {
      this.again();
    }
  }

  /** A socket may open before its table is known: only the welcome counts. */
  private found(): void {
    this.failed = 0;
    this.listener.onstate(true, 0);
  }

  /** After a reconnect: send unanswered requests again. */
  private again(): void {
    for (const { message } of this.waiting.values()) {
      if (this.isOpen()) this.socket?.send(JSON.stringify(message));
    }
  }
}

export function socketAddress(table: string): string {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return `${scheme}://${location.host}/api/tables/${encodeURIComponent(table)}/socket`;
}
