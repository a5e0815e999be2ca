/** One table of twenty rows with reasons, declared three times: for our core and for two general rule engines. */
import { createRequire } from 'node:module';
import { ZenEngine } from '@gorules/zen-engine';
import { Engine } from 'json-rules-engine';

const require = createRequire(import.meta.url);
const {
  count,
  measure,
  modifierTable,
  oneOf,
  procedure,
  row,
  text,
  list,
  group,
  usually,
  vocabulary,
  yesNo,
} = require('../dist/core/index.js');

const says = words => ({ it: words, en: words });
const words = (name, values) => vocabulary(name, Object.fromEntries(values.map(value => [value, says(value)])));

/** The facts of fire and melee that these rows look at. */
export const facts = {
  firingBases: count(says('Bases'), 1, 12),
  arm: oneOf(says('Arm'), words('Arm', ['infantry', 'artillery', 'cavalry'])),
  rangeBand: oneOf(says('Range band'), words('RangeBand', ['short', 'long'])),
  quality: oneOf(says('Quality'), words('Quality', ['elite', 'veteran', 'regular', 'recruit'])),
  disordered: usually(false, yesNo(says('Disordered'))),
  russian: usually(false, yesNo(says('Russian'))),
  fromHardCover: usually(false, yesNo(says('From hard cover'))),
  artilleryWeight: usually('medium', oneOf(says('Weight of the guns'), words('Weight', ['light', 'medium', 'heavy']))),
  cuirassier: usually(false, yesNo(says('Cuirassiers'))),
  lancer: usually(false, yesNo(says('Lancers'))),
  fatigue: usually('fresh', oneOf(says('Fatigue'), words('Fatigue', ['fresh', 'tired', 'spent']))),
  targetFormation: oneOf(
    says('Target formation'),
    words('Formation', ['line', 'column', 'square', 'open-order', 'unlimbered']),
  ),
  targetArm: oneOf(says('Target arm'), words('TargetArm', ['infantry', 'artillery', 'cavalry'])),
  targetCover: usually('none', oneOf(says('Target cover'), words('Cover', ['none', 'light', 'heavy', 'hard']))),
  flankOrRear: usually(false, yesNo(says('Flank or rear'))),
};

/** Id, value, paragraph, reason, and the condition as the general engines take it: each fact with what it may be. */
// prettier-ignore
const rows = [
  ['elite',                  +5, 'L27', 'Firers are elite',                  { quality: ['elite'] }],
  ['veterans',               +3, 'L28', 'Firers are veterans',               { quality: ['veteran'] }],
  ['recruits',               -2, 'L29', 'Firers are recruits',               { quality: ['recruit'] }],
  ['disordered',             -2, 'L30', 'Firers are disordered',             { disordered: [true] }],
  ['vs-light-cover',         -5, 'L31', 'Target in light cover',             { targetCover: ['light'] }],
  ['vs-heavy-cover',        -10, 'L32', 'Target in heavy or hard cover',     { targetCover: ['heavy', 'hard'] }],
  ['infantry-short-range',   +5, 'L33', 'Infantry at short range',           { arm: ['infantry'], rangeBand: ['short'] }],
  ['artillery-short-range', +10, 'L27', 'Artillery at short range',          { arm: ['artillery'], rangeBand: ['short'] }],
  ['russian-infantry',       -2, 'L34', 'Russian infantry',                  { arm: ['infantry'], russian: [true] }],
  ['vs-dense-target',        +5, 'L28', 'Dense target: column or square',    { targetFormation: ['column', 'square'] }],
  ['vs-thin-target',         -5, 'L29', 'Target in open order, or unlimbered artillery', { targetFormation: ['open-order', 'unlimbered'] }],
  ['artillery-vs-cavalry',  +10, 'L30', 'Artillery against cavalry',         { arm: ['artillery'], targetArm: ['cavalry'] }],
  ['light-artillery',        -5, 'L31', 'Light guns',                        { arm: ['artillery'], artilleryWeight: ['light'] }],
  ['heavy-artillery',        +5, 'L32', 'Heavy guns',                        { arm: ['artillery'], artilleryWeight: ['heavy'] }],
  ['flank-or-rear',          +2, 'L33', 'Into the flank or rear',            { flankOrRear: [true] }],
  ['from-hard-cover',        -8, 'L34', 'Firers stand in hard cover',        { fromHardCover: [true] }],
  ['cuirassiers',            +3, 'L47', 'Cuirassiers',                       { cuirassier: [true] }],
  ['lancers-vs-infantry',    +3, 'L48', 'Lancers against infantry',          { lancer: [true], targetArm: ['infantry'] }],
  ['cavalry-tired',          -5, 'L49', 'Tired cavalry',                     { fatigue: ['tired'] }],
  ['cavalry-spent',         -10, 'L50', 'Spent cavalry',                     { fatigue: ['spent'] }],
];

