import { someOf, vocabulary, type WordOf } from '../../../core/index.js';

/** Every reason of the chapter, said once, in the order of the pages. */
// prettier-ignore
const refusals = vocabulary('MovementRefusal', {
  'not-your-activation':   { it: 'tocca all’altro giocatore', en: 'it is the other player’s turn to move' },
  'retreaters-first':      { it: 'prima muovono le unità in ritirata', en: 'units in retreat move first' },
  'pinned-by-contact':     { it: 'un nemico l’ha contattata in questa fase', en: 'an enemy has touched it in this phase' },
  'locked-in-melee':       { it: 'è ancora in mischia da un turno precedente', en: 'it is still in a melee from an earlier turn' },
  'impassable':            { it: 'il terreno è intransitabile', en: 'the ground is impassable' },
  'formation-not-allowed': { it: 'non può prendere quella formazione', en: 'it may not take that formation' },
  'only-italian-cavalry':  { it: 'solo la cavalleria italiana monta e smonta', en: 'only Italian cavalry mounts and dismounts' },
  'already-in-that-state': { it: 'è già così', en: 'it is so already' },
  'not-with-the-horses':   { it: 'non è a contatto con i suoi cavalli', en: 'it is not in contact with its horses' },
  'only-artillery':        { it: 'solo l’artiglieria si carica sui muli o si scarica', en: 'only artillery is loaded on and off mules' },
  'needs-the-whole-phase': { it: 'chi impiega l’intera fase non fa altro', en: 'what takes the whole phase leaves time for nothing else' },
  'allowance-exceeded':    { it: 'supera la capacità di movimento', en: 'it exceeds the movement capacity' },
});

// prettier-ignore
export const sequenceReasons = someOf('MovementSequenceReason', refusals, ['not-your-activation', 'retreaters-first', 'pinned-by-contact', 'locked-in-melee']);
export const terrainReasons = someOf('TerrainReason', refusals, ['impassable']);
// prettier-ignore
export const planReasons = someOf('MovePlanReason', refusals, ['impassable', 'formation-not-allowed', 'only-italian-cavalry', 'already-in-that-state', 'not-with-the-horses', 'only-artillery', 'needs-the-whole-phase', 'allowance-exceeded']);
export type PlanReason = WordOf<typeof planReasons>;
export const formationReasons = someOf('FormationChangeReason', refusals, ['formation-not-allowed']);
export const mountReasons = someOf('MountReason', refusals, ['not-with-the-horses']);
export const packReasons = someOf('PackReason', refusals, ['already-in-that-state']);
