import { howMany, type Language, procedure } from '../../../core/index.js';
import { generalValueRoll } from '../general/value-roll.procedure.js';
import { quality, type Quality } from '../vocabulary.js';
import { elchingenForcesExamples } from './elchingen-forces.examples.js';
import {
  elchingenForcesFacts,
  elchingenForcesOutcome,
  rosterFields,
  type RosterLine,
} from './elchingen-forces.facts.js';
import { elchingenOrderOfBattle, forceOf } from './elchingen.forces.js';
import { elchingen } from './elchingen.js';
import type { ElchingenSide } from './elchingen.words.js';
import { breakPointOf, rosteredFor, type MuratRostered } from './scenario.js';
import { scenarioFouArtillery } from './scenario.rulings.js';

const lines = new WeakMap<MuratRostered, RosterLine>();

/** A unit with every field of the roster, those unsaid without a value. */
const lineOf = (unit: MuratRostered): RosterLine => {
  const known = lines.get(unit);
  if (known !== undefined) return known;
  // Object.fromEntries loses the keys, which are these very fields.
  const line = Object.fromEntries(rosterFields.map(field => [field, unit[field] ?? null])) as RosterLine;
  lines.set(unit, line);
  return line;
};

export const elchingenForces = procedure({
  id: 'murat.scenario.elchingen-forces',
  title: { it: 'Elchingen: ordini di battaglia', en: 'Elchingen: orders of battle' },
  rule: 'App. 2',
  when: {
    it: 'Quando si prepara lo scenario. I valori dei generali si tirano uno per volta: un dado per domanda, gli altri restano dovuti.',
    en: 'When the scenario is set up. The generals’ values are rolled one by one: one die a question, the others are still owed.',
  },
  facts: elchingenForcesFacts,
  outcome: elchingenForcesOutcome,
  rulings: [scenarioFouArtillery],
  calls: [generalValueRoll],
  examples: elchingenForcesExamples,
  impossible: {
    qualities: {
      says: {
        it: 'Il valore dello stesso generale è dato due volte.',
        en: 'The value of the same general is given twice.',
      },
      when: ({ qualities }) => new Set(qualities.map(({ general }) => general)).size < qualities.length,
    },
    rollFor: {
      says: {
        it: 'Si tira per un generale il cui valore è già noto.',
        en: 'The roll is for a general whose value is already known.',
      },
      when: ({ qualities, rollFor }) => qualities.some(({ general }) => general === rollFor),
    },
  },

  adjudicate({ batteryFou, division, qualities, rollFor }, { by, reckon, call, owe }) {
    const known = new Map<string, Quality>(qualities.map(known => [known.general, known.quality]));
    const rolledQuality =
      rollFor === null
        ? null
        : call(
            rollFor,
            generalValueRoll,
            { nation: forceOf(rollFor).unit.nation ?? 'other', year: elchingen.year, commands: 'line' },
            { on: { general: rollFor }, reads: ['quality'] },
          ).quality;
    if (rollFor !== null && rolledQuality !== null) known.set(rollFor, rolledQuality);
    const all = elchingenOrderOfBattle.map(force => rosteredFor(force, { batteryFou, qualities: known }));
    const counts = by(scenarioFouArtillery) === 'include' ? all : all.filter(({ arm }) => arm !== 'artillery');
    const sumOf = (side: ElchingenSide, it: string, en: string): number =>
      reckon(
        'App. 2',
        { it: `FoU di tutti i reparti ${it}`, en: `FoU of all ${en} units` },
        counts.filter(unit => unit.side === side).reduce((sum, { fouInitial = 0 }) => sum + fouInitial, 0),
      );
    const fouInitial = {
      french: sumOf('french', 'francesi', 'French'),
      austrian: sumOf('austrian', 'austriaci', 'Austrian'),
    };
    const breakOf = (side: ElchingenSide, it: string, en: string): number =>
      reckon(
        'App. 2',
        { it: `Perdite ${it} che fanno finire la battaglia: il 40%`, en: `${en} losses that end the battle: 40%` },
        breakPointOf(elchingen, fouInitial[side]),
      );
    const breakPoint = {
      french: breakOf('french', 'francesi', 'French'),
      austrian: breakOf('austrian', 'austriache', 'Austrian'),
    };
    const units = all.filter(({ divisionId }) => division === null || divisionId === division).map(lineOf);
    for (const { id, arm, quality } of units)
      if (arm === 'general' && quality === null && id !== null) owe('App. 1', id, generalValueRoll.id, 'now');
    return { rolledQuality, units, fouInitial, breakPoint };
  },

  inWords: ({ rolledQuality, units, fouInitial, breakPoint }, { rollFor }) => {
    const open = units.filter(({ arm, quality }) => arm === 'general' && quality === null).length;
    const rolled = (language: Language): string =>
      rollFor === null || rolledQuality === null
        ? ''
        : `${forceOf(rollFor).says[language]}: ${quality.words[rolledQuality][language]}. `;
    return {
      it:
        `${rolled('it')}Francesi ${fouInitial.french} FoU, austriaci ${fouInitial.austrian}; la battaglia finisce con ` +
        `${breakPoint.french} perdite francesi o ${breakPoint.austrian} austriache. ` +
        `${howMany(units.length, 'unità elencata', 'unità elencate')}` +
        (open === 0 ? '.' : `, ${howMany(open, 'valore di generale', 'valori di generali')} da tirare.`),
      en:
        `${rolled('en')}French ${fouInitial.french} FoU, Austrians ${fouInitial.austrian}; the battle ends with ` +
        `${breakPoint.french} French losses or ${breakPoint.austrian} Austrian ones. ` +
        `${howMany(units.length, 'unit', 'units')} listed` +
        (open === 0 ? '.' : `, ${howMany(open, 'general’s value', 'generals’ values')} to roll.`),
    };
  },
});
