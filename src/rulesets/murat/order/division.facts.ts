import {
  count,
  flag,
  group,
  list,
  measure,
  oneOf,
  optional,
  text,
  unlessDenied,
  usually,
  vocabulary,
  yesNo,
} from '../../../core/index.js';
import { commandingGeneral, ifLegal, legal, reasonsFrom, twoDiceTotal, um } from '../facts.js';
import { fightingArm, formation, generalLevel } from '../vocabulary.js';
import { divisionOrderReasons } from './order.reasons.js';

const unitId = text({ it: 'Nome breve dell’unità', en: 'Identity of the unit' });

const mostUnits = 60;

const orderedUnit = group(
  { it: 'Unità della divisione', en: 'Unit of the division' },
  'DivisionOrderUnit',
  {
    id: unitId,
    distanceUm: usually(0, um('Distanza dal generale', 'Distance from the general')),
    disordered: flag('È disordinata', 'It is disordered'),
    arm: usually('infantry', oneOf({ it: 'Arma', en: 'Arm' }, fightingArm)),
    formation: optional(
      oneOf(
        { it: 'Formazione; se manca, una batteria è al traino', en: 'Formation; if left out, a battery is limbered' },
        formation,
      ),
    ),
    retiredToRecover: flag('Si è ritirata per riordinarsi', 'It retired to recover'),
    withdrawing: flag('La sua divisione si ritira dal campo', 'Its division is withdrawing'),
  },
  {
    impossible: {
      formation: {
        says: {
          it: 'Solo l’artiglieria è al traino o schierata, e non conosce altro (§1.2).',
          en: 'Only artillery is limbered or deployed, and it knows nothing else (§1.2).',
        },
        when: ({ arm, formation }) =>
          formation !== null && (arm === 'artillery') !== (formation === 'limbered' || formation === 'deployed'),
      },
    },
  },
);

// prettier-ignore
export const divisionOrderExclusion = vocabulary('DivisionOrderExclusion', {
  'disordered':               { it: 'è disordinata', en: 'it is disordered' },
  'outside-radius':           { it: 'è fuori dal raggio di comando', en: 'it is outside the command radius' },
  'deployed-artillery-stays': { it: 'la batteria è schierata e resta ferma', en: 'the battery is deployed and stays' },
  'retired-to-recover':       { it: 'si è ritirata per riordinarsi', en: 'it retired to recover' },
  'withdrawing':              { it: 'si ritira dal campo con la sua divisione', en: 'it is withdrawing with its division' },
});

export const divisionOrderFacts = {
  general: commandingGeneral,
  generalLevel: usually('division', oneOf({ it: 'Livello del generale', en: 'Level of the general' }, generalLevel)),
  generalAlive: unlessDenied('Il generale è in vita', 'The general is alive'),
  divisionOrdersGiven: usually(
    0,
    count({ it: 'Ordini di divisione già dati in questa mossa', en: 'Division orders already given this turn' }, 0, 20),
  ),
  orderIndex: optional(
    count(
      {
        it: 'Quale ordine di divisione è; se manca, quello dopo i già dati',
        en: 'Which division order it is; if left out, the one after those already given',
      },
      1,
      20,
    ),
  ),
  regimentOrdersGiven: usually(
    0,
    count(
      { it: 'Ordini di reggimento già dati in questa mossa', en: 'Regiment orders already given this turn' },
      0,
      100,
    ),
  ),
  units: usually([], list({ it: 'Unità della divisione', en: 'Units of the division' }, orderedUnit, 0, mostUnits)),
};

export const divisionOrderOutcome = {
  legal,
  reasons: reasonsFrom(divisionOrderReasons),
  passed: ifLegal(yesNo({ it: 'Test superato', en: 'Test passed' })),
  total: ifLegal(twoDiceTotal),
  target: ifLegal(count({ it: 'Totale da non superare', en: 'Total not to exceed' }, 7, 10)),
  radiusUm: ifLegal(measure({ it: 'Raggio di comando', en: 'Command radius' }, 8, 24, 'UM')),
  movers: list({ it: 'Unità che muovono', en: 'Units that move' }, unitId, 0, mostUnits),
  excluded: list(
    { it: 'Unità escluse dall’ordine', en: 'Units left out of the order' },
    group({ it: 'Unità esclusa', en: 'Unit left out' }, 'DivisionOrderLeftOut', {
      id: unitId,
      reason: oneOf({ it: 'Perché', en: 'Why' }, divisionOrderExclusion),
    }),
    0,
    mostUnits,
  ),
  mayFire: ifLegal(yesNo({ it: 'Le unità dell’ordine possono sparare', en: 'The units of the order may fire' })),
  regimentOrdersAvailable: ifLegal(
    yesNo({ it: 'Restano gli ordini di reggimento', en: 'Regiment orders remain open' }),
  ),
  divisionPhaseAvailable: ifLegal(
    yesNo({ it: 'Resta la fase del generale di divisione', en: 'The divisional phase remains open' }),
  ),
};
