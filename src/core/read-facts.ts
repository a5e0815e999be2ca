import { checksOf, type Check, type Conditions, type Declared, type Fact, type Facts } from './fact.js';
import { furtherFaults, mostToldAlike, shown, type Fault, type FaultCode, type Read } from './fault.js';
import { nearest } from './nearest.js';
import { recommended, type By } from './ruling.js';
import type { Text } from './text.js';

/** Reads one value, or notes its faults and answers undefined. */
type Reader = (value: unknown, path: string, faults: Fault[], by: By) => unknown;

const note = (faults: Fault[], path: string, code: FaultCode, it: string, en: string): undefined => {
  faults.push({ path, code, says: { it, en } });
  return undefined;
};

const named = (fact: Fact, sentence: Text): Text => ({
  it: `${fact.says.it}: ${sentence.it}`,
  en: `${fact.says.en}: ${sentence.en}`,
});

/** What a fact expects, as the second half of a sentence. */
const expects = (fact: Fact): Text => {
  const { shape } = fact;
  switch (shape.kind) {
    case 'count':
      return {
        it: `serve un numero intero da ${shape.min} a ${shape.max}`,
        en: `expected a whole number from ${shape.min} to ${shape.max}`,
      };
    case 'measure':
      return {
        it: `serve un numero da ${shape.min} a ${shape.max} ${shape.unit}`,
        en: `expected a number from ${shape.min} to ${shape.max} ${shape.unit}`,
      };
    case 'oneOf': {
      const words = shape.vocabulary.values.join(', ');
      return { it: `serve una di queste parole: ${words}`, en: `expected one of: ${words}` };
    }
    case 'yesNo':
      return { it: 'serve true o false', en: 'expected true or false' };
    case 'text':
      return {
        it: `serve un testo di al massimo ${shape.longest} caratteri`,
        en: `expected a text of at most ${shape.longest} characters`,
      };
    case 'list':
      return {
        it: `serve un elenco da ${shape.fewest} a ${shape.most} voci`,
        en: `expected a list of ${shape.fewest} to ${shape.most} items`,
      };
    case 'group':
      return {
        it: `serve un oggetto con i campi ${Object.keys(shape.facts).join(', ')}`,
        en: `expected an object with the fields ${Object.keys(shape.facts).join(', ')}`,
      };
  }
};

const unexpected = (fact: Fact, code: FaultCode): ((value: unknown, path: string, faults: Fault[]) => undefined) => {
  const says = named(fact, expects(fact));
  return (value, path, faults) =>
    note(faults, path, code, `${says.it}; ricevuto ${shown(value)}.`, `${says.en}; got ${shown(value)}.`);
};

/** A lone half of a surrogate pair, or a NUL, which no database text can hold. */
const unstorable = /[\u0000]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/;

const compile = (fact: Fact): Reader => {
  const { shape } = fact;
  const wrongKind = unexpected(fact, 'fact/wrong-kind');
  const outOfBounds = unexpected(fact, 'fact/out-of-bounds');
  switch (shape.kind) {
    case 'count': {
      const { min, max } = shape;
      return (value, path, faults) => {
        if (typeof value !== 'number' || !Number.isInteger(value)) return wrongKind(value, path, faults);
        if (value < min || value > max) return outOfBounds(value, path, faults);
        return value === 0 ? 0 : value; // minus zero is zero
      };
    }
    case 'measure': {
      const { min, max } = shape;
      return (value, path, faults) => {
        if (typeof value !== 'number' || !Number.isFinite(value)) return wrongKind(value, path, faults);
        if (value < min || value > max) return outOfBounds(value, path, faults);
        return value === 0 ? 0 : value;
      };
    }
    case 'oneOf': {
      const words = new Set<unknown>(shape.vocabulary.values);
      const notOneOf = unexpected(fact, 'fact/not-one-of');
      return (value, path, faults) => (words.has(value) ? value : notOneOf(value, path, faults));
    }
    case 'yesNo':
      return (value, path, faults) => (typeof value === 'boolean' ? value : wrongKind(value, path, faults));
    case 'text': {
      const tooLong = unexpected(fact, 'fact/too-long');
      return (value, path, faults) => {
        if (typeof value !== 'string' || unstorable.test(value)) return wrongKind(value, path, faults);
        return value.length > shape.longest ? tooLong(value, path, faults) : value;
      };
    }
    case 'list': {
      const read = compile(shape.of);
      return (value, path, faults, by) => {
        if (!Array.isArray(value)) return wrongKind(value, path, faults);
        if (value.length < shape.fewest || value.length > shape.most) return outOfBounds(value.length, path, faults);
        return value.map((item, i) => read(item, `${path}[${i}]`, faults, by));
      };
    }
    case 'group': {
      const read = compileGroup(shape.facts, shape.checks);
      return (value, path, faults, by) =>
        isRecord(value) ? read(value, `${path}.`, faults, by) : wrongKind(value, path, faults);
    }
  }
};

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const fails = (check: Check, read: Readonly<Record<string, unknown>>, by: By): boolean => check.fails(read, by);

