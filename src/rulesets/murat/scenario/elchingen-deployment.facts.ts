import { group, list, oneOf, optional } from '../../../core/index.js';
import { legal, um } from '../facts.js';
import { elchingenUnitId, forceOf } from './elchingen.forces.js';
import { elchingenZone } from './elchingen.words.js';
import { elchingenViolations } from './scenario.reasons.js';

const mostPlaced = 60;
const unitId = oneOf({ it: 'Unità', en: 'Unit' }, elchingenUnitId);

const placement = group(
  { it: 'Unità schierata', en: 'Deployed unit' },
  'ElchingenPlacement',
  {
    unitId,
    zone: oneOf({ it: 'Zona in cui si schiera', en: 'Zone in which it deploys' }, elchingenZone),
    distanceToLaudonUm: optional(
      um('Distanza dalla più vicina unità di Laudon', 'Distance from the nearest of Laudon’s units'),
    ),
  },
  {
    needed: {
      distanceToLaudonUm: {
        says: {
          it: 'Per i francesi schierati al di qua del Danubio serve la distanza da Laudon.',
          en: 'The distance from Laudon is needed of French who deploy on this side of the Danube.',
        },
        // An id or a zone that was not understood is a fault of its own.
        when: ({ unitId: id, zone }) =>
          elchingenUnitId.values.includes(id) && forceOf(id).unit.side === 'french' && zone !== 'beyond-danube',
      },
    },
  },
);

export const elchingenDeploymentFacts = {
  placements: list({ it: 'Unità schierate', en: 'Deployed units' }, placement, 1, mostPlaced),
};

export const elchingenDeploymentOutcome = {
  legal,
  violations: list(
    { it: 'Che cosa non va, unità per unità', en: 'What is wrong, unit by unit' },
    group({ it: 'Errore di schieramento', en: 'Fault of deployment' }, 'ElchingenMisplaced', {
      unitId,
      code: oneOf({ it: 'Errore', en: 'Fault' }, elchingenViolations),
    }),
    0,
    2 * mostPlaced,
  ),
};
