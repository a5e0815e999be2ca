import { ruling } from '../../../core/index.js';

// prettier-ignore
export const emergencyLossStacking = ruling('emergency-loss-stacking', '§2.6',
  { it: 'Le righe per un terzo e per due terzi di perdite si sommano?', en: 'Do the rows for a third and two thirds of losses add up?' }, {
    'highest-only': { it: 'no: conta solo la più grave, -2', en: 'no: only the worse one counts, -2' },
    'cumulative':   { it: 'sì: -3', en: 'yes: -3' },
  });

// prettier-ignore
export const emergencyGeneralQuality = ruling('emergency-general-quality', '§2.6',
  { it: 'Anche un generale scarso dà il bonus? La tabella, a differenza di quella degli ordini, non lo esclude.', en: 'Does a poor general give the bonus too? This table, unlike that of the orders, does not exclude him.' }, {
    'any':      { it: 'sì, qualsiasi generale aggregato', en: 'yes, any attached general' },
    'not-poor': { it: 'no, non uno scarso', en: 'no, not a poor one' },
  });

// prettier-ignore
export const neighbourSquareFailure = ruling('neighbour-square-failure', '§2.6',
  { it: 'Un’unità vicina al bersaglio che non riesce a formare quadrato si disordina?', en: 'Is a neighbour of the target disordered when it fails to form square?' }, {
    'disordered': { it: 'sì, come il bersaglio', en: 'yes, like the target' },
    'no-penalty': { it: 'no, non succede nulla', en: 'no, nothing happens' },
  });

// prettier-ignore
export const advanceOnCavalry = ruling('advance-on-cavalry', '§2.6, §2.7',
  { it: 'La cavalleria deve fare il test contro la fanteria che avanza, o può?', en: 'Must the cavalry test against advancing infantry, or may it?' }, {
    'mandatory': { it: 'deve', en: 'it must' },
    'optional':  { it: 'può', en: 'it may' },
  });
