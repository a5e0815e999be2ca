import type { Language, Status } from '../../core/index.js';

/** A page as plain data: said once, then written as HTML for the server or as Markdown for the repository. */
export interface Page {
  /** Its address on the server, without a language. */
  readonly path: string;
  readonly language: Language;
  readonly title: string;
  /** One sentence for search engines and link previews. */
  readonly about: string;
  /** The pages above it, outermost first. */
  readonly trail: readonly Way[];
  readonly blocks: readonly Block[];
  /** The pages beside it, by chapter. */
  readonly beside?: readonly { readonly title: Way; readonly ways: readonly Way[] }[];
  readonly before?: Way;
  readonly after?: Way;
}

/** A way to another page: an address and what it is called. */
export interface Way {
  readonly to: string;
  readonly title: string;
}

/** A piece of a line. */
export type Piece =
  | string
  | { readonly code: string }
  | { readonly strong: string }
  | { readonly quiet: string }
  | { readonly cite: string }
  | { readonly mark: string; readonly tone: Tone }
  /** Something smaller below the rest of its cell. */
  | { readonly below: Line }
  | Way;

/** How a mark looks: plain, what is needed, what is good, what is forbidden, dice. */
export type Tone = 'plain' | 'needed' | 'good' | 'bad' | 'dice';

export type Line = readonly Piece[];

export interface Column {
  readonly title: string;
  readonly as?: 'number';
  /** Left out where there is little room. */
  readonly lesser?: true;
}

export interface Row {
  /** An anchor, for rows that others point at. */
  readonly id?: string;
  readonly cells: readonly Line[];
}

export interface Bar {
  readonly label: string;
  /** From 0 to 1. */
  readonly share: number;
  readonly shown: string;
}

/** What a page is made of. */
export type Block =
  | { readonly kind: 'lead'; readonly line: Line }
  | { readonly kind: 'paragraph'; readonly line: Line }
  | { readonly kind: 'section'; readonly id: string; readonly title: string; readonly blocks: readonly Block[] }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly Item[] }
  | { readonly kind: 'pairs'; readonly pairs: readonly { readonly term: Line; readonly line: Line }[] }
  | Tabular
  | { readonly kind: 'bars'; readonly caption: Line; readonly bars: readonly Bar[] }
  | { readonly kind: 'code'; readonly title: string; readonly language: CodeLanguage; readonly text: string }
  | { readonly kind: 'fold'; readonly title: Line; readonly blocks: readonly Block[] }
  | {
      readonly kind: 'panel';
      readonly id: string;
      readonly title: Line;
      readonly tone: Tone;
      readonly blocks: readonly Block[];
    }
  | { readonly kind: 'cards'; readonly cards: readonly Card[] }
  | { readonly kind: 'note'; readonly line: Line }
  /** A place that a script of the page fills, perhaps the whole width of it; on paper it stays empty. */
  | { readonly kind: 'place'; readonly id: string; readonly whole?: true }
  | Form
  | Asking;

export interface Tabular {
  readonly kind: 'table';
  readonly caption: Line;
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
  /** Whether, where there is little room, each row becomes a small paragraph. */
  readonly stacks: boolean;
}

export interface Item {
  readonly line: Line;
  readonly items?: readonly Item[];
}

export interface Card {
  readonly way: Way;
  readonly line: Line;
  readonly marks: Line;
}

/** What a listing is written in. */
export type CodeLanguage = 'json' | 'sh' | 'graphql' | 'text';

/** Fields for people to fill in, sent by a script of the page; on paper there are none. */
export interface Form {
  readonly kind: 'form';
  readonly id: string;
  readonly fields: readonly FormField[];
  readonly submit: string;
}

export interface FormField {
  readonly name: string;
  readonly label: string;
  readonly type: 'text' | 'email' | 'password';
  readonly autocomplete: string;
  readonly longest: number;
  readonly hint?: string;
}

/** The words of an outcome in the reader’s language, for answers that are shown as they come. */
export interface SpokenWords {
  /** Each field with what it means, its measure, and its values in words. */
  readonly fields: readonly (readonly [field: string, said: SpokenField])[];
  /** The words that steps speak in, where they mean one thing only. */
  readonly steps: readonly (readonly [word: string, said: string])[];
}

export interface SpokenField {
  readonly says: string;
  readonly unit?: string;
  readonly values?: readonly (readonly [value: string, said: string])[];
}

/** A request that can be sent from the page itself; on paper, how to send it. */
export interface Asking {
  readonly kind: 'ask';
  readonly id: string;
  readonly rule: string;
  readonly odds: string;
  readonly request: string;
  /** The answer as it comes, for readers who do not send it. */
  readonly answer: {
    readonly status: Status;
    readonly dice: readonly string[];
    readonly summary: string;
    readonly json: string;
  };
  /** Why, for the same readers. */
  readonly because: readonly Item[];
  /** How what comes back is said to those who do send it. */
  readonly words: SpokenWords;
  readonly says: {
    readonly status: { readonly [S in Status]: string };
    readonly why: string;
    readonly request: string;
    readonly send: string;
    readonly roll: string;
    readonly odds: string;
    readonly answer: string;
    readonly failed: string;
  };
}

/** A line without its marks, as it would be read aloud. */
export const plainLine = (line: Line): string => line.map(plainPiece).join('');

const plainPiece = (piece: Piece): string => {
  if (typeof piece === 'string') return piece;
  if ('code' in piece) return piece.code;
  if ('strong' in piece) return piece.strong;
  if ('quiet' in piece) return piece.quiet;
  if ('cite' in piece) return piece.cite;
  if ('mark' in piece) return piece.mark;
  if ('below' in piece) return ` (${plainLine(piece.below)})`;
  return piece.title;
};

/** Lines put one after another with something in between. */
export const joined = (lines: readonly Line[], between: string): Line =>
  lines.flatMap((line, i) => (i === 0 ? line : [between, ...line]));

export const code = (text: string): Piece => ({ code: text });
export const cite = (text: string): Piece => ({ cite: text });
/** What stands out; where nothing is said, a dash does. */
export const strong = (text: string): Piece => ({ strong: text === '' ? '–' : text });
export const quiet = (text: string): Piece => ({ quiet: text });
export const mark = (text: string, tone: Tone = 'plain'): Piece => ({ mark: text, tone });
export const below = (...line: Line): Piece => ({ below: line });
export const way = (to: string, title: string): Way => ({ to, title });

export const paragraph = (...line: Line): Block => ({ kind: 'paragraph', line });
export const section = (id: string, title: string, blocks: readonly Block[]): readonly Block[] =>
  blocks.length === 0 ? [] : [{ kind: 'section', id, title, blocks }];
export const list = (items: readonly Line[], ordered = false): readonly Block[] =>
  items.length === 0 ? [] : [{ kind: 'list', ordered, items: items.map(line => ({ line })) }];
export const table = (
  caption: Line,
  columns: readonly Column[],
  rows: readonly (readonly Line[])[],
): readonly Block[] =>
  rows.length === 0
    ? []
    : [{ kind: 'table', caption, columns, rows: rows.map(cells => ({ cells })), stacks: columns.length > 2 }];
