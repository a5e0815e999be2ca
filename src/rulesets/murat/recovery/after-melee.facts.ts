import { oneOf, vocabulary, yesNo, type WordOf } from '../../../core/index.js';

/** What a winner may do with its victory. */
// prettier-ignore
export const victorOption = vocabulary('VictorOption', {
  stand:        { it: 'resta sul posto', en: 'stands', also: ['restare', 'sul posto'] },
  reorganise:   { it: 'si riorganizza', en: 'reorganises', also: ['riorganizzarsi', 'riordinarsi'] },
  breakthrough: { it: 'sfonda', en: 'breaks through', also: ['sfondamento', 'inseguimento'] },
});
export type VictorOption = WordOf<typeof victorOption>;

export const afterMeleeFacts = {
  option: oneOf({ it: 'Che cosa fa il vincitore', en: 'What the winner does' }, victorOption),
};

export const afterMeleeOutcome = {
  recovered: yesNo({ it: 'Il disordine è tolto', en: 'The disorder is gone' }),
};
