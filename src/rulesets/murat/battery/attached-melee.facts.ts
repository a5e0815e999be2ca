import { count, flag, oneOf, optional, unlessDenied, usually, vocabulary, yesNo } from '../../../core/index.js';
import { strength } from '../facts.js';

export const attachedMeleeFacts = {
  losses: optional(
    strength(
      'Perdite del reggimento in questa mischia; se mancano, la mischia le ha già segnate',
      'Losses the regiment takes in this melee; if left out, the melee has marked them already',
    ),
  ),
  regimentLostMelee: unlessDenied('Il reggimento è stato battuto', 'The regiment was beaten'),
  regimentDestroyed: flag('Il reggimento è distrutto', 'The regiment was destroyed'),
  retreatTerrainBarsArtillery: flag(
    'Ripiega su terreno vietato all’artiglieria',
    'Its retreat enters ground barred to guns',
  ),
  batteryLost: flag('La mischia ne ha già contata una persa', 'The melee has counted one as lost already'),
  attachedBatteries: usually(1, count({ it: 'Batterie aggregate', en: 'Attached batteries' }, 0, 20)),
};

// prettier-ignore
export const attachedBatteryEffect = vocabulary('AttachedBatteryEffect', {
  'eliminated':                      { it: 'eliminata', en: 'eliminated' },
  'none':                            { it: 'nessun effetto', en: 'no effect' },
  'retreats-limbered-with-regiment': { it: 'aggancia e ripiega con il reggimento', en: 'it limbers and retires with the regiment' },
});

export const attachedMeleeOutcome = {
  batteryEliminated: yesNo({ it: 'Una batteria è eliminata', en: 'A battery is eliminated' }),
  regimentLosses: optional(strength('Perdite che il reggimento segna', 'Losses the regiment marks')),
  batteryEffect: oneOf({ it: 'Sorte della batteria', en: 'What becomes of the battery' }, attachedBatteryEffect),
};
