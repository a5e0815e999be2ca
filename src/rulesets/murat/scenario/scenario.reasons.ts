import { vocabulary } from '../../../core/index.js';

// prettier-ignore
export const elchingenEndReasons = vocabulary('ElchingenEndReason', {
  'six-turns-played':             { it: 'sono state giocate sei mosse', en: 'six turns have been played' },
  'french-lost-40-percent':       { it: 'i francesi hanno perso il 40% della FoU', en: 'the French have lost 40% of their FoU' },
  'austrian-lost-40-percent':     { it: 'gli austriaci hanno perso il 40% della FoU', en: 'the Austrians have lost 40% of their FoU' },
  'french-control-both-villages': { it: 'i francesi controllano entrambi i villaggi', en: 'the French control both villages' },
});

// prettier-ignore
export const elchingenViolations = vocabulary('ElchingenViolation', {
  'wrong-zone':          { it: 'non è nella sua zona', en: 'it is not in its zone' },
  'too-close-to-laudon': { it: 'è a meno di 4 UM dalle unità di Laudon', en: 'it is less than 4 UM from Laudon’s units' },
});
