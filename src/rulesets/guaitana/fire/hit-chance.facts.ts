import { appliedModifiers, flag, oneOf, optional, usually, yesNo, type Declared } from '../../../core/index.js';
import { chanceOf, ownOrder, ownQuality, rawChance } from '../facts.js';
import { firingBand, formation } from '../vocabulary.js';

/** Who fires and how. */
export const firerFacts = {
  firerQuality: { ...ownQuality, says: { it: 'Classe di chi tira', en: 'Training class of the firer' } },
  firerOrder: optional({ ...ownOrder, says: { it: 'Ordine di chi tira', en: 'Order of the firer' } }),
};
export const targetFormation = usually(
  'line',
  oneOf(
    {
      it: 'Formazione del bersaglio; il comandante in capo conta a catena',
      en: 'Formation of the target; the commander-in-chief counts as in chain',
    },
    formation,
  ),
);

// prettier-ignore
export const shownFacts = {
  firerMounted:      flag('Chi tira è a cavallo', 'The firer is mounted'),
  targetInCover:     flag('Il bersaglio sta in un terreno che lo copre', 'The target is in ground that covers it'),
  targetMounted:     flag('Il bersaglio è a cavallo', 'The target is mounted'),
  targetIsArtillery: flag('Il bersaglio è artiglieria o mitragliatrici', 'The target is guns or machine guns'),
};

export const fireHitChanceFacts = {
  band: oneOf({ it: 'Distanza di tiro', en: 'Range band' }, firingBand),
  ...firerFacts,
  targetFormation,
  ...shownFacts,
};
export type FireHitChance = Declared<typeof fireHitChanceFacts>;

export const fireHitChanceOutcome = {
  rawChance,
  chance: chanceOf('Colpisce fino a questa faccia', 'Hits up to this face'),
  extraHalving: yesNo({ it: 'Un dimezzamento in più', en: 'One more halving' }),
  modifiers: appliedModifiers,
};
