// The line to a table. It comes back by itself after a loss; what was asked and not answered then
// is asked again, for the server counts a step only once.

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
}

const PAUSES = [0, 300, 700, 1500, 3000, 5000];
const SILENCE = 25_000; // a quiet line is tried with a ping

/** How long to wait before an attempt, in milliseconds. */
export const pause = (attempt: number): number => PAUSES[Math.min(attempt, PAUSES.length - 1)];

export class Line {
  private socket: WebSocket | null = null;
  private waiting = new Map<number, Waiting>();
  private ref = 0;
  private attempts = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setInterval> | undefined;
  private closed = false;

  constructor(
    private readonly address: string,
    private readonly listener: Listener,
  ) {
    this.open();
    this.beat = setInterval(() => void this.send({ type: 'ping' }), SILENCE);
  }

  /** Ask for something; the answer carries the same number. */
  send(request: Request): Promise<FromServer> {
    const message = { ...request, ref: ++this.ref } as FromPage;
    return new Promise((answer) => {
      this.waiting.set(message.ref, { message, answer });
      if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
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
    clearInterval(this.beat);
    this.socket?.close();
  }

  private open(): void {
    const socket = new WebSocket(this.address);
    this.socket = socket;
    socket.onmessage = (event) => this.hear(JSON.parse(String(event.data)) as FromServer);
    socket.onopen = () => {
      this.attempts = 0;
      this.listener.onstate(true, 0);
    };
    socket.onclose = () => {
      if (this.socket !== socket || this.closed) return;
      this.socket = null;
      this.attempts += 1;
      this.listener.onstate(false, this.attempts);
      this.timer = setTimeout(() => this.open(), pause(this.attempts));
    };
  }

  private hear(message: FromServer): void {
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

  /** After a lost line: what was not answered is asked again. */
  private again(): void {
    for (const { message } of this.waiting.values()) {
      if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
    }
  }
}

export function socketAddress(table: string): string {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return `${scheme}://${location.host}/api/tables/${encodeURIComponent(table)}/socket`;
}
