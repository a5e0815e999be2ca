import { flag, oneOf, unlessDenied, vocabulary, yesNo } from '../../../core/index.js';
import { strength } from '../facts.js';

export const attachedMeleeFacts = {
  losses: strength('Perdite del reggimento in questa mischia', 'Losses the regiment takes in this melee'),
  regimentLostMelee: unlessDenied('Il reggimento è stato battuto', 'The regiment was beaten'),
  regimentDestroyed: flag('Il reggimento è distrutto', 'The regiment was destroyed'),
  retreatTerrainBarsArtillery: flag(
    'Ripiega su terreno vietato all’artiglieria',
    'Its retreat enters ground barred to guns',
  ),
};

// prettier-ignore
export const attachedBatteryEffect = vocabulary('AttachedBatteryEffect', {
  'eliminated':                      { it: 'eliminata', en: 'eliminated' },
  'none':                            { it: 'nessun effetto', en: 'no effect' },
  'retreats-limbered-with-regiment': { it: 'aggancia e ripiega con il reggimento', en: 'it limbers and retires with the regiment' },
});

export const attachedMeleeOutcome = {
  batteryEliminated: yesNo({ it: 'Una batteria è eliminata', en: 'A battery is eliminated' }),
  regimentLosses: strength('Perdite che il reggimento segna', 'Losses the regiment marks'),
  batteryEffect: oneOf({ it: 'Sorte della batteria', en: 'What becomes of the battery' }, attachedBatteryEffect),
};
