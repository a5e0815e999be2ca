import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';

/** What a cell shows and holds. */
export interface Shown {
  readonly text: string;
  /** Its value, if it is a number and not a text that looks like one. */
  readonly number: number | null;
  /** The error of Calc, 0 if none: 540 not permitted, 519 #VALUE!, 525 #NAME?, 32767 #N/A. */
  readonly error: number;
}

type Command =
  | { readonly do: 'new' | 'close' | 'recalc' }
  | { readonly do: 'type'; readonly cells: { readonly [address: string]: string } }
  | { readonly do: 'array'; readonly range: string; readonly formula: string }
  | { readonly do: 'read'; readonly cells: readonly string[] }
  | { readonly do: 'link'; readonly url: string; readonly options: string }
  | { readonly do: 'save' | 'open'; readonly name: string };

interface Answer {
  readonly ready?: true;
  readonly italian?: boolean;
  readonly failed?: string;
  readonly value?: unknown;
}

/** A real LibreOffice Calc in a process of its own. */
export class Calc {
  private readonly waiting: ((answer: Answer) => void)[] = [];
  private readonly ended: Promise<void>;
  /** Whether functions go by their Italian names here. */
  italian = false;

  private constructor(private readonly driver: ChildProcessByStdio<Writable, Readable, null>) {
    createInterface({ input: driver.stdout }).on('line', line => this.waiting.shift()?.(JSON.parse(line) as Answer));
    this.ended = new Promise(resolve => driver.once('close', () => resolve()));
    void this.ended.then(() => {
      for (const answer of this.waiting) answer({ failed: 'the office ended' });
    });
  }

  /** Starts Calc for a user of this locale, who trusts workbooks of this folder. */
  static async start(folder: string, locale: string): Promise<Calc> {
    // The distribution's own Python is the one that knows the office.
    const driver = spawn('/usr/bin/python3', [join(__dirname, 'calc.py'), folder, locale], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    const calc = new Calc(driver);
    const { italian = false } = await calc.answer();
    calc.italian = italian;
    return calc;
  }

  private async answer(): Promise<Answer> {
    const answer = await new Promise<Answer>(resolve => this.waiting.push(resolve));
    if (answer.failed !== undefined) throw new Error(answer.failed);
    return answer;
  }

  async do(command: Command): Promise<void> {
    this.driver.stdin.write(`${JSON.stringify(command)}\n`);
    await this.answer();
  }

  async read(...cells: readonly string[]): Promise<readonly Shown[]> {
    this.driver.stdin.write(`${JSON.stringify({ do: 'read', cells })}\n`);
    const { value } = await this.answer();
    // The driver answers every address it was asked for.
    const read = value as { readonly [address: string]: Shown };
    return cells.map(cell => read[cell] ?? { text: '', number: null, error: -1 });
  }

  async texts(...cells: readonly string[]): Promise<readonly string[]> {
    return (await this.read(...cells)).map(({ text }) => text);
  }

  async end(): Promise<void> {
    this.driver.stdin.end();
    await this.ended;
  }
}
