// The connection to one table, as the page shows it.

import { askAge } from '../browser/arrival';
import type { FromServer } from '../net/protocol';
import { socketAddress, TableSocket, type Request } from '../net/socket';

export class Connection {
  online = $state(false);
  attempts = $state(0); // to reconnect
  missing = $state(false); // there is no such table
  private readonly socket: TableSocket;

  constructor(table: string, onmessage: (message: FromServer) => void) {
    this.socket = new TableSocket(socketAddress(table), {
      onmessage,
      onstate: (open, attempts) => {
        if (open && this.attempts) void askAge(); // the server may have been updated meanwhile
        this.online = open;
        this.attempts = attempts;
      },
      onmissing: () => (this.missing = true),
    });
  }

  ask(request: Request): Promise<FromServer> {
    return this.socket.send(request);
  }

  retry(): void {
    this.socket.retry();
  }

  close(): void {
    this.socket.close();
  }
}