/** The same conditions as a rulebook of ours declares them. */
// prettier-ignore
const conditions = {
  'elite':                 f => f.quality === 'elite',
  'veterans':              f => f.quality === 'veteran',
  'recruits':              f => f.quality === 'recruit',
  'disordered':            f => f.disordered,
  'vs-light-cover':        f => f.targetCover === 'light',
  'vs-heavy-cover':        f => f.targetCover === 'heavy' || f.targetCover === 'hard',
  'infantry-short-range':  f => f.arm === 'infantry' && f.rangeBand === 'short',
  'artillery-short-range': f => f.arm === 'artillery' && f.rangeBand === 'short',
  'russian-infantry':      f => f.arm === 'infantry' && f.russian,
  'vs-dense-target':       f => f.targetFormation === 'column' || f.targetFormation === 'square',
  'vs-thin-target':        f => f.targetFormation === 'open-order' || f.targetFormation === 'unlimbered',
  'artillery-vs-cavalry':  f => f.arm === 'artillery' && f.targetArm === 'cavalry',
  'light-artillery':       f => f.arm === 'artillery' && f.artilleryWeight === 'light',
  'heavy-artillery':       f => f.arm === 'artillery' && f.artilleryWeight === 'heavy',
  'flank-or-rear':         f => f.flankOrRear,
  'from-hard-cover':       f => f.fromHardCover,
  'cuirassiers':           f => f.cuirassier,
  'lancers-vs-infantry':   f => f.lancer && f.targetArm === 'infantry',
  'cavalry-tired':         f => f.fatigue === 'tired',
  'cavalry-spent':         f => f.fatigue === 'spent',
};

const table = modifierTable(
  'twenty-rows',
  'L25–50',
  says('Modifiers'),
  rows.map(([id, value, cite, reason]) => row(id, value, cite, says(reason), conditions[id])),
);

const base = 10;
const exampleFacts = { firingBases: 4, arm: 'infantry', rangeBand: 'short', quality: 'elite', targetFormation: 'column', targetArm: 'infantry' }; // prettier-ignore

/** As our core has it: the facts are read, the rows weighed, and every one of them explained. */
export const twentyRows = procedure({
  id: 'bench.table.twenty-rows',
  title: says('Twenty rows'),
  rule: 'L13',
  when: says('Only here.'),
  facts,
  outcome: {
    percentage: measure(says('Percentage'), -10_000, 10_000, '%'),
    modifiers: list(
      says('Rows'),
      group(says('Row'), 'Row', { id: text(says('Id')), value: count(says('Value'), -100, 100) }),
      0,
      20,
    ),
  },
  tables: [table],
  examples: [{ says: says('A volley'), facts: exampleFacts, outcome: {} }],
  adjudicate: ({ firingBases }, { modify }) => {
    const { total, rows: modifiers } = modify(base, table);
    return { percentage: firingBases * total, modifiers };
  },
  inWords: ({ percentage }) => says(`${percentage}%`),
});

const sumOf = (firingBases, applied) => firingBases * applied.reduce((sum, { value }) => sum + value, base);

/** The same in json-rules-engine: a rule a row, its reason in the event. */
export const jsonRulesEngine = () => {
  const engine = new Engine(
    rows.map(([id, value, cite, reason, looks]) => ({
      conditions: { all: Object.entries(looks).map(([fact, among]) => ({ fact, operator: 'in', value: among })) },
      event: { type: id, params: { id, value, cite, text: reason } },
    })),
  );
  return async input => {
    const { events } = await engine.run(input);
    const applied = events.map(({ params }) => params);
    return { percentage: sumOf(input.firingBases, applied), reasons: applied };
  };
};

/** The same in GoRules Zen: a decision table that collects every row that holds; an empty cell must be ''. */
export const zen = () => {
  const looked = Object.keys(facts).filter(name => rows.some(([, , , , looks]) => name in looks));
  const outputs = ['id', 'value', 'cite', 'text'];
  const cell = among =>
    among === undefined
      ? ''
      : among.map(value => (typeof value === 'string' ? `'${value}'` : String(value))).join(', ');
  const decision = new ZenEngine().createDecision({
    contentType: 'application/vnd.gorules.decision',
    nodes: [
      { id: 'in', name: 'in', type: 'inputNode', position: { x: 0, y: 0 } },
      { id: 'out', name: 'out', type: 'outputNode', position: { x: 2, y: 0 } },
      {
        id: 'table',
        name: 'table',
        type: 'decisionTableNode',
        position: { x: 1, y: 0 },
        content: {
          hitPolicy: 'collect',
          inputs: looked.map(name => ({ id: `in-${name}`, name, field: name })),
          outputs: outputs.map(name => ({ id: `out-${name}`, name, field: name })),
          rules: rows.map(([id, value, cite, reason, looks]) => ({
            _id: id,
            ...Object.fromEntries(looked.map(name => [`in-${name}`, cell(looks[name])])),
            'out-id': `'${id}'`,
            'out-value': String(value),
            'out-cite': `'${cite}'`,
            'out-text': `'${reason}'`,
          })),
        },
      },
    ],
    edges: [
      { id: 'a', sourceId: 'in', targetId: 'table', type: 'edge' },
      { id: 'b', sourceId: 'table', targetId: 'out', type: 'edge' },
    ],
  });
  return async input => {
    const { result } = await decision.evaluate(input);
    return { percentage: sumOf(input.firingBases, result), reasons: result };
  };
};
