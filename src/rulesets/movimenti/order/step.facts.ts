import { group, oneOf, optional, vocabulary, type Declared } from '../../../core/index.js';
import { cm, formationName, headingDegrees, newAllowanceCm, point } from '../facts.js';

// prettier-ignore
export const stepTypes = vocabulary('StepType', {
  'forward':          { it: 'avanza', en: 'go forward', also: ['avanti'] },
  'backward':         { it: 'indietreggia', en: 'go back', also: ['indietro'] },
  'incline-left':     { it: 'inclina a sinistra', en: 'incline to the left' },
  'incline-right':    { it: 'inclina a destra', en: 'incline to the right' },
  'shift-left':       { it: 'si sposta a sinistra', en: 'shift to the left', also: ['sinistra'] },
  'shift-right':      { it: 'si sposta a destra', en: 'shift to the right', also: ['destra'] },
  'to-point':         { it: 'va a un punto', en: 'go to a point', also: ['punto'] },
  'turn':             { it: 'ruota', en: 'turn' },
  'change-formation': { it: 'cambia formazione', en: 'change formation', also: ['formazione'] },
  'limber':           { it: 'aggancia', en: 'limber' },
  'unlimber':         { it: 'sgancia', en: 'unlimber' },
});

/** The steps that go somewhere by so many cm. */
export const goes = ['forward', 'backward', 'incline-left', 'incline-right', 'shift-left', 'shift-right'];

const stepFacts = {
  type: oneOf({ it: 'Che cosa fa', en: 'What it does' }, stepTypes),
  cm: optional(cm('Di quanti cm', 'By how many cm')),
  headingDegrees: optional(headingDegrees('Nuova direzione del fronte', 'New heading of the front')),
  point: optional(point('Punto a cui va', 'Point it goes to')),
  formation: optional(formationName('Formazione che assume', 'Formation it takes')),
  newAllowanceCm,
};
export type MoveStep = Declared<typeof stepFacts>;

export const step = group({ it: 'Parte di un ordine di mossa', en: 'Part of a move order' }, 'MoveStep', stepFacts, {
  needed: {
    cm: {
      says: { it: 'Serve di quanti cm si muove.', en: 'It must say how many cm.' },
      when: ({ type }) => goes.includes(type),
    },
    headingDegrees: {
      says: { it: 'Serve la nuova direzione.', en: 'The new heading is needed.' },
      when: ({ type }) => type === 'turn',
    },
    point: { says: { it: 'Serve il punto.', en: 'The point is needed.' }, when: ({ type }) => type === 'to-point' },
    formation: {
      says: { it: 'Serve la formazione che assume.', en: 'The formation it takes is needed.' },
      when: ({ type }) => type === 'change-formation',
    },
  },
  impossible: {
    cm: {
      says: { it: 'Una mossa di zero cm non è una mossa.', en: 'A move of no length is no move.' },
      when: ({ cm }) => cm === 0,
    },
  },
});
