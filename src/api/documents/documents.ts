import type { Print } from './print.js';
import type { DocumentAsked } from '../work/job.js';
import type { Client, WorkPool } from '../work/work-pool.js';

/** So many bytes of documents are kept ready; the one that nobody has asked for the longest goes first. */
const mostBytes = 48 * 1024 * 1024;

/** The documents that a worker makes, each made once for all who ask, and kept while there is room. */
export class Documents {
  private readonly kept = new Map<string, Print>();
  private readonly underway = new Map<string, Promise<Print | null>>();
  private bytes = 0;

  constructor(private readonly work: WorkPool) {}

  async find(document: DocumentAsked, client: Client): Promise<Print | null> {
    const key = JSON.stringify(document);
    const known = this.kept.get(key);
    if (known !== undefined) {
      this.kept.delete(key);
      this.kept.set(key, known);
      return known;
    }
    const underway = this.underway.get(key);
    if (underway) return underway;
    const made = this.make(key, document, client).finally(() => this.underway.delete(key));
    this.underway.set(key, made);
    return made;
  }

  private async make(key: string, document: DocumentAsked, client: Client): Promise<Print | null> {
    const print = await this.work.run({ kind: 'document', document }, client);
    if (print !== null) this.keep(key, print);
    return print;
  }

  private keep(key: string, print: Print): void {
    this.kept.set(key, print);
    this.bytes += bytesOf(print);
    for (const [oldest, its] of this.kept) {
      if (this.bytes <= mostBytes || oldest === key) break;
      this.kept.delete(oldest);
      this.bytes -= bytesOf(its);
    }
  }
}

const bytesOf = ({ body, gzip }: Print): number => body.length + gzip.length;
