import { Writable } from 'node:stream';
import { pino, type Logger } from 'pino';

/** Hears what is sent and answered, so that every secret that ever was is known. */
export class Ears {
  private readonly secrets = new Set<string>();
  private readonly fetch = globalThis.fetch;
  private lines = '';
  readonly log: Logger;

  constructor() {
    const write = (line: Buffer, _: unknown, done: () => void): void => {
      this.lines += line.toString();
      done();
    };
    this.log = pino({ level: 'info' }, new Writable({ write }));
    globalThis.fetch = async (...asked) => {
      const reply = await this.fetch(...asked);
      const body = asked[1]?.body;
      if (typeof body === 'string') this.hear(body);
      this.hear(await reply.clone().text());
      const cookie = /=([^;]{20,});/.exec(reply.headers.get('set-cookie') ?? '')?.[1];
      if (cookie !== undefined) this.secrets.add(cookie);
      return reply;
    };
  }

  /** The log so far, but for the line in which the server says where it listens. */
  get logged(): string {
    return this.lines.replace(/.*Server listening.*\n/g, '');
  }

  get heard(): ReadonlySet<string> {
    return this.secrets;
  }

  /** Everything in a text that must not be there: secrets, addresses of people, addresses of machines. */
  secretsIn(text: string): readonly string[] {
    const found = [...this.secrets].filter(secret => text.includes(secret));
    const addresses = text.match(/[\w.+-]+@[\w-]+\.\w+|\b(?:127|192|10)\.\d{1,3}\.\d{1,3}\.\d{1,3}\b|::1\b/g) ?? [];
    return [...new Set([...found, ...addresses])];
  }

  stop(): void {
    globalThis.fetch = this.fetch;
  }

  private hear(text: string): void {
    for (const [, value] of text.matchAll(/"(?:password|newPassword|email|token|code)":"([^"]{8,})"/g))
      // Codes of problems are no secrets.
      if (value !== undefined && !/^[a-z-]+$|^[A-Z_]+$|^[a-z]+\/[a-z-]+$/.test(value)) this.secrets.add(value);
    for (const [key, random] of text.matchAll(/wk_[rws]_\w{8}_([0-9A-Za-z]{43})_\w{6}/g)) {
      this.secrets.add(key);
      if (random !== undefined) this.secrets.add(random);
    }
    for (const [token, random] of text.matchAll(/g_([0-9A-Za-z]{24})_[0-9A-Za-z]{6}/g)) {
      this.secrets.add(token);
      if (random !== undefined) this.secrets.add(random);
    }
  }
}
