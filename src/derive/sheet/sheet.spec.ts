import {
  count,
  dieThrow,
  group,
  list,
  measure,
  oneOf,
  optional,
  procedure,
  proceduresOf,
  text,
  usually,
  vocabulary,
  yesNo,
  type Book,
  type Fact,
  type Facts,
  type Read,
  type Reading,
  type Vocabulary,
} from '../../core/index.js';
import { books } from '../../rulesets/index.js';
import { readBatch } from './batch.js';
import { shownNumber, writeSheet, type Layout, type SheetTable } from './cells.js';
import { controlNames, readControls } from './controls.js';
import { chanceNames, percentOf } from './odds.js';
import { factNamed, parametersLike, sheetParameters } from './parameters.js';
import { batchNames } from './batch.js';
import { readQuery } from './query.js';
import { parameterAt, readCase, unknownNames } from './reading.js';
import { numberIn, plain, spellingsOf, wordIn, yesNoIn } from './words.js';

const says = (it: string, en = it) => ({ it, en });

// prettier-ignore
const troops = vocabulary('Troops', {
  'elite':         { it: 'élite', en: 'elite', also: ['scelti'] },
  'heavy-cavalry': { it: 'cavalleria pesante', en: 'heavy cavalry', also: ['cav pesante'] },
  'attack-column': { it: 'colonna d’attacco', en: 'attack column' },
  'town':          { it: 'élan in città', en: 'in a town' },
});

const side = group(says('Schieramento', 'Side'), 'Side', {
  bases: count(says('Basette', 'Bases'), 0, 20),
  troops: usually('elite', oneOf(says('Truppe', 'Troops'), troops)),
});

const general = group(says('Generale', 'General'), 'General', { bonus: usually(1, count(says('Bonus'), 0, 5)) });

const facts = {
  a: side,
  distance: measure(says('Distanza', 'Distance'), 0, 100, 'cm'),
  charging: usually(false, yesNo(says('In carica', 'Charging'))),
  ranks: optional(list(says('Ranghi', 'Ranks'), count(says('Figure', 'Figures'), 1, 50), 1, 5)),
  units: list(
    says('Unità', 'Units'),
    group(says('Unità', 'Unit'), 'Line', {
      id: text(says('Nome', 'Name'), 10),
      pm: usually(3, count(says('PM'), 0, 9)),
    }),
    0,
    3,
  ),
  general: optional(general),
};

const skirmish = procedure({
  id: 'test.area.skirmish',
  title: says('Prova', 'Trial'),
  rule: '1',
  when: says('Sempre.', 'Always.'),
  facts,
  outcome: { total: count(says('Totale', 'Total'), 0, 1000) },
  throws: [dieThrow('seed', '1', says('Seme', 'Seed'), 6)],
  examples: [],
  adjudicate: ({ a }) => ({ total: a.bases }),
  inWords: ({ total }) => says(String(total)),
});

const book: Book = {
  id: 'test',
  title: says('Libro', 'Book'),
  about: says('Prova', 'Trial'),
  edition: 'test+1',
  cite: rule => rule,
  unit: side,
  sequence: { rule: '1', phases: [], marks: {} },
  chapters: [{ area: 'area', title: says('Capitolo', 'Chapter'), procedures: [skirmish] }],
  tableWords: {},
  leftOpen: [],
  scenarios: [],
};

const read = (query: string): Read<Reading> => readCase(book, skirmish, readQuery(query).given);
const factsOf = (query: string): unknown => {
  const reading = read(query);
  return reading.ok ? reading.value.facts : reading.faults.map(({ path, says: sentence }) => `${path}: ${sentence.it}`);
};

const plainCase = 'a.bases=4&distance=10';
const plainFacts = {
  a: { bases: 4, troops: 'elite' },
  distance: 10,
  charging: false,
  ranks: null,
  units: [],
  general: null,
};

