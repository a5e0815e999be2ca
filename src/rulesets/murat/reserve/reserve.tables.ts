import { byBand, dieThrow } from '../../../core/index.js';

export const arrivalThrow = dieThrow('arrival', '§2.5', { it: 'Dado di arrivo', en: 'Die of arrival' }, 6);

// prettier-ignore
export const arrivalDelays = byBand('arrival-delays', '§2.5', { it: 'Mosse di ritardo per dado', en: 'Turns late by die' }, [
  [1, 0],
  [3, 1],
  [5, 2],
]);
