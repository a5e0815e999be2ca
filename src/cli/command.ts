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

interface ReadCommand<A> {
  readonly summary: string;
  readonly usage: string;
  /** What the words ask for; undefined, or an error of whoever parses them, if they are not understood. */
  readonly read: (words: string[]) => A | undefined;
  readonly run: (asked: A, console: Console) => Promise<number>;
}

/** A command whose words are read first; where they are not understood, it says how it is called. */
export const readCommand = <A>({ summary, usage, read, run }: ReadCommand<A>): Command => ({
  summary,
  usage,
  run: async (words, console) => {
    const asked = understood(read, words);
    if (asked !== undefined) return run(asked, console);
    console.complain(usage);
    return exit.usage;
  },
});

const understood = <A>(read: (words: string[]) => A | undefined, words: readonly string[]): A | undefined => {
  try {
    return read([...words]);
  } catch {
    return undefined;
  }
};
