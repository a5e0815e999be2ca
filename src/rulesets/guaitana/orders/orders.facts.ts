import { count, usually } from '../../../core/index.js';
import { cm } from '../facts.js';

/** Facts that several pages of this chapter share. */

export const pointDistanceCm = usually(0, cm('Distanza del punto da difendere', 'Distance of the point to defend'));

/** A turn to come: it may be later than any that can be declared. */
export const laterTurn = (it: string, en: string) => count({ it, en }, 1, 2000);
