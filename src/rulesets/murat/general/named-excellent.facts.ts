import { oneOf, optional, text, usually, yesNo } from '../../../core/index.js';
import { generalLevel, nation, quality } from '../vocabulary.js';

export const namedExcellentFacts = {
  nation: oneOf({ it: 'Esercito', en: 'Army' }, nation),
  name: text({
    it: 'Nome del generale, senza badare a maiuscole e accenti',
    en: 'Name of the general; capitals and accents do not matter',
  }),
  level: usually('division', oneOf({ it: 'A quale livello comanda', en: 'The level he commands at' }, generalLevel)),
};

export const namedExcellentOutcome = {
  found: yesNo({ it: 'È nell’elenco', en: 'He is on the list' }),
  quality: optional(oneOf({ it: 'Valore come generale di divisione', en: 'Quality as a division general' }, quality)),
};
