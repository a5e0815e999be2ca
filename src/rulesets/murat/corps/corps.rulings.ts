import { ruling } from '../../../core/index.js';

// prettier-ignore
export const grandBatteryBaseLoss = ruling('grand-battery-base-loss', '§2.13',
  { it: 'La Grande Batteria perde le basi effettivamente colpite: basta un hit?', en: 'A grand battery loses the bases actually hit: is one hit enough?' }, {
    'when-fou-gone': { it: 'no: la base si perde con l’ultima FoU', en: 'no: a base is lost with its last FoU' },
    'when-hit':      { it: 'sì: ogni hit toglie la base', en: 'yes: any hit removes the base' },
  });

// prettier-ignore
export const grandBatteryDamage = ruling('grand-battery-fire', '§2.13',
  { it: 'Le basi sparano insieme: una tavola dei danni per base o una per tutte?', en: 'The bases fire together: is the damage table read for each base, or once for all?' }, {
    'separate': { it: 'una per base', en: 'for each base' },
    'pooled':   { it: 'gli hit si sommano e si legge una volta', en: 'the hits are added up and it is read once' },
  });
