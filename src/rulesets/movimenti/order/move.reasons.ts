import { vocabulary, type WordOf } from '../../../core/index.js';
import { groundReasons } from '../artillery/artillery.reasons.js';
import { doublePaceReasons } from '../double-pace/double-pace.reasons.js';
import { obliqueReasons } from '../oblique/oblique.reasons.js';
import { rotationReasons } from '../rotation/rotation.reasons.js';
import { straightReasons } from '../straight/straight.reasons.js';

/** Why an order is not carried out to its end: the reasons of the pages it plays, and those of a whole move. */
// prettier-ignore
export const moveReasons = vocabulary('MoveReason', {
  ...straightReasons.words,
  ...rotationReasons.words,
  ...obliqueReasons.words,
  ...doublePaceReasons.words,
  ...groundReasons.words,
  'double-pace-is-straight':     { it: 'il passo doppio va in linea retta', en: 'the double pace goes in a straight line' },
  'starts-too-close':            { it: 'parte a meno di 30 cm da un nemico attivo e visibile', en: 'it starts closer than 30 cm to an active, visible enemy' },
  'change-only-at-start-or-end': { it: 'si cambia formazione solo prima di muovere o a mossa finita', en: 'formation changes at the start or the end of the move only' },
  'one-change-only':             { it: 'in una mossa si cambia formazione una volta sola', en: 'a unit changes formation once a move only' },
  'one-turn-only':               { it: 'in una mossa si ruota una volta sola', en: 'a unit turns once a move only' },
  'artillery-has-no-formations': { it: 'i cannoni non hanno formazioni da cambiare', en: 'guns have no formation to change' },
  'only-artillery-limbers':      { it: 'solo l’artiglieria ha traini', en: 'only artillery has limbers' },
  'already-limbered':            { it: 'i cannoni sono già agganciati', en: 'the guns are limbered already' },
  'already-unlimbered':          { it: 'i cannoni sono già sganciati', en: 'the guns are unlimbered already' },
  'by-hand-limit':               { it: 'a mano i cannoni non vanno oltre', en: 'guns go no further by hand' },
  'zone-of-control':             { it: 'la zona operativa di un nemico', en: 'the zone of control of an enemy' },
  'enemy-in-the-way':            { it: 'un nemico sbarra il passo', en: 'an enemy stands in the way' },
  'double-pace-limit':           { it: 'al passo doppio ci si ferma a 30 cm da un nemico attivo e visibile', en: 'at the double it halts at 30 cm from an active, visible enemy' },
  'must-re-form-first':          { it: 'uscita dal terreno difficile deve riformarsi', en: 'out of the difficult ground it must re-form first' },
  'enemy-too-close':             { it: 'un nemico attivo e visibile è troppo vicino per sganciare', en: 'an active, visible enemy is too close for unlimbering' },
  'no-unlimbering-here':         { it: 'su questo terreno non si sgancia', en: 'guns may not unlimber on this ground' },
});

/** The paragraph of each reason. */
// prettier-ignore
export const ruleOfReason: { readonly [R in WordOf<typeof moveReasons>]: string } = {
  'not-granted-to-this-state':         'VI-1, L22–27; VI-2, L33–39; VI-4, L53–60',
  'cannot-advance':                    'VI-1, L25–27',
  'cannot-rotate':                     'VI-2, L35–39',
  'cavalry-must-rotate':               'VI-4, L54–60',
  'no-formation-change':               'VI-1, L23–24; VI-4, L54–55',
  'beyond-allowance':                  'VI-1, L24–27',
  'guns-already-unlimbered-this-game': 'Artiglieria, L94',
  'not-limbered':                      'Artiglieria, L94',
  'disorder':                          'VI-6, L81',
  'not-in-formation':                  'VI-6, L79–81',
  'needs-march-column':                'VI-6, L78',
  'forbidden-terrain':                 'Artiglieria, L95–97',
  'double-pace-is-straight':           'VI-6, L76',
  'starts-too-close':                  'VI-6, L76',
  'change-only-at-start-or-end':       'VI-2, L34; VI-6, L78',
  'one-change-only':                   'VI-2, L34',
  'one-turn-only':                     'VI-2, L34',
  'artillery-has-no-formations':       'Artiglieria, L86',
  'only-artillery-limbers':            'Artiglieria, L87',
  'already-limbered':                  'Artiglieria, L87',
  'already-unlimbered':                'Artiglieria, L87',
  'by-hand-limit':                     'Artiglieria, L87',
  'zone-of-control':                   'VI-9, L106–107',
  'enemy-in-the-way':                  'VI-9, L106',
  'double-pace-limit':                 'VI-6, L76, L78',
  'must-re-form-first':                'VI-1, L25–27; VI-3, L46',
  'enemy-too-close':                   'Artiglieria, L87',
  'no-unlimbering-here':               'Artiglieria, L98',
};
