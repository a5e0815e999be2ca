import { ruling } from '../../../core/index.js';

// prettier-ignore
export const cavalryBases = ruling('cavalry-bases', '§1.2, §1.4',
  { it: 'L’esempio del §1.2 dimezza le basi di cavalleria della tabella del §1.4.', en: 'The example of §1.2 halves the cavalry bases of the table of §1.4.' }, {
    'table':      { it: 'quelle della tabella: 4, 4, 6, 8', en: 'those of the table: 4, 4, 6, 8' },
    'half-table': { it: 'la metà: 2, 2, 3, 4', en: 'half of them: 2, 2, 3, 4' },
  });

// prettier-ignore
export const cavalryExactly400 = ruling('cavalry-exactly-400', '§1.2, §1.4',
  { it: 'La tabella salta da meno di 400 a 401 cavalieri.', en: 'The table jumps from under 400 to 401 troopers.' }, {
    'fou-4': { it: '400 cavalieri hanno FoU 4, come nell’esempio', en: '400 troopers have FoU 4, as in the example' },
    'fou-6': { it: '400 cavalieri hanno FoU 6', en: '400 troopers have FoU 6' },
  });

// prettier-ignore
export const infantryOver3000 = ruling('infantry-over-3000', '§1.4',
  { it: 'Per la fanteria la tabella finisce a 3000 uomini.', en: 'For infantry the table ends at 3000 men.' }, {
    'cap-10': { it: 'oltre 3000 la FoU resta 10', en: 'above 3000 the FoU stays 10' },
    'reject': { it: 'oltre 3000 l’unità va divisa', en: 'above 3000 the unit must be split' },
  });

// prettier-ignore
export const guardFouStacking = ruling('guard-fou-stacking', '§1.4',
  { it: 'Vecchia Guardia e Guardia britannica hanno anche il +1 della Guardia?', en: 'Do the Old Guard and the British Guard also earn the +1 of the Guard?' }, {
    'highest-only': { it: 'no: +2 in tutto', en: 'no: +2 in all' },
    'cumulative':   { it: 'sì: +3 in tutto', en: 'yes: +3 in all' },
  });

// prettier-ignore
export const batteryOver12 = ruling('battery-over-12', '§1.4',
  { it: 'La tabella delle batterie finisce a 12 cannoni.', en: 'The table of batteries ends at 12 guns.' }, {
    'cap-4':  { it: 'oltre 12 la FoU resta 4', en: 'above 12 the FoU stays 4' },
    'reject': { it: 'oltre 12 si formano due batterie', en: 'above 12 they make two batteries' },
  });

// prettier-ignore
export const cavalryAttackColumn = ruling('cavalry-attack-column', '§1.2',
  { it: 'La colonna d’attacco non è riservata alla fanteria, ma chi la premia nomina solo la fanteria.', en: 'The attack column is not reserved to infantry, yet every rule that rewards it names infantry.' }, {
    'allowed':   { it: 'anche la cavalleria la forma', en: 'cavalry may form it too' },
    'forbidden': { it: 'solo la fanteria la forma', en: 'only infantry forms it' },
  });
