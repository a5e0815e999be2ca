import { list, optional, text, type By } from '../../../core/index.js';
import { initiativeMethod } from './turn.rulings.js';

export const initiativeFacts = {
  sideA: optional(text({ it: 'Parte che ha l’iniziativa', en: 'Side that has the initiative' })),
  sides: optional(
    list(
      {
        it: 'Le due parti, per il club che tira l’iniziativa',
        en: 'The two sides, for a club that throws for initiative',
      },
      text({ it: 'Parte', en: 'Side' }),
      2,
      2,
    ),
  ),
};

export const sideANeeded = {
  says: { it: 'Indicare la parte che ha l’iniziativa.', en: 'Say which side has the initiative.' },
  when: (_: unknown, by: By): boolean => by(initiativeMethod) === 'declared-by-caller',
};

export const sidesNeeded = {
  says: {
    it: 'Il club tira l’iniziativa: indicare le due parti.',
    en: 'The club throws for initiative: name the two sides.',
  },
  when: (_: unknown, by: By): boolean => by(initiativeMethod) === 'd6-each-high-wins-reroll-ties',
};

export const initiativeOutcome = {
  sideA: text({ it: 'Parte che in questo turno è A', en: 'Side that is A this turn' }),
};
