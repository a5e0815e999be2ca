import { ruling } from '../../../core/index.js';

// prettier-ignore
export const flankMeleeTest = ruling('flank-melee-test', '§1.7, §2.10',
  { it: 'Il §1.7 guarda da dove parte la carica, il §2.10 dove sta il fronte al contatto.', en: '§1.7 looks at where the charge starts, §2.10 at where the front lies on contact.' }, {
    'start-and-contact': { it: 'valgono entrambe le prove', en: 'both tests must hold' },
    'start-only':        { it: 'conta solo la partenza', en: 'only the start counts' },
    'contact-only':      { it: 'conta solo il contatto', en: 'only the contact counts' },
  });
