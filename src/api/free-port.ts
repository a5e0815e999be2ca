import { createServer } from 'node:net';

/** Where the doors are when nobody has said so, and how many ports after it may take its place. */
const usual = 3000;
const others = 10;

/**
 * The usual port, or the next one that nobody listens on, so that a first start also succeeds beside another program.
 * Where all are taken it is the usual one: opening that says what is wrong.
 */
export const freePort = async (host: string): Promise<number> => {
  for (let port = usual; port <= usual + others; port++) if (await isFree(port, host)) return port;
  return usual;
};

/** Only that somebody listens there makes it taken: another fault is for the opening to tell. */
const isFree = (port: number, host: string): Promise<boolean> =>
  new Promise(resolve => {
    const server = createServer()
      .once('error', ({ code }: NodeJS.ErrnoException) => resolve(code !== 'EADDRINUSE'))
      .listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });
