import { ruling } from '../../../core/index.js';

// prettier-ignore
export const handPushOrder = ruling('hand-push-order', '§2.7',
  { it: 'Per spingere a mano i cannoni serve un’attivazione?', en: 'Does pushing guns by hand need an activation?' }, {
    'needs-activation': { it: 'sì, come ogni movimento', en: 'yes, like any move' },
    'free':             { it: 'no', en: 'no' },
  });
