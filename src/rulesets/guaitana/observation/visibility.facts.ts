import { flag, oneOf, optional, vocabulary, yesNo } from '../../../core/index.js';
import { cm, dismounted, figureScale, ground, ownKind } from '../facts.js';
import { lookFacts } from './look.js';

// prettier-ignore
export const sightReasons = vocabulary('SightReason', {
  'blocked':               { it: 'qualcosa di più alto è in mezzo', en: 'something higher stands between' },
  'fired':                 { it: 'ha tirato', en: 'it has fired' },
  'moving':                { it: 'è in movimento', en: 'it is moving' },
  'not-in-closed-terrain': { it: 'non sta in terreno chiuso', en: 'it is not in closed terrain' },
  'closed-terrain':        { it: 'sta in terreno chiuso, e decide la distanza', en: 'it is in closed terrain, and the distance decides' },
});

export const visibilityFacts = {
  kind: { ...ownKind, says: { it: 'Tipo dell’unità osservata', en: 'Type of the unit looked at' } },
  dismounted,
  terrain: { ...ground, says: { it: 'Terreno in cui sta', en: 'Ground where it stands' } },
  moved: flag('Ha mosso in questo turno', 'It moved this turn'),
  fired: flag('Ha tirato, e per questo si vede', 'It fired, and is seen for it'),
  firedLastPhase: flag('Ha tirato nell’ultima fase di tiro', 'It fired in the last fire phase'),
  ...lookFacts,
  figureScale,
};

export const visibilityOutcome = {
  visible: yesNo({ it: 'È visibile', en: 'It is visible' }),
  limitCm: optional(
    cm('Distanza massima, se è la distanza a decidere', 'Farthest distance, where the distance decides'),
  ),
  reason: oneOf({ it: 'Per quale ragione', en: 'For what reason' }, sightReasons),
};