/** A fact that was not understood is undefined: it makes no comparison true, and what cannot be reckoned with it is left. */
const failsAsFarAsRead: typeof fails = (check, read, by) => {
  try {
    return check.fails(read, by);
  } catch {
    return false;
  }
};

const compileGroup = (facts: Facts, checks: readonly Check[]) => {
  const names = Object.keys(facts);
  const known = new Set(names);
  const fields = Object.entries(facts).map(([name, fact]) => ({
    name,
    read: compile(fact),
    absent: fact.absent,
    missing: named(fact, expects(fact)),
    deep: fact.shape.kind === 'list' || fact.shape.kind === 'group',
  }));

  return (given: Readonly<Record<string, unknown>>, prefix: string, faults: Fault[], by: By): unknown => {
    const before = faults.length;
    const read: Record<string, unknown> = {};
    let deepFault = false;
    for (const field of fields) {
      const value = given[field.name];
      if (value !== undefined && value !== null) {
        const had = faults.length;
        read[field.name] = field.read(value, prefix + field.name, faults, by);
        if (field.deep && faults.length > had) deepFault = true;
      } else if (field.absent !== undefined) {
        read[field.name] = field.absent;
      } else {
        note(
          faults,
          prefix + field.name,
          'fact/missing',
          `${field.missing.it}; manca.`,
          `${field.missing.en}; it is missing.`,
        );
        read[field.name] = undefined;
        if (field.deep) deepFault = true;
      }
    }
    let unknown = 0;
    for (const name in given) {
      if (known.has(name)) continue;
      if (++unknown <= mostToldAlike) unknownField(name, names, prefix, faults);
    }
    if (unknown > mostToldAlike) faults.push(furtherFaults(`${prefix}…`, 'fact/unknown', unknown - mostToldAlike));
    if (!deepFault) {
      const holds = faults.length > before ? failsAsFarAsRead : fails;
      for (const check of checks) {
        if (holds(check, read, by)) faults.push({ path: prefix + check.fact, code: check.code, says: check.says });
      }
    }
    return faults.length > before ? undefined : read;
  };
};

const unknownField = (name: string, known: readonly string[], prefix: string, faults: Fault[]): void => {
  const close = nearest(name, known);
  const like = close.length > 0 ? close : known;
  note(
    faults,
    prefix + name.slice(0, 100),
    'fact/unknown',
    `Campo sconosciuto: ${shown(name)}. ${close.length > 0 ? 'Forse' : 'I campi sono'}: ${like.join(', ')}.`,
    `Unknown field: ${shown(name)}. ${close.length > 0 ? 'Perhaps' : 'The fields are'}: ${like.join(', ')}.`,
  );
};

/** Compiles, once per declaration, the function that reads facts or reports all their faults. */
export const compileReader = <F extends Facts>(
  facts: F,
  conditions: Conditions<F> = {},
): ((input: unknown, by?: By) => Read<Declared<F>>) => {
  const read = compileGroup(facts, checksOf(conditions));
  return (input, by = recommended) => {
    const faults: Fault[] = [];
    if (!isRecord(input)) {
      const fields = Object.keys(facts).join(', ');
      note(
        faults,
        '',
        'fact/wrong-kind',
        `input: serve un oggetto con i campi ${fields}.`,
        `input: expected an object with the fields ${fields}.`,
      );
      return { ok: false, faults };
    }
    const value = read(input, '', faults, by);
    // The group reader has just read exactly the declared facts.
    return faults.length > 0 ? { ok: false, faults } : { ok: true, value: value as Declared<F> };
  };
};
