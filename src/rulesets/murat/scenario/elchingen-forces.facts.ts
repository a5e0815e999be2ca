import { count, group, list, oneOf, optional, usually, type Fact } from '../../../core/index.js';
import { strength } from '../facts.js';
import { unit, type Unit } from '../unit.js';
import { quality } from '../vocabulary.js';
import { usualBatteryFou } from './elchingen.js';
import { elchingenGeneralId } from './elchingen.forces.js';
import { elchingenDivision } from './elchingen.words.js';

const general = oneOf({ it: 'Generale', en: 'General' }, elchingenGeneralId);

export const elchingenForcesFacts = {
  batteryFou: usually(usualBatteryFou, strength('FoU data a ogni batteria', 'FoU given to each battery')),
  division: optional(
    oneOf(
      { it: 'Elenca solo questa divisione; se manca, tutti', en: 'List only this division; if left out, all' },
      elchingenDivision,
    ),
  ),
  qualities: usually(
    [],
    list(
      { it: 'Generali il cui valore è già noto', en: 'Generals whose value is already known' },
      group({ it: 'Valore di un generale', en: 'Value of a general' }, 'ElchingenQuality', {
        general,
        quality: oneOf({ it: 'Valore', en: 'Value' }, quality),
      }),
      0,
      elchingenGeneralId.values.length,
    ),
  ),
  rollFor: optional(
    oneOf({ it: 'Generale il cui valore si tira adesso', en: 'General whose value is rolled now' }, elchingenGeneralId),
  ),
};

/** What the rosters of this battle say of a unit, in the order in which they are read. */
export const rosterFields = [
  'id',
  'name',
  'side',
  'divisionId',
  'brigadeId',
  'nation',
  'arm',
  'level',
  'quality',
  'infantryClass',
  'cavalryWeight',
  'cavalryType',
  'artilleryType',
  'calibre',
  'bases',
  'experience',
  'fouInitial',
  'sharpshooters',
  'impetuous',
  'skirmishers',
  'battleCavalry',
  'lance',
] as const satisfies readonly (keyof Unit)[];
export type RosterField = (typeof rosterFields)[number];
export type RosterLine = { readonly [K in RosterField]: Unit[K] | null };

const unitFacts = unit.shape.kind === 'group' ? unit.shape.facts : {};

/** A fact of the unit model that a roster may leave unsaid. */
const unlessUnsaid = <K extends RosterField>(field: K): Fact<Unit[K] | null> =>
  // The facts of the group of units are those that Unit has.
  optional(unitFacts[field] as Fact<Unit[K]>);

const rosterFacts = Object.fromEntries(rosterFields.map(field => [field, unlessUnsaid(field)])) as {
  // Object.fromEntries loses the keys, which are these very fields.
  readonly [K in RosterField]: Fact<Unit[K] | null>;
};

const bothSides = (it: string, en: string, name: string, most: number) =>
  group({ it, en }, name, {
    french: count({ it: 'Francesi', en: 'French' }, 0, most),
    austrian: count({ it: 'Austriaci', en: 'Austrians' }, 0, most),
  });

export const elchingenForcesOutcome = {
  rolledQuality: optional(oneOf({ it: 'Valore appena tirato', en: 'Value just rolled' }, quality)),
  units: list(
    {
      it: 'Le unità, con i campi che il roster dichiara: si mandano così come sono alle altre procedure',
      en: 'The units, with the fields their roster states: they are sent as they are to other procedures',
    },
    group({ it: 'Unità del roster', en: 'Unit of the roster' }, 'ElchingenRosterUnit', rosterFacts),
    0,
    60,
  ),
  fouInitial: bothSides('FoU iniziale delle due parti', 'Initial FoU of the two sides', 'ElchingenFou', 1000),
  breakPoint: bothSides(
    'Perdite che fanno finire la battaglia, il 40%',
    'Losses that end the battle, 40%',
    'ElchingenBreakPoint',
    1000,
  ),
};
