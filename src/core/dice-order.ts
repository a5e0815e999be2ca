import { firstFaults, shown, type Fault, type Read } from './fault.js';
import type { Text } from './text.js';
import type { DiceSource } from './throw.js';

/** What a caller wants done about the dice. */
export type DiceOrder =
  | { readonly kind: 'ask' }
  | { readonly kind: 'faces'; readonly faces: readonly number[] }
  | { readonly kind: 'by-throw'; readonly faces: ReadonlyMap<string, readonly number[]> }
  | { readonly kind: 'roll' }
  | { readonly kind: 'seed'; readonly seed: string };

const mostDice = 10_000;
const longestSeed = 200;

const notUnderstood = (value: unknown): Fault => ({
  path: 'dice',
  code: 'dice/not-understood',
  says: {
    it: `dice: serve un elenco di facce, elenchi per nome del tiro, "roll" oppure { "seed": "…" } (al massimo ${mostDice} dadi, seme di al massimo ${longestSeed} caratteri); ricevuto ${shown(value)}.`,
    en: `dice: expected a list of faces, lists by throw id, "roll" or { "seed": "…" } (at most ${mostDice} dice, a seed of at most ${longestSeed} characters); got ${shown(value)}.`,
  },
});

/** The fault of a die that cannot show this face. */
export const impossibleFace = (path: string, face: unknown, sides?: number, id?: string): Fault => ({
  path,
  code: 'dice/impossible-face',
  says: {
    it: `Un dado${sides === undefined ? '' : ` a ${sides} facce`} non può mostrare ${shown(face)}${id === undefined ? '' : ` (tiro ${id})`}.`,
    en: `A die${sides === undefined ? '' : ` of ${sides} sides`} cannot show ${shown(face)}${id === undefined ? '' : ` (throw ${id})`}.`,
  },
});

const isFace = (face: unknown): face is number => typeof face === 'number' && Number.isInteger(face) && face >= 1;

const readFaces = (faces: readonly unknown[], path: string, faults: Fault[]): readonly number[] => {
  const wrong = faces.map((face, at) => ({ face, at })).filter(({ face }) => !isFace(face));
  faults.push(
    ...firstFaults(wrong, path, 'dice/impossible-face', ({ face, at }) => impossibleFace(`${path}[${at}]`, face)),
  );
  return faces.filter(isFace);
};

const ask: Read<DiceOrder> = { ok: true, value: { kind: 'ask' } };
const roll: Read<DiceOrder> = { ok: true, value: { kind: 'roll' } };

/** Reads the `dice` of a request; whether they fit the throws is seen when they are thrown. */
export const readDice = (dice: unknown): Read<DiceOrder> => {
  if (dice === undefined || dice === null) return ask;
  if (dice === 'roll') return roll;
  const faults: Fault[] = [];
  if (Array.isArray(dice)) {
    if (dice.length > mostDice) return { ok: false, faults: [notUnderstood(`${dice.length} dice`)] };
    const faces = readFaces(dice, 'dice', faults);
    return faults.length > 0 ? { ok: false, faults } : { ok: true, value: { kind: 'faces', faces } };
  }
  if (typeof dice !== 'object') return { ok: false, faults: [notUnderstood(dice)] };
  const entries = Object.entries(dice);
  const [first] = entries;
  if (entries.length === 1 && first !== undefined && first[0] === 'seed' && !Array.isArray(first[1])) {
    const seed: unknown = first[1];
    if (typeof seed !== 'string' || seed.length === 0 || seed.length > longestSeed)
      return { ok: false, faults: [notUnderstood(dice)] };
    return { ok: true, value: { kind: 'seed', seed } };
  }
  const byThrow = new Map<string, readonly number[]>();
  let many = 0;
  for (const [id, faces] of entries) {
    if (!Array.isArray(faces) || (many += faces.length) > mostDice) return { ok: false, faults: [notUnderstood(dice)] };
    byThrow.set(id, readFaces(faces, `dice.${id.slice(0, 100)}`, faults));
  }
  return faults.length > 0 ? { ok: false, faults } : { ok: true, value: { kind: 'by-throw', faces: byThrow } };
};

/** Dice that fall as told: for worked examples, replays and players who throw their own. */
export interface ScriptedDice extends DiceSource {
  /** Where dice are left over, or null if all were used. */
  unused(): { readonly path: string; readonly left: number } | null;
  /** Whether dice are left that a throw behind this label, such as `melee.`, may ask for. */
  mayGoBehind(label: string): boolean;
}

const none: readonly number[] = [];

/** No dice at all: every throw has to be asked for. */
export const noDice: ScriptedDice = { draw: () => none, unused: () => null, mayGoBehind: () => false };

/** Faces in throwing order. */
export const facesInOrder = (faces: readonly number[]): ScriptedDice => {
  let used = 0;
  return {
    draw: (_id, count) => {
      const drawn = faces.slice(used, used + count);
      used += drawn.length;
      return drawn;
    },
    unused: () => (used < faces.length ? { path: `dice[${used}]`, left: faces.length - used } : null),
    mayGoBehind: () => used < faces.length,
  };
};

/** Faces by throw id. */
export const facesByThrow = (byThrow: ReadonlyMap<string, readonly number[]>): ScriptedDice => {
  const used = new Map<string, number>();
  return {
    draw: (id, count) => {
      const from = used.get(id) ?? 0;
      const drawn = (byThrow.get(id) ?? none).slice(from, from + count);
      used.set(id, from + drawn.length);
      return drawn;
    },
    unused: () => {
      for (const [id, faces] of byThrow) {
        const left = faces.length - (used.get(id) ?? 0);
        if (left > 0 || !used.has(id)) return { path: `dice.${id.slice(0, 100)}`, left };
      }
      return null;
    },
    mayGoBehind: label => {
      for (const [id, faces] of byThrow) if (id.startsWith(label) && (used.get(id) ?? 0) < faces.length) return true;
      return false;
    },
  };
};

/** The fault of dice that no throw asked for; where nothing is thrown at all, the outcome says why. */
export const tooManyDice = (
  { path, left }: { readonly path: string; readonly left: number },
  why: Text | null = null,
): Fault => ({
  path,
  code: path.startsWith('dice.') ? 'dice/unknown-throw' : 'dice/too-many',
  says: {
    it: `Dadi di troppo: ${left}. Qui nessun tiro li chiede.${why === null ? '' : ` ${why.it}`}`,
    en: `Too many dice: ${left} left over. No throw asks for them here.${why === null ? '' : ` ${why.en}`}`,
  },
});
