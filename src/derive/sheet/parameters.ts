import { nearest, type Fact, type Facts, type Procedure, type Text } from '../../core/index.js';

/**
 * The facts of a procedure as flat parameters. A group's facts go by dotted names (`a.meleeBases`); the items of a list
 * by their place, from 1 (`ranks.1`, `allocation.2.bases`). A list may also stand in one parameter: single values with
 * `;` between them (`ranks=6;6;4`), a table with its titles first (`allocation=targetId;bases~n1;3~e1;1`), `-` for none.
 */
export interface SheetParameter {
  /** The name, with N for a place in a list. */
  readonly name: string;
  readonly fact: Fact;
  /** Whether it must be given: always, only if something else of its group or item is, or never. */
  readonly needed: 'always' | 'with-its-group' | 'never';
}

/** The mark of a place in a list, in names that stand for all its items. */
const anyPlace = 'N';

const flat = (name: string, fact: Fact, inside: SheetParameter['needed']): readonly SheetParameter[] => {
  const { shape } = fact;
  const needed = fact.absent === undefined ? inside : 'never';
  switch (shape.kind) {
    case 'group':
      return flatFacts(shape.facts, `${name}.`, needed === 'always' ? 'always' : 'with-its-group');
    case 'list':
      return flat(`${name}.${anyPlace}`, shape.of, 'with-its-group').map(parameter =>
        parameter.name === `${name}.${anyPlace}` && needed === 'always' && shape.fewest > 0
          ? { ...parameter, needed: 'always' }
          : parameter,
      );
    case 'count':
    case 'measure':
    case 'oneOf':
    case 'yesNo':
    case 'text':
      return [{ name, fact, needed }];
  }
};

/** The parameters of some facts under a prefix. */
export const flatFacts = (facts: Facts, prefix: string, inside: SheetParameter['needed']): readonly SheetParameter[] =>
  Object.entries(facts).flatMap(([name, fact]) => flat(prefix + name, fact, inside));

/** Every parameter of a procedure's facts. */
export const sheetParameters = ({ facts }: Procedure): readonly SheetParameter[] => flatFacts(facts, '', 'always');

const place = /^[1-9]\d{0,4}$/;

/** The fact that a name of this form means, whether it is a single one, a group or a whole list. */
export const factNamed = (facts: Facts, name: string): Fact | undefined => {
  let found: Fact | undefined;
  let within: Facts | null = facts;
  let item: Fact | null = null;
  for (const part of name.split('.', 20)) {
    if (within !== null) found = Object.hasOwn(within, part) ? within[part] : undefined;
    else found = item !== null && place.test(part) ? item : undefined;
    if (found === undefined) return undefined;
    within = found.shape.kind === 'group' ? found.shape.facts : null;
    item = found.shape.kind === 'list' ? found.shape.of : null;
  }
  return found;
};

/** Names most like one that is not known, with the places in lists as they were asked for. */
export const parametersLike = (asked: string, parameters: readonly string[]): readonly string[] => {
  const places = asked.split('.').filter(part => place.test(part));
  const form = asked.replace(/(?<=^|\.)[1-9]\d*(?=\.|$)/g, anyPlace);
  return nearest(form, parameters).map(name => {
    let at = 0;
    return name.replace(/(?<=\.)N(?=\.|$)/g, () => places[at++] ?? '1');
  });
};

const atMostNames = 40;

/** The sentence that says which parameters there are, nearest first where some come near. */
export const namesInstead = (asked: string, parameters: readonly string[]): Text => {
  const close = parametersLike(asked, parameters);
  if (close.length > 0) return { it: `Forse: ${close.join(', ')}.`, en: `Perhaps: ${close.join(', ')}.` };
  const listed = parameters.slice(0, atMostNames).join(', ') + (parameters.length > atMostNames ? ' …' : '');
  return { it: `Ci sono: ${listed}.`, en: `There are: ${listed}.` };
};