describe('A number in a cell', () => {
  it.each([
    ['6,5', 6.5],
    ['6.5', 6.5],
    ['+2', 2],
    ['-3', -3],
    ['−3', -3],
    [',5', 0.5],
    ['12 cm', 12],
    ['12cm', 12],
    [' 7\u00A0', 7],
  ])('%s is %d', (cell, value) => expect(numberIn(cell, 'cm')).toBe(value));

  it.each([
    '1.234,5',
    '1,234.5',
    "1'234",
    '1 234',
    '1.234.567',
    '',
    '-',
    '1e3',
    '0x10',
    '40%',
    '5,',
    'Infinity',
    'NaN',
    '١',
  ])('%s is none', cell => expect(numberIn(cell)).toBeUndefined());
});

describe('Yes and no in a cell', () => {
  it.each(['VERO', 'sì', 'Si', 'TRUE', 'yes', '1', 'x', 'X', 'si’'])('%s is yes', cell =>
    expect(yesNoIn(cell)).toBe(true),
  );
  it.each(['FALSO', 'no', 'NO', 'false', '0', 'n'])('%s is no', cell => expect(yesNoIn(cell)).toBe(false));
  it.each(['forse', '2', '-1', 'constructor'])('%s is neither', cell => expect(yesNoIn(cell)).toBeUndefined());
});

describe('A word in a cell', () => {
  it.each([
    ['Élite', 'elite'],
    ['ELITE', 'elite'],
    ['E\u0301lite', 'elite'],
    ['scelti', 'elite'],
    ['cav. pesante', 'heavy-cavalry'],
    ['Cavalleria   Pesante', 'heavy-cavalry'],
    ['heavy-cavalry', 'heavy-cavalry'],
    ['heavy cavalry', 'heavy-cavalry'],
    ["colonna d'attacco", 'attack-column'],
    ['ELAN IN CITTA', 'town'],
    ["elan in citta'", 'town'],
    ['colonna d’attacco', 'attack-column'],
  ])('%s is %s', (cell, value) => expect(wordIn(troops, cell)).toBe(value));

  it.each(['elit', '__proto__', 'constructor', '', '–'])('%s is none', cell =>
    expect(wordIn(troops, cell)).toBeUndefined(),
  );

  it('A spelling of two words is refused, but a value is always itself', () => {
    const twice = vocabulary('Twice', { a: { it: 'due', en: 'b' }, b: { it: 'due', en: 'two' } });
    expect([wordIn(twice, 'due'), wordIn(twice, 'b'), wordIn(twice, 'two')]).toEqual([undefined, 'b', 'b']);
  });
});

describe('The address', () => {
  it('Accents come as UTF-8 or one byte a letter', () => {
    const given = [...readQuery('a=%C3%A9lite&b=e%CC%81lite&c=%E9lite&d=40%').given.values()];
    expect(given).toEqual(['élite', 'élite', 'élite', '40%']);
  });

  it('A plus is a space, and spaces around a cell do not count', () => {
    expect(readQuery('a=+cav.++pesante+&b').given).toEqual(new Map([['a', 'cav. pesante'], ['b', '']])); // prettier-ignore
  });

  it('A parameter written twice and an unprintable character are faults', () => {
    const { faults } = readQuery('a=1&a=1&b=%00&%00=1&c=1%0A2');
    expect(faults.map(({ path }) => path)).toEqual(['b', 'url', 'a']);
  });

  it('Too many parameters are one fault', () => {
    const query = Array.from({ length: 1001 }, (_, i) => `p${i}=1`).join('&');
    expect(readQuery(query).faults.map(({ path }) => path)).toEqual(['url']);
  });
});

