import { flag, oneOf, usually, vocabulary } from '../../../core/index.js';
import { um } from '../facts.js';
import { bridge as bridges, firingPhase } from '../vocabulary.js';

/** Facts that the pages of fire share. */

// prettier-ignore
export const chargers = vocabulary('FireCharger', {
  'none':          { it: 'nessuna carica', en: 'no charge', also: ['nessuno', 'no'] },
  'infantry':      { it: 'carica di fanteria', en: 'charge of infantry', also: ['fanteria'] },
  'light-cavalry': { it: 'carica di cavalleria leggera', en: 'charge of light cavalry', also: ['cavalleria leggera', 'cl'] },
  'heavy-cavalry': { it: 'carica di cavalleria pesante', en: 'charge of heavy cavalry', also: ['cavalleria pesante', 'cp'] },
});

export const chargedBy = usually(
  'none',
  oneOf({ it: 'Carica che chi spara sta ricevendo', en: 'Charge that the shooter is receiving' }, chargers),
);
export const underCharge = flag('Il bersaglio sta caricando la batteria', 'The target is charging the battery');
export const phase = usually(
  'own-activation',
  oneOf({ it: 'Di chi è l’attivazione', en: 'Whose activation it is' }, firingPhase),
);
export const bridge = usually(
  'none',
  oneOf({ it: 'Ponte passato dal bersaglio', en: 'Bridge at the target' }, bridges),
);
export const enfilade = flag('Fuoco d’infilata o sul retro', 'Fire on the flank or the rear');
export const followed = flag(
  'Fino in fondo: si tirano subito anche la respinta e il rischio del generale',
  'To its end: the push-back and the general’s risk are thrown at once',
);
export const rangeUm = um(
  'Distanza, dal centro di chi spara al punto più vicino del bersaglio',
  'Range, from the centre of the shooter to the nearest point of the target',
);

/** What hides a target. */
export const targetInWood = flag('Il bersaglio è in un bosco', 'The target is in a wood');
export const targetWoodDepthUm = usually(
  0,
  um('Distanza del bersaglio dal bordo del bosco', 'Distance of the target from the edge of the wood'),
);
export const targetInBuiltUp = flag('Il bersaglio è in un abitato', 'The target is in a built-up area');
export const targetOnBuiltUpEdge = flag(
  'Il bersaglio è sul bordo dell’abitato',
  'The target is on the edge of the built-up area',
);
export const obstacleBetween = flag(
  'Un ostacolo in mezzo, anche se non rallenta chi muove',
  'An obstacle between, even one that slows nobody',
);
