import {
  exact,
  gapBetween,
  measuredOrPlaced,
  outlineOf,
  procedure,
  sideFacing,
  type Umpire,
} from '../../../core/index.js';
import { zoneDepthUm } from './state.tables.js';
import { zoneOfControlExamples } from './zone-of-control.examples.js';
import {
  zoneOfControlFacts,
  zoneOfControlOutcome,
  zoneReasons,
  type InZone,
  type ZoneEffect,
} from './zone-of-control.facts.js';

const ruled = (inZone: boolean, legal: boolean, effect: ZoneEffect) => ({ inZone, legal, effect });

const conditions = measuredOrPlaced<InZone>(({ distanceUm, sector }) => distanceUm ?? sector);

/** Distance and side of the enemy: as they were measured, or measured here. */
const measured = ({ distanceUm, sector, positions }: InZone, { reckon }: Pick<Umpire, 'reckon'>) => {
  // Without positions both are always given.
  if (positions === null) return { distanceUm: distanceUm ?? 0, sector: sector ?? 'front' };
  const { unit, enemy } = positions;
  return {
    distanceUm: reckon(
      '§1.6',
      { it: 'Distanza misurata (UM)', en: 'Distance as measured (UM)' },
      exact(gapBetween(unit, enemy)),
    ),
    sector: reckon(
      '§1.6',
      { it: 'Lato del nemico, misurato', en: 'Side of the enemy, as measured' },
      sideFacing(enemy, outlineOf(unit)),
    ),
  };
};

export const zoneOfControl = procedure({
  id: 'murat.state.zone-of-control',
  title: { it: 'Zona di controllo', en: 'Zone of control' },
  rule: '§1.6',
  when: { it: 'Un’unità muove vicino a un nemico.', en: 'A unit moves near an enemy.' },
  facts: zoneOfControlFacts,
  needed: { distanceUm: conditions.needed, sector: conditions.needed },
  impossible: { positions: conditions.positions },
  outcome: zoneOfControlOutcome,
  tables: [zoneDepthUm],
  examples: zoneOfControlExamples,

  adjudicate(facts, { lookUp, reckon, forbid, effect }) {
    const { mode, avoidable } = facts;
    const { distanceUm, sector } = measured(facts, { reckon });
    const depth = lookUp(zoneDepthUm, sector);
    // A unit that halts to fire at the closest range stands exactly at the edge, and so outside.
    const says = { it: 'Più vicino del bordo della zona', en: 'Nearer than the edge of the zone' };
    const inZone = reckon('§1.6', says, distanceUm < depth);
    if (!inZone || mode === 'charge-contact') return ruled(inZone, true, 'none');
    if (mode === 'move') {
      forbid('§1.6', zoneReasons, 'inside-zone-of-control');
      return ruled(inZone, false, 'none');
    }
    if (avoidable) {
      forbid('§1.6', zoneReasons, 'another-way-open');
      return ruled(inZone, false, 'must-go-round');
    }
    reckon('§1.6', { it: 'Si ritira senza altra via: fugge', en: 'It retreats with no other way: it flees' }, true);
    effect('§1.6', 'unit', 'dissolved', { to: true }, 'now');
    return ruled(inZone, true, 'unit-removed');
  },

  inWords: ({ inZone, legal, effect }) => {
    if (!inZone) return { it: 'È fuori dalla zona di controllo.', en: 'It is outside the zone of control.' };
    if (effect === 'unit-removed')
      return {
        it: 'Attraversa la zona di controllo: rompe la formazione e viene rimossa.',
        en: 'It passes through the zone of control: it breaks and is removed.',
      };
    if (effect === 'must-go-round')
      return { it: 'Deve girare attorno alla zona di controllo.', en: 'It must go round the zone of control.' };
    return legal
      ? { it: 'Entra nella zona di controllo e va a contatto.', en: 'It enters the zone of control and makes contact.' }
      : {
          it: 'Nella zona di controllo non può muovere né fermarsi.',
          en: 'Inside the zone of control it may neither move nor halt.',
        };
  },
});
