import { ruling } from '../../../core/index.js';

// prettier-ignore
export const infantryChargingCavalry = ruling('infantry-charging-cavalry', '§2.6, §2.10',
  { it: 'Un paragrafo vieta alla fanteria di caricare la cavalleria, l’altro ammette il contatto sul fianco o sul retro.', en: 'One paragraph forbids infantry to charge cavalry, the other allows contact on flank or rear.' }, {
    'flank-or-rear-only': { it: 'solo sul fianco o sul retro', en: 'only on flank or rear' },
    'never':              { it: 'mai', en: 'never' },
  });

// prettier-ignore
export const reactionTiming = ruling('reaction-timing', '§2.7',
  { it: 'Il bersaglio sceglie la reazione prima o dopo il dado di carica?', en: 'Does the target choose its reaction before or after the charge die?' }, {
    'after-bonus-die':  { it: 'dopo il dado di carica', en: 'after the charge die' },
    'before-bonus-die': { it: 'prima del dado di carica', en: 'before the charge die' },
  });

// prettier-ignore
export const breakthroughReactions = ruling('breakthrough-reactions', '§2.6',
  { it: 'Chi può reagire a uno sfondamento?', en: 'Who may react to a breakthrough?' }, {
    'neighbours-none-others-normal': { it: 'non la fanteria che era entro 1 UM dal primo bersaglio e non è in quadrato; gli altri come sempre', en: 'not infantry that was within 1 UM of the first target and is not in square; others as usual' },
    'nobody-reacts':                 { it: 'nessuno', en: 'nobody' },
  });

// prettier-ignore
export const artilleryEscapeTest = ruling('artillery-escape-test', '§2.6, §2.7',
  { it: 'Il testo parla di un test di fuga che può fallire, ma non lo dà; il dado della distanza non fallisce mai.', en: 'The text speaks of an escape test that may fail, but gives none; the distance die never fails.' }, {
    'emergency-test': { it: 'test di manovra di emergenza: 2D6, 7 o più', en: 'emergency manoeuvre test: 2D6, 7 or more' },
    'automatic':      { it: 'nessun test, solo il dado della distanza', en: 'no test, only the distance die' },
  });
