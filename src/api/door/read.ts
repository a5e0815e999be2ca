import { plainToInstance } from 'class-transformer';
import { validateSync, type ValidationError } from 'class-validator';
import { shown, type Fault, type Read } from '../../core/index.js';
import { expected, isStorable, type Kind, type Shaped } from './kind.js';
import { shapeOf, type FieldSaid } from './shape.js';

/** Reads what was sent as what was declared, or reports all of its faults. */
export const readAs = <S extends object>(of: new () => S, sent: unknown): Read<S> => {
  // What fits every declared field is one of them.
  if (fits({ kind: 'shape', of: () => of }, sent)) return { ok: true, value: sent as S };
  return { ok: false, faults: faultsIn(of, sent) };
};

/** Whether a value is of a kind: the short way, for what is right. */
const fits = (kind: Kind, value: unknown): boolean => {
  switch (kind.kind) {
    case 'words':
      return (
        typeof value === 'string' &&
        value.length >= kind.shortest &&
        value.length <= kind.longest &&
        (kind.pattern === undefined || kind.pattern.matches.test(value)) &&
        isStorable(value)
      );
    case 'whole':
      return typeof value === 'number' && Number.isInteger(value) && value >= kind.min && value <= kind.max;
    case 'number':
      return typeof value === 'number' && Number.isFinite(value);
    case 'yesNo':
      return typeof value === 'boolean';
    case 'time':
      return typeof value === 'string' && isTime.test(value) && !Number.isNaN(Date.parse(value));
    case 'choice':
      return typeof value === 'string' && Object.hasOwn(kind.values, value);
    case 'json':
      return value !== undefined && value !== null && isStorable(value);
    case 'several':
      return Array.isArray(value) && value.length <= kind.most && value.every(one => fits(kind.of, one));
    case 'shape': {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
      const { fields } = shapeOf(kind.of());
      if (Object.keys(value).some(held => !fields.some(({ name }) => name === held))) return false;
      return fields.every(field => {
        const held: unknown = Reflect.get(value, field.name);
        return (field.optional && (held === undefined || held === null)) || fits(field.kind, held);
      });
    }
  }
};

/** What stands in an address is all words: numbers and yes or no are read from them. */
export const asWritten = (
  of: Shaped,
  sent: { readonly [name: string]: unknown },
): { readonly [name: string]: unknown } => {
  const kinds = new Map(shapeOf(of).fields.map(({ name, kind }) => [name, kind.kind]));
  return Object.fromEntries(Object.entries(sent).map(([name, value]) => [name, fromWords(kinds.get(name), value)]));
};

const fromWords = (kind: Kind['kind'] | undefined, value: unknown): unknown => {
  if (typeof value !== 'string') return value;
  if ((kind === 'whole' || kind === 'number') && /^-?\d{1,15}(\.\d{1,15})?$/.test(value)) return Number(value);
  if (kind === 'yesNo' && (value === 'true' || value === 'false')) return value === 'true';
  return value;
};

const isTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,9})?)?(Z|[+-]\d\d:\d\d)$/;

/** What class-validator finds, in our words. */
const faultsIn = (of: new () => object, sent: unknown): readonly Fault[] => {
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) return [notAnObject(of)];
  const errors = validateSync(plainToInstance(of, sent), {
    whitelist: true,
    forbidNonWhitelisted: true,
    forbidUnknownValues: true,
  });
  const faults = errors.flatMap(error => faultsOf(of, error, ''));
  return faults.length > 0 ? faults : [notAnObject(of)];
};

const notAnObject = (of: Shaped): Fault => {
  const names = shapeOf(of)
    .fields.map(({ name }) => name)
    .join(', ');
  return {
    path: '',
    code: 'request/wrong-kind',
    says: {
      it: `Serve un oggetto JSON con questi campi: ${names}.`,
      en: `Expected a JSON object with these fields: ${names}.`,
    },
  };
};

const faultsOf = (of: Shaped, error: ValidationError, within: string): readonly Fault[] => {
  const path = `${within}${error.property.slice(0, 100)}`;
  const field = shapeOf(of).fields.find(({ name }) => name === error.property);
  if (field === undefined) return [unknownField(of, path)];
  const inner = shapeIn(field.kind);
  const children = error.children ?? [];
  if (children.length > 0 && inner) return children.flatMap(child => nestedFaults(inner, child, path));
  return [wrong(field, path, error.value)];
};

/** The faults of a nested body, or of each of several. */
const nestedFaults = (of: Shaped, error: ValidationError, path: string): readonly Fault[] =>
  /^\d+$/.test(error.property)
    ? (error.children ?? []).flatMap(child => faultsOf(of, child, `${path}.${error.property}.`))
    : faultsOf(of, error, `${path}.`);

const shapeIn = (kind: Kind): Shaped | undefined => {
  if (kind.kind === 'shape') return kind.of();
  return kind.kind === 'several' ? shapeIn(kind.of) : undefined;
};

const unknownField = (of: Shaped, path: string): Fault => {
  const names = shapeOf(of)
    .fields.map(({ name }) => name)
    .join(', ');
  return {
    path,
    code: 'request/unknown-field',
    says: { it: `Campo sconosciuto. I campi sono: ${names}.`, en: `Unknown field. The fields are: ${names}.` },
  };
};

const wrong = ({ kind }: FieldSaid, path: string, value: unknown): Fault => {
  const { it, en } = expected(kind);
  if (value === undefined || value === null)
    return { path, code: 'fact/missing', says: { it: `Manca: serve ${it}.`, en: `Missing: expected ${en}.` } };
  // What may be a secret in the wrong place is not repeated.
  const got = typeof value === 'string' ? null : shown(value);
  return {
    path,
    code: kind.kind === 'choice' ? 'fact/not-one-of' : 'fact/wrong-kind',
    says: {
      it: `Serve ${it}${got === null ? '' : `; ricevuto ${got}`}.`,
      en: `Expected ${en}${got === null ? '' : `; got ${got}`}.`,
    },
  };
};
