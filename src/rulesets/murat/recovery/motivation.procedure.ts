import { procedure, type By } from '../../../core/index.js';
import type { Unit } from '../unit.js';
import { motivationExamples } from './motivation.examples.js';
import { motivationFacts, motivationOutcome } from './motivation.facts.js';
import { motivatedYears } from './recovery.rulings.js';
import { motivatedTroops } from './recovery.tables.js';

type MotivatedTroops = keyof typeof motivatedTroops.entries;

/** The line of the table that a unit stands on, if any. */
const troopsOf = ({ nation, arm }: Pick<Unit, 'nation' | 'arm'>): MotivatedTroops | null => {
  if (nation === 'british' && arm === 'infantry') return 'british-infantry';
  if (nation === 'french' && arm === 'infantry') return 'french-infantry';
  if (nation === 'french' && arm === 'cavalry') return 'french-cavalry';
  if (nation === 'austrian' && arm === 'cavalry') return 'austrian-cavalry';
  return null;
};

/** Whether the battle falls into the years of the table; a year that is not known falls into none. */
const isWithin = (
  { from, to }: { readonly from: number | null; readonly to: number | null },
  year: number | null,
): boolean => from === null || to === null || (year !== null && from <= year && year <= to);

const yearsHold = (troops: MotivatedTroops, by: By): boolean =>
  troops !== 'french-infantry' || by(motivatedYears) === 'from-1797';

export const motivation = procedure({
  id: 'murat.recovery.motivation',
  title: { it: 'L’unità è motivata?', en: 'Is the unit motivated?' },
  rule: '§2.11',
  when: {
    it: 'Prima del tiro di recupero delle unità motivate.',
    en: 'Before the recovery roll of motivated units.',
  },
  facts: motivationFacts,
  outcome: motivationOutcome,
  tables: [motivatedTroops],
  rulings: [motivatedYears],
  examples: motivationExamples,

  adjudicate({ unit, year }, { by, lookUp, reckon }) {
    const troops = troopsOf(unit);
    const motivated = troops !== null && isWithin(lookUp(motivatedTroops, troops), year) && yearsHold(troops, by);
    return {
      motivated: reckon(
        '§2.11',
        { it: 'È tra le truppe motivate di quell’anno', en: 'It is among the motivated troops of that year' },
        motivated,
      ),
    };
  },

  inWords: ({ motivated }) =>
    motivated
      ? { it: 'L’unità è motivata.', en: 'The unit is motivated.' }
      : { it: 'L’unità non è motivata.', en: 'The unit is not motivated.' },
});
