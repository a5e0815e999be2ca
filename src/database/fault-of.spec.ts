import { createServer } from 'node:net';
import { Client, DatabaseError } from 'pg';
import { QueryFailedError } from 'typeorm';
import { DatabaseFault } from './database-fault.js';
import { faultIn, refusalIn } from './fault-of.js';
import { WritesRefused } from './writes-refused.js';

const failing = (client: Client): Promise<unknown> =>
  client.query('SELECT 1').then(
    () => new Error('it was answered'),
    (error: unknown) => error,
  );

/** A port on which nobody listens. */
const closedPort = (): Promise<number> =>
  new Promise(resolve => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });

describe('The fault behind an error of a statement', () => {
  it('is there on a connection that broke before it was used, whatever pg calls that', async () => {
    const client = new Client({ host: '127.0.0.1', port: await closedPort() });
    client.on('error', () => undefined);
    await expect(client.connect()).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    expect(faultIn(await failing(client))).toBeInstanceOf(DatabaseFault);
  });

  it('is there on a connection that was closed', async () => {
    const client = new Client();
    await client.end();
    expect(faultIn(await failing(client))).toBeInstanceOf(DatabaseFault);
  });

  it.each([
    new Error('Query read timeout'),
    new Error('Connection terminated'),
    new Error('Connection terminated unexpectedly'),
    new Error('Client has encountered a connection error and is not queryable'),
    new Error('Client was closed and is not queryable'),
    Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' }),
    Object.assign(new DatabaseError('terminating connection', 0, 'error'), { code: '57P01' }),
  ])('is there: %s', error => {
    expect(faultIn(error)).toBeInstanceOf(DatabaseFault);
    expect(faultIn(new QueryFailedError('SELECT 1', [], error))).toBeInstanceOf(DatabaseFault);
  });

  it.each([
    new Error('This is no club of a context.'),
    new TypeError('Connection is not defined'),
    Object.assign(new DatabaseError('syntax error', 0, 'error'), { code: '42601' }),
  ])('is not there: %s', error => {
    expect(faultIn(error)).toBeUndefined();
  });
});

describe('The refusal behind an error of a statement that was to write', () => {
  const said = (code: string, file: string) =>
    Object.assign(new DatabaseError('could not', 0, 'error'), { code, file });

  it.each([
    ['a database that is read-only', said('25006', 'utility.c')],
    ['a full disk', said('53100', 'md.c')],
    ['a disk that fails', said('58030', 'fd.c')],
    ['a disk that became read-only', said('42501', 'md.c')],
    ['a used-up quota', said('XX000', 'md.c')],
  ])('is there: %s', (_, error) => {
    expect(refusalIn(error)).toBeInstanceOf(WritesRefused);
    expect(refusalIn(new QueryFailedError('INSERT', [], error))).toBeInstanceOf(WritesRefused);
  });

  it.each([
    ['row level security', said('42501', 'execMain.c')],
    ['a missing right', said('42501', 'aclchk.c')],
    ['a fault inside PostgreSQL', said('XX000', 'heapam.c')],
    ['a unique key', said('23505', 'nbtinsert.c')],
    ['a connection that broke', new Error('Connection terminated unexpectedly')],
  ])('is not there: %s', (_, error) => {
    expect(refusalIn(error)).toBeUndefined();
  });
});
