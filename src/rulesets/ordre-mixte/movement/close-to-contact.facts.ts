import { oneOf, usually, vocabulary, yesNo } from '../../../core/index.js';
import { moraleResult } from '../vocabulary.js';

export const fireTestResult = vocabulary('FireTestResult', {
  'not-required': { it: 'test non dovuto', en: 'no test due', also: ['nessun test'] },
  pass: moraleResult.words.pass,
  stand: moraleResult.words.stand,
  retreat: moraleResult.words.retreat,
  rout: moraleResult.words.rout,
});

export const closeToContactFacts = {
  moraleResult: usually(
    'not-required',
    oneOf(
      { it: 'Test di morale sotto tiro di chi carica', en: 'The charger’s morale test under fire' },
      fireTestResult,
    ),
  ),
  targetMoraleResult: usually(
    'not-required',
    oneOf(
      { it: 'Test di morale sotto tiro dell’unità caricata', en: 'The charged unit’s morale test under fire' },
      fireTestResult,
    ),
  ),
};

export const closeToContactOutcome = {
  closes: yesNo({ it: 'Chiude a contatto', en: 'It closes to contact' }),
  melee: yesNo({ it: 'Segue una mischia', en: 'A melee follows' }),
};
