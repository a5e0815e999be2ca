/** Where a command reads and writes. */
export interface Console {
  readonly write: (line: string) => void;
  readonly complain: (line: string) => void;
  /** All that stands in a file, or at the standard input for `-`. */
  readonly read: (file: string) => Promise<string>;
}

/** What a command answers to the shell: done, done with a bad result, or not understood. */
export const exit = { good: 0, bad: 1, usage: 2 } as const;

/** One command of the program. */
export interface Command {
  readonly summary: string;
  /** How it is called, and with which options. */
  readonly usage: string;
  readonly run: (words: readonly string[], console: Console) => Promise<number>;
}