describe('The facts of a case', () => {
  it('Nested facts go by dotted names, and what is left empty has its usual value', () => {
    expect(factsOf(`${plainCase}&charging=&general.bonus=`)).toEqual(plainFacts);
    expect(factsOf('a.bases=4&a.troops=Cav.+pesante&distance=6,5&charging=x')).toEqual({
      ...plainFacts,
      a: { bases: 4, troops: 'heavy-cavalry' },
      distance: 6.5,
      charging: true,
    });
  });

  it('The items of a list go by their places, and empty places close up', () => {
    const units = [{ id: 'A', pm: 3 }, { id: 'C', pm: 2 }]; // prettier-ignore
    expect(factsOf(`${plainCase}&units.3.id=C&units.3.pm=2&units.1.id=A&units.2.id=&ranks.1=6&ranks.3=4`)).toEqual({
      ...plainFacts,
      units,
      ranks: [6, 4],
    });
  });

  it('A list may stand in one cell: values, a table with its titles, or - for none', () => {
    expect(factsOf(`${plainCase}&ranks=6;6|4&units=id;pm~A;~C;2`)).toEqual({
      ...plainFacts,
      ranks: [6, 6, 4],
      units: [{ id: 'A', pm: 3 }, { id: 'C', pm: 2 }], // prettier-ignore
    });
    expect(factsOf(`${plainCase}&units=-`)).toEqual(plainFacts);
  });

  it('A group that may be missing is there if the cell says yes', () => {
    expect(factsOf(`${plainCase}&general=sì`)).toEqual({ ...plainFacts, general: { bonus: 1 } });
    expect(factsOf(`${plainCase}&general=no`)).toEqual(plainFacts);
  });

  it('All faults are told at once, each under the name that was sent', () => {
    expect(
      factsOf('a.troops=elitte&distance=lontano&charging=forse&ranks=6;x&units.1.id=A&units.3.pm=12&general=3'),
    ).toEqual([
      'a.troops: Truppe: serve élite, cavalleria pesante, colonna d’attacco o élan in città; ricevuto «elitte». Forse: élite.',
      'distance: Distanza: serve un numero da 0 a 100 cm; ricevuto «lontano».',
      'charging: In carica: serve sì o no; ricevuto «forse».',
      'ranks.2: Figure: serve un numero intero da 1 a 50; ricevuto «x».',
      'general: Generale: serve sì, no o i suoi campi (bonus); ricevuto «3».',
      'a.bases: Basette: manca; serve un numero intero da 0 a 20.',
      'units.3.id: Nome: manca; serve un testo di al massimo 10 caratteri.',
      'units.3.pm: PM: serve un numero intero da 0 a 9; ricevuto 12.',
    ]);
  });

  it('A list is either in one cell or in several, and a table has known titles and even rows', () => {
    expect(factsOf(`${plainCase}&ranks=6&ranks.1=6`)).toHaveLength(1);
    expect(factsOf(`${plainCase}&units=id;nome~A;B`)).toHaveLength(1);
    expect(factsOf(`${plainCase}&units=id;pm~A`)).toHaveLength(1);
  });

  it('Rulings, house rules and dice have names of their own', () => {
    const paths = (query: string) => {
      const reading = read(`${plainCase}&${query}`);
      return reading.ok ? reading.value.dice : reading.faults.map(({ path }) => path);
    };
    expect(paths('ruling.x=a&house.y=off')).toEqual(['ruling.x', 'house.y']);
    expect(paths('dice=4;4+6')).toEqual({ kind: 'faces', faces: [4, 4, 6] });
    expect(paths('dice.seed=4')).toEqual({ kind: 'by-throw', faces: new Map([['seed', [4]]]) });
    expect(paths('dice.sead=4')).toEqual(['dice.sead']);
    expect(paths('roll=T1')).toEqual({ kind: 'seed', seed: 'T1' });
    expect(paths('roll=T1&dice=4')).toEqual(['roll']);
    expect(paths('dice=roll')).toEqual(['dice']);
    expect(paths(`roll=${'x'.repeat(101)}`)).toEqual(['roll']);
  });
});

describe('Names', () => {
  it('The parameters of a procedure are flat', () => {
    expect(sheetParameters(skirmish).map(({ name, needed }) => `${name} ${needed}`)).toEqual([
      'a.bases always',
      'a.troops never',
      'distance always',
      'charging never',
      'ranks.N with-its-group',
      'units.N.id with-its-group',
      'units.N.pm never',
      'general.bonus never',
    ]);
  });

  it.each(['a.bases', 'a', 'units', 'units.1', 'units.12.pm', 'ranks.2', 'general'])('%s is a fact', name =>
    expect(factNamed(facts, name)).toBeDefined(),
  );

  it.each([
    '',
    'a.',
    'a.bases.x',
    'units.0',
    'units.x',
    'units.pm',
    'units.1.pm.2',
    '__proto__',
    'constructor',
    'a.__proto__',
    'a[]',
  ])('%s is none', name => expect(factNamed(facts, name)).toBeUndefined());

  it('A name that is not known brings those like it', () => {
    const known = sheetParameters(skirmish).map(({ name }) => name);
    expect(parametersLike('units.2.di', known)).toContain('units.2.id');
    const [fault] = unknownNames(skirmish, ['distanza', 'roll', 'out'], controlNames);
    expect([fault?.path, fault?.says.it]).toEqual(['distanza', 'Parametro sconosciuto. Forse: distance.']);
  });

  it('A path of the core is told by the parameter it came from', () => {
    const places = new Map([['units', ['1', '3']]]);
    expect(parameterAt('input.units[1].pm', places)).toBe('units.3.pm');
    expect(parameterAt('input.ranks[1]')).toBe('ranks.2');
    expect([parameterAt('dice[3]'), parameterAt('dice (loss)'), parameterAt('rulings.x')]).toEqual([
      'dice',
      'dice',
      'ruling.x',
    ]);
  });
});

