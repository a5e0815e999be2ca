import { type Declared, inOneSentence, procedure, refuse, sum, type Umpire } from '../../../core/index.js';
import { emergencyTest } from '../emergency/test.procedure.js';
import { inUm } from '../numbers.js';
import { attachedGeneral } from '../parts.js';
import { formationOf } from '../unit.js';
import { fleeReasons } from './charge.reasons.js';
import { artilleryEscapeTest } from './charge.rulings.js';
import { batteryFlight, batteryFlightThrow } from './charge.tables.js';
import { chargerOf } from './charger-of.js';
import { fleeArtilleryExamples } from './flee-artillery.examples.js';
import { fleeArtilleryFacts, fleeArtilleryOutcome } from './flee-artillery.facts.js';
import { isCaught } from './flight.js';

const refused = {
  testPassed: null,
  testTotal: null,
  face: null,
  fleeUm: null,
  destroyed: null,
  mayFire: null,
} as const;

/** Whether the guns are limbered in time. */
const escape = (
  { unit, chargerArm, separationUm, attachedGeneral }: Declared<typeof fleeArtilleryFacts>,
  { by, call, effect }: Pick<Umpire, 'by' | 'call' | 'effect'>,
): { readonly passed: boolean; readonly total: number | null } => {
  if (by(artilleryEscapeTest) === 'automatic') {
    effect('§2.7', 'unit', 'formation', { to: 'limbered' }, 'now');
    return { passed: true, total: null };
  }
  const { passed, total } = call(
    'escape',
    emergencyTest,
    {
      kind: 'limber-and-flee',
      unit,
      enemy: chargerOf(chargerArm),
      attachedGeneral,
      enemyStartDistanceUm: separationUm,
      isNeighbour: false,
      distanceToTargetUm: 0,
      frontClear: true,
      enemyWithin45: true,
      enemyInRearWithin1Um: false,
      separationUm,
    },
    { on: { unit: 'unit' }, reads: ['passed', 'total'] },
  );
  return { passed: passed === true, total };
};

export const fleeArtillery = procedure({
  id: 'murat.charge.flee-artillery',
  title: { it: 'La batteria aggancia e fugge', en: 'The battery limbers and flees' },
  rule: '§2.7',
  when: {
    it: 'Una batteria caricata da sola sceglie di agganciare e fuggire.',
    en: 'A battery charged on its own chooses to limber and flee.',
  },
  facts: fleeArtilleryFacts,
  impossible: {
    unit: {
      says: { it: 'Solo l’artiglieria aggancia e fugge.', en: 'Only artillery limbers and flees.' },
      when: ({ unit }) => unit.arm !== 'artillery',
    },
  },
  outcome: fleeArtilleryOutcome,
  tables: [batteryFlight],
  throws: [batteryFlightThrow],
  rulings: [artilleryEscapeTest],
  calls: [emergencyTest],
  parts: attachedGeneral,
  examples: fleeArtilleryExamples,

  adjudicate(facts, umpire) {
    const { forbid, reckon, throwDice, lookUpBand, effect, owe } = umpire;
    const { unit, chargerArm, separationUm, chargeReachUm } = facts;
    const reasons = refuse(forbid, fleeReasons, [
      unit.artilleryType === 'foot' && chargerArm === 'cavalry' && ['foot-battery-cannot-escape-cavalry', '§2.7'],
    ]);
    if (reasons.length > 0) return { legal: false, reasons, ...refused };

    const { passed: testPassed, total: testTotal } = escape(facts, umpire);
    if (!testPassed) {
      const mayFire = reckon(
        '§2.7',
        { it: 'Resta sul posto e può fare fuoco prima del contatto', en: 'It stays and may fire before the contact' },
        !unit.firedThisTurn && formationOf(unit) === 'deployed',
      );
      return { legal: true, reasons, testPassed, testTotal, face: null, fleeUm: 0, destroyed: false, mayFire };
    }
    const face = throwDice(batteryFlightThrow, 1, sum);
    const fleeUm = lookUpBand(batteryFlight, face);
    const destroyed = reckon(
      '§2.7',
      { it: 'La carica la raggiunge', en: 'The charge catches it' },
      isCaught(separationUm, fleeUm, chargeReachUm),
    );
    if (destroyed) {
      effect('§2.7', 'unit', 'dissolved', { to: true }, 'now');
      owe('§2.10', 'charger', 'murat.recovery.after-melee', 'now');
    } else {
      // Whoever gives way to a charge is disordered, and a charge that finds nobody stops disordered.
      effect('§1.8', 'unit', 'disordered', { to: true }, 'now');
      effect('§2.7', 'charger', 'disordered', { to: true }, 'now');
    }
    return { legal: true, reasons, testPassed, testTotal, face, fleeUm, destroyed, mayFire: false };
  },

  inWords: ({ legal, reasons, testPassed, fleeUm, destroyed, mayFire }) => {
    const why = inOneSentence(fleeReasons, reasons);
    if (!legal) return { it: `Non può fuggire: ${why.it}.`, en: `It may not flee: ${why.en}.` };
    if (!testPassed)
      return mayFire
        ? {
            it: 'Non aggancia in tempo: resta, e può fare fuoco.',
            en: 'It does not limber in time: it stays, and may fire.',
          }
        : { it: 'Non aggancia in tempo: resta.', en: 'It does not limber in time: it stays.' };
    const away = inUm(fleeUm ?? 0);
    return destroyed
      ? { it: `Fugge di ${away.it}, è raggiunta ed eliminata.`, en: `It flees ${away.en}, is caught and eliminated.` }
      : {
          it: `Aggancia, fugge di ${away.it} e si salva, disordinata.`,
          en: `It limbers, flees ${away.en} and gets away, disordered.`,
        };
  },
});
