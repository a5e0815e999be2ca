import type { DocumentStore } from '@apollo/server';
import type { DocumentNode } from 'graphql';

/** Clients send the same few queries again and again; a long one takes a hundred kilobytes to keep. */
const mostKept = 300;

/** The queries found valid of late, by their hash: Apollo neither reads nor checks them again. */
export class Documents implements DocumentStore {
  private readonly kept = new Map<string, DocumentNode>();

  async get(key: string): Promise<DocumentNode | undefined> {
    const document = this.kept.get(key);
    if (document === undefined) return undefined;
    // What was asked last goes last.
    this.kept.delete(key);
    this.kept.set(key, document);
    return document;
  }

  async set(key: string, document: DocumentNode): Promise<void> {
    const [oldest] = this.kept.keys();
    if (this.kept.size >= mostKept && oldest !== undefined) this.kept.delete(oldest);
    this.kept.set(key, document);
  }

  async delete(key: string): Promise<boolean> {
    return this.kept.delete(key);
  }
}
