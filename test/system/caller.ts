import { Agent, request, type IncomingHttpHeaders } from 'node:http';

/** What a door answered. */
export interface Answered {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  // What an answer holds is for each experiment to say.
  readonly body: any; // eslint-disable-line @typescript-eslint/no-explicit-any
}

type Headers = { readonly [name: string]: string };

/** Somebody who keeps his connections, and is told when there was no answer. */
export class Caller {
  private constructor(
    readonly port: number,
    private readonly headers: Headers,
    private readonly agent: Agent,
  ) {}

  static at(port: number, headers: Headers = {}): Caller {
    return new Caller(port, headers, new Agent({ keepAlive: true }));
  }

  with(headers: Headers): Caller {
    return new Caller(this.port, { ...this.headers, ...headers }, this.agent);
  }

  /** The same at another server. */
  at(port: number): Caller {
    return new Caller(port, this.headers, this.agent);
  }

  get(path: string): Promise<Answered> {
    return this.ask('GET', path);
  }

  post(path: string, body: unknown = {}): Promise<Answered> {
    return this.ask('POST', path, body);
  }

  /** Fails with the code of the connection's fault if no whole answer comes. */
  ask(method: string, path: string, body?: unknown): Promise<Answered> {
    const bytes = body === undefined ? undefined : Buffer.from(JSON.stringify(body));
    const headers = {
      ...(bytes && { 'content-type': 'application/json', 'content-length': String(bytes.length) }),
      ...this.headers,
    };
    return new Promise((resolve, reject) => {
      const asking = request(
        { host: '127.0.0.1', port: this.port, method, path, headers, agent: this.agent },
        answer => {
          const pieces: Buffer[] = [];
          answer.on('data', (piece: Buffer) => pieces.push(piece));
          answer.on('error', reject);
          answer.on('end', () => {
            const text = Buffer.concat(pieces).toString();
            const isJson = answer.headers['content-type']?.includes('json') ?? false;
            const body: unknown = isJson ? JSON.parse(text) : undefined;
            // An answer of HTTP has a status.
            resolve({ status: answer.statusCode as number, headers: answer.headers, text, body });
          });
        },
      );
      asking.on('error', reject);
      asking.end(bytes);
    });
  }

  /** Lets go of the connections. */
  hangUp(): void {
    this.agent.destroy();
  }
}
