import { appliedModifiers, count, flag, oneOf, usually } from '../../../core/index.js';
import { dice, ifLegal, legal, reasonsFrom } from '../facts.js';
import { arm, cavalryType, experience, guardTier } from '../vocabulary.js';
import { buildUnitReasons } from './build.reasons.js';

export const buildUnitFacts = {
  arm: oneOf({ it: 'Arma', en: 'Arm' }, arm),
  men: count({ it: 'Uomini reali', en: 'Real men' }, 1, 100_000),
  experience: usually('veteran', oneOf({ it: 'Classe di esperienza', en: 'Class of experience' }, experience)),
  guardTier: usually('none', oneOf({ it: 'Quale Guardia', en: 'Which Guard' }, guardTier)),
  cavalryType: usually('other', oneOf({ it: 'Tipo di cavalleria', en: 'Kind of cavalry' }, cavalryType)),
  fatigued: flag('Stanca all’inizio della battaglia', 'Fatigued at the start of the battle'),
};

const suggestedBases = (it: string, en: string) => ifLegal(count({ it, en }, 1, 50));

export const buildUnitOutcome = {
  legal,
  reasons: reasonsFrom(buildUnitReasons),
  baseFou: ifLegal(count({ it: 'FoU di base', en: 'Base FoU' }, 0, 100)),
  fou: ifLegal(count({ it: 'FoU dell’unità', en: 'FoU of the unit' }, 0, 600)),
  basesMin: suggestedBases('Basi suggerite, almeno', 'Bases suggested, at least'),
  basesMax: suggestedBases('Basi suggerite, al più', 'Bases suggested, at most'),
  musketryDice: ifLegal(dice('Dadi di moschetteria', 'Musketry dice')),
  modifiers: appliedModifiers,
};
