import { setTimeout as pause } from 'node:timers/promises';
import { DatabaseFault } from '../../database/index.js';
import { OneAtATime } from './one-at-a-time.js';

/** Work that goes on until it is told to end, and notes when it begins. */
class Work {
  readonly begun: string[] = [];
  private readonly ends = new Map<string, (fault?: Error) => void>();

  of(name: string): () => Promise<string> {
    return () => {
      this.begun.push(name);
      return new Promise((resolve, reject) => this.ends.set(name, fault => (fault ? reject(fault) : resolve(name))));
    };
  }

  end(name: string, fault?: Error): void {
    this.ends.get(name)?.(fault);
  }
}

/** Longer than whatever has nothing to wait for. */
const aMoment = (): Promise<void> => pause(5);

describe('One at a time', () => {
  it('lets them in in the order of their coming, whatever became of the one before', async () => {
    const work = new Work();
    const turns = new OneAtATime();
    const [a, b, c] = ['a', 'b', 'c'].map(name => turns.run('battle', work.of(name)));
    const other = turns.run('other battle', work.of('elsewhere'));
    await aMoment();
    expect(work.begun).toEqual(['a', 'elsewhere']);
    work.end('a', new Error('refused'));
    await expect(a).rejects.toThrow('refused');
    await aMoment();
    expect(work.begun).toEqual(['a', 'elsewhere', 'b']);
    work.end('b');
    expect(await b).toBe('b');
    await aMoment();
    work.end('c');
    work.end('elsewhere');
    expect([await c, await other]).toEqual(['c', 'elsewhere']);
  });

  it('tells those who wait that the database is away, and lets in who comes later', async () => {
    const work = new Work();
    const turns = new OneAtATime();
    const waiting = ['a', 'b', 'c'].map(name => turns.run('battle', work.of(name)).catch(String));
    await aMoment();
    work.end('a', new DatabaseFault('away'));
    expect(await Promise.all(waiting)).toEqual(Array(3).fill('DatabaseFault: away'));
    const later = turns.run('battle', work.of('d'));
    await aMoment();
    expect(work.begun).toEqual(['a', 'd']);
    work.end('d');
    expect(await later).toBe('d');
  });

  it('lets nobody wait for ever, and nobody pass because another gave up', async () => {
    const work = new Work();
    const turns = new OneAtATime(500);
    const a = turns.run('battle', work.of('a'));
    await expect(turns.run('battle', work.of('b'))).rejects.toThrow(DatabaseFault);
    const c = turns.run('battle', work.of('c'));
    await aMoment();
    expect(work.begun).toEqual(['a']);
    work.end('a');
    expect(await a).toBe('a');
    await aMoment();
    expect(work.begun).toEqual(['a', 'c']);
    work.end('c');
    expect(await c).toBe('c');
  });
});