describe('What a cell shows', () => {
  it.each([
    [3, '3'],
    [0.1 + 0.2, '0,3'],
    [1234.5, '1234,5'],
    [-2, '-2'],
    [-0.001, '0'],
    [2.675, '2,68'],
    [1 / 3, '0,33'],
  ])('%d is %s', (value, shown) => expect(shownNumber(value, ',')).toBe(shown));

  const layout: Layout = { format: 'csv', decimal: '.', head: false };
  const table = (...cells: (number | string | null)[]): SheetTable => ({
    columns: cells.map((_, i) => `c${i}`),
    rows: [{ cells }],
  });

  it('In a table to import, numbers stay numbers and no text becomes a formula, a date or a time', () => {
    const cells = [-2, 1.5, '=1+1', '+3', '-3', '@x', '3/4', '1-2', '3:4', '10.30', 'a "b", c', null];
    expect(writeSheet(table(...cells), layout)).toBe(`-2,1.5,'=1+1,'+3,'-3,'@x,'3/4,'1-2,'3:4,'10.30,"a ""b"", c",`);
    expect(writeSheet(table(1.5, 'a;b', 'x\ty'), { ...layout, decimal: ',' })).toBe('1,5;"a;b";x y');
    expect(writeSheet(table(1.5, 'x\ty', '\t=1'), { ...layout, format: 'tsv' })).toBe(`1.5\tx y\t'=1`);
  });

  it('XML has no namespace, is escaped, and keeps every column even in error', () => {
    const rows = [{ cells: [1, '<&">\uFFFF'] }, { error: 'a: <b>' }];
    expect(writeSheet({ columns: ['n', 's'], rows }, { ...layout, format: 'xml' })).toBe(
      '<r><u ok="1"><n>1</n><s>&lt;&amp;&quot;&gt;</s></u><u ok="0"><error>a: &lt;b&gt;</error><n>ERR a: &lt;b&gt;</n><s/></u></r>',
    );
  });

  it('A list is one line in a table and elements in XML', () => {
    const cell = { items: [{ fields: [['id', 'elite'], ['value', 5]] as const }, { fields: [['id', 'x'], ['value', 0.5]] as const }] }; // prettier-ignore
    const rows = [{ cells: [cell] }];
    expect(writeSheet({ columns: ['m'], rows }, { ...layout, decimal: ',' })).toBe('"elite 5; x 0,5"');
    expect(writeSheet({ columns: ['m'], rows }, { ...layout, format: 'xml' })).toBe(
      '<r><u ok="1"><m><i><id>elite</id><value>5</value></i><i><id>x</id><value>0.5</value></i></m></u></r>',
    );
  });

  it('Several values in one text are divided by bars, lines by line ends, and nothing follows the last', () => {
    const rows = [{ cells: [1, 'a|b'] }, { error: 'x: y' }, { cells: [null, null] }];
    expect(writeSheet({ columns: ['n', 's'], rows }, { ...layout, format: 'text', head: true })).toBe(
      'n|s\n1|a/b\nERR x: y|\n|',
    );
  });

  it.each([
    [0, 0],
    [1e-7, 0.01],
    [0.12344, 12.34],
    [0.9999999, 99.99],
    [1, 100],
    [1 - 1e-15, 100],
  ])('a chance of %d is %d per cent', (chance, percent) => expect(percentOf(chance)).toBe(percent));
});

