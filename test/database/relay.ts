import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** A stretch of network between Arbitro and its database, which can be cut, mended or made to swallow everything. */
export class Relay {
  private readonly sockets = new Set<Socket>();
  private server: Server | undefined;
  private isStalled = false;

  constructor(
    private readonly target: number,
    private port = 0,
  ) {}

  async mend(): Promise<number> {
    this.server = createServer(near => this.join(near)).listen(this.port, '127.0.0.1');
    await once(this.server, 'listening');
    // A server that listens on an address of the internet tells it as an object.
    this.port = (this.server.address() as AddressInfo).port;
    return this.port;
  }

  async cut(): Promise<void> {
    const server = this.server;
    this.server = undefined;
    this.sockets.forEach(socket => socket.destroy());
    if (server) await new Promise(resolve => server.close(resolve));
  }

  stall(isStalled: boolean): void {
    this.isStalled = isStalled;
    this.sockets.forEach(socket => (isStalled ? socket.pause() : socket.resume()));
  }

  private join(near: Socket): void {
    const far = connect(this.target, '127.0.0.1');
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      this.sockets.add(one);
      one.on('data', bytes => other.write(bytes));
      one.on('error', () => other.destroy());
      one.on('close', () => {
        this.sockets.delete(one);
        other.destroy();
      });
      if (this.isStalled) one.pause();
    }
  }
}
