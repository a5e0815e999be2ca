import { someOf, vocabulary, type WordOf } from '../../../core/index.js';
import { formation } from '../vocabulary.js';

/** What a unit may do with its move. */
// prettier-ignore
export const moveAction = vocabulary('MoveAction', {
  'move':             { it: 'muove', en: 'moves', also: ['muovere', 'avanza'] },
  'cross-wadi':       { it: 'attraversa un wadi', en: 'crosses a wadi', also: ['guada', 'attraversare'] },
  'change-formation': { it: 'cambia formazione', en: 'changes formation', also: ['cambiare formazione'] },
  'change-facing':    { it: 'cambia orientamento', en: 'changes facing', also: ['ruota', 'si volta'] },
  'mount':            { it: 'rimonta a cavallo', en: 'mounts', also: ['montare', 'rimontare'] },
  'dismount':         { it: 'smonta da cavallo', en: 'dismounts', also: ['smontare', 'appieda'] },
  'pack':             { it: 'carica i pezzi sui muli', en: 'loads its guns on mules', also: ['caricare'] },
  'unpack':           { it: 'scarica i pezzi e li mette in batteria', en: 'unloads its guns and sets them up', also: ['scaricare'] },
});
export type MoveAction = WordOf<typeof moveAction>;
export const mountAction = someOf('MountAction', moveAction, ['mount', 'dismount']);
export const packAction = someOf('PackAction', moveAction, ['pack', 'unpack']);
export const gunState = someOf('GunState', formation, ['packed', 'in-battery']);
export type GunState = WordOf<typeof gunState>;