describe('Controls', () => {
  const controls = (query: string) => readControls(readQuery(query).given);

  it('Left out or empty they are the usual ones: Italian, text, a point', () => {
    const usual = {
      format: 'text',
      decimal: '.',
      head: false,
      httpErrors: false,
      language: 'it',
      words: true,
      help: false,
    };
    expect(controls('fmt=&dec=')).toEqual({ controls: usual, faults: [] });
  });

  it('Those at fault are all named, and the others hold', () => {
    const { controls: held, faults } = controls('fmt=json&dec=;&head=2&errors=mail&lang=EN&words=0&help=maybe');
    expect(faults.map(({ path }) => path)).toEqual(['fmt', 'dec', 'head', 'errors', 'help']);
    expect([held.language, held.words]).toEqual(['en', false]);
  });
});

describe('A batch', () => {
  const batch = (query: string) => readBatch(readQuery(query).given, ['cols', 'rows', 'out']);

  it('Each line has its own cells and those that all share; order and count are kept', () => {
    const read = batch('out=x&distance=3&cols=roll;a.bases&rows=T1;4~;~T2;3;9~T3;');
    expect(read.ok && read.value.rows).toEqual([
      new Map([['distance', '3'], ['roll', 'T1'], ['a.bases', '4']]), // prettier-ignore
      'blank',
      expect.objectContaining({ path: 'rows' }),
      new Map([['distance', '3'], ['roll', 'T3'], ['a.bases', '']]), // prettier-ignore
    ]);
  });

  it.each([
    ['rows=a', ['cols']],
    ['cols=a', ['rows']],
    ['cols=a;;b&rows=1;2;3', ['cols']],
    ['cols=out&rows=1', ['cols']],
    ['cols=a;a&rows=1;1', ['cols']],
    ['a=1&cols=a&rows=1', ['a']],
    [`cols=a&rows=${'1~'.repeat(500)}`, ['rows']],
  ])('%s is at fault', (query, paths) => {
    const read = batch(query);
    expect(read.ok ? [] : read.faults.map(({ path }) => path)).toEqual(paths);
  });
});

/** Every vocabulary that the facts of a procedure name. */
const vocabularies = (facts: Facts): readonly Vocabulary[] => Object.values(facts).flatMap(vocabulariesOf);
const vocabulariesOf = ({ shape }: Fact): readonly Vocabulary[] => {
  if (shape.kind === 'oneOf') return [shape.vocabulary];
  if (shape.kind === 'list') return vocabulariesOf(shape.of);
  return shape.kind === 'group' ? vocabularies(shape.facts) : [];
};

describe.each(books.map(one => ({ id: one.id, book: one })))('Laws of the sheet over $id', ({ book: one }) => {
  const doorNames: readonly string[] = [
    ...controlNames,
    ...batchNames,
    ...chanceNames,
    'roll',
    'dice',
    'ruling',
    'house',
    'answer',
    'error',
  ];

  it('No fact and no outcome takes a name of the door', () => {
    const taken = proceduresOf(one).flatMap(({ id, facts: own }) =>
      Object.keys(own)
        .filter(name => doorNames.includes(name))
        .map(name => `${id} ${name}`),
    );
    expect(taken).toEqual([]);
  });

  it('Every name is fit for an address, a title and an element', () => {
    const names = proceduresOf(one).flatMap(({ facts: own, outcome }) => [
      ...Object.keys(own),
      ...Object.keys(outcome),
    ]);
    expect(names.filter(name => !/^[a-zA-Z][a-zA-Z0-9]*$/.test(name))).toEqual([]);
  });

  it('Every Italian word means one value', () => {
    const all = new Set(proceduresOf(one).flatMap(({ facts: own }) => vocabularies(own)));
    const doubtful = [...all].flatMap(each =>
      each.values
        .filter(value => wordIn(each, each.words[value]?.it ?? '') !== value)
        .map(
          value =>
            `${each.name}: ${each.words[value]?.it} (${plain(each.words[value]?.it ?? '')}) is ${spellingsOf(each)
              .get(plain(each.words[value]?.it ?? ''))
              ?.join(' or ')}, not ${value}`,
        ),
    );
    expect(doubtful).toEqual([]);
  });
});
