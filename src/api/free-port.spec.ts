import { once } from 'node:events';
import { createServer, type Server } from 'node:net';
import { freePort } from './free-port.js';

/** An address of this machine that no other program uses, so that the ports there are ours. */
const host = '127.13.27.9';
const servers: Server[] = [];
const take = async (port: number): Promise<void> => {
  const server = createServer().listen(port, host);
  servers.push(server);
  await once(server, 'listening');
};
afterEach(async () => {
  for (const server of servers.splice(0)) await once(server.close(), 'close');
});

// Only Linux has a whole network of addresses for itself.
const onLinux = process.platform === 'linux' ? it : it.skip;

describe('The port of a first start', () => {
  onLinux('is 3000, and the next free one where that is taken', async () => {
    expect(await freePort(host)).toBe(3000);
    await take(3000);
    await take(3001);
    expect(await freePort(host)).toBe(3002);
  });

  onLinux('is 3000 all the same where the next ones are taken too', async () => {
    for (let port = 3000; port <= 3010; port++) await take(port);
    expect(await freePort(host)).toBe(3000);
  });

  it('is left to be refused where this machine has no such address', async () => {
    expect(await freePort('192.0.2.1')).toBe(3000);
  });
});
