import { atLeast, procedure, remind, type By, type Declared } from '../../../core/index.js';
import { baggageCompulsoryAttack, noPlaceLeft, whichHiddenUnit } from './movement.rulings.js';
import { compulsoryAttackThrow } from './movement.tables.js';
import { nativeCompulsoryAttackExamples } from './native-compulsory-attack.examples.js';
import { nativeCompulsoryAttackFacts, nativeCompulsoryAttackOutcome } from './native-compulsory-attack.facts.js';

type Unit = Declared<typeof nativeCompulsoryAttackFacts>;

const isOfThoseWhoRoll = ({ side, irregularBand, kind, weapon }: Unit, by: By): boolean =>
  side === 'native' &&
  !irregularBand &&
  weapon !== 'rifle' &&
  (kind === 'native-infantry' ||
    kind === 'native-cavalry' ||
    (kind === 'baggage' && by(baggageCompulsoryAttack) === 'yes'));

const isProvoked = ({ hidden, chosenHiddenUnit, order, seesItalians }: Unit): boolean =>
  hidden ? chosenHiddenUnit : order === 'defence' && seesItalians;

export const nativeCompulsoryAttack = procedure({
  id: 'guaitana.movement.native-compulsory-attack',
  title: { it: 'Attacco obbligato dei nativi', en: 'Compulsory native attack' },
  rule: 'Movimento, L127',
  when: {
    it: 'Alla fine del movimento, per i nativi in difesa che vedono italiani e per una loro unità nascosta.',
    en: 'At the end of movement, for natives in defence who see Italians and for one of their hidden units.',
  },
  facts: nativeCompulsoryAttackFacts,
  needed: {
    order: {
      says: { it: 'Serve l’ordine di chi non è nascosto.', en: 'A unit that is not hidden has an order: say which.' },
      when: ({ hidden }) => !hidden,
    },
  },
  outcome: nativeCompulsoryAttackOutcome,
  throws: [compulsoryAttackThrow],
  rulings: [whichHiddenUnit, noPlaceLeft, baggageCompulsoryAttack],
  parts: { unit: { fills: { side: 'nation' } } },
  examples: nativeCompulsoryAttackExamples,

  adjudicate(unit, umpire) {
    const { by, effect, owe, reckon, throwDice } = umpire;
    const { hidden } = unit;
    if (hidden) remind(umpire, whichHiddenUnit);
    const must = { it: 'Deve tirare il dado: attacca con un 6', en: 'It must roll: on a 6 it attacks' };
    const tests = reckon('Movimento, L127', must, isOfThoseWhoRoll(unit, by) && isProvoked(unit));
    const attacks = tests && throwDice(compulsoryAttackThrow, 1, atLeast(6)) > 0;
    if (attacks) {
      effect('Movimento, L127', 'unit', 'order', { to: 'attack' }, 'now');
      // It is placed first, and then it moves.
      if (hidden) {
        remind(umpire, noPlaceLeft);
        owe('Movimento, L127', 'unit', 'guaitana.hidden.reveal', 'now');
      }
      owe('Movimento, L127', 'unit', 'guaitana.orders.attack', 'now');
    }
    return { tests, attacks };
  },

  inWords: ({ tests, attacks }, { hidden }) => {
    if (!tests) return { it: 'Non tira il dado.', en: 'It does not roll.' };
    if (!attacks) return { it: 'Resta dov’è.', en: 'It stays where it is.' };
    return hidden
      ? {
          it: 'Esce allo scoperto e attacca l’unità italiana più vicina.',
          en: 'It breaks cover and attacks the nearest Italian unit.',
        }
      : { it: 'Attacca subito l’unità italiana più vicina.', en: 'It attacks the nearest Italian unit at once.' };
  },
});
