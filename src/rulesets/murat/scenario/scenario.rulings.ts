import { ruling } from '../../../core/index.js';

// prettier-ignore
export const scenarioFouArtillery = ruling('scenario-fou-artillery', 'App. 2',
  { it: 'La somma di tutte le FoU comprende le batterie, che non hanno FoU stampata?', en: 'Does the sum of all the FoU include the batteries, which have no printed FoU?' }, {
    'exclude': { it: 'no: contano solo fanteria e cavalleria', en: 'no: only infantry and cavalry count' },
    'include': { it: 'sì, ciascuna con la FoU che le è data', en: 'yes, each with the FoU it is given' },
  });

// prettier-ignore
export const scenarioEarlyEnd = ruling('scenario-early-end', 'App. 2',
  { it: 'Chi vince quando la battaglia finisce per il limite del 40% di perdite?', en: 'Who wins when the limit of 40% of losses ends the battle?' }, {
    'control-decides': { it: 'decide chi controlla i villaggi', en: 'control of the villages decides' },
    'inflictor-wins':  { it: 'chi ha inflitto le perdite', en: 'whoever inflicted the losses' },
  });
