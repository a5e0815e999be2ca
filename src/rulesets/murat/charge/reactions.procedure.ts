import { procedure, type By, type Declared } from '../../../core/index.js';
import { defensiveFireRange, openOrderSquare } from '../rulings.js';
import { formationOf, isInOpenOrder } from '../unit.js';
import { breakthroughReactions } from './charge.rulings.js';
import { chargeReactionsExamples } from './reactions.examples.js';
import {
  chargeReaction,
  chargeReactionsFacts,
  chargeReactionsOutcome,
  type ChargeReaction,
} from './reactions.facts.js';

type Facts = Declared<typeof chargeReactionsFacts>;

const mayNotReact = (facts: Facts, by: By): boolean => {
  const { target, chargerArm, enemyInRearWithin1Um, breakthroughCharge, neighbourOfFirstTarget } = facts;
  if (enemyInRearWithin1Um) return true;
  if (!breakthroughCharge) return false;
  if (by(breakthroughReactions) === 'nobody-reacts') return true;
  return (
    chargerArm === 'cavalry' && target.arm === 'infantry' && neighbourOfFirstTarget && formationOf(target) !== 'square'
  );
};

const mayFire = ({ target, failedSquareThisTurn, movedByDivisionOrder, retiredToRecover }: Facts): boolean =>
  !target.firedThisTurn &&
  !target.chargedThisTurn &&
  !failedSquareThisTurn &&
  !movedByDivisionOrder &&
  !retiredToRecover &&
  !['march-column', 'limbered'].includes(formationOf(target));

const mayFormSquare = ({ target, chargerArm }: Facts, by: By): boolean =>
  chargerArm === 'cavalry' &&
  !['square', 'perimeter'].includes(formationOf(target)) &&
  (!isInOpenOrder(target) || by(openOrderSquare) === 'allowed');

const mayLimberAndFlee = ({ target, chargerArm, attachedToRegiment }: Facts): boolean =>
  !(attachedToRegiment ?? target.attachedTo !== '') && (chargerArm === 'infantry' || target.artilleryType === 'horse');

/** What the target may do besides standing. */
const reactionsOf = (facts: Facts, by: By): readonly ChargeReaction[] => {
  const { target, frontClear, enemyWithin45 } = facts;
  const options: readonly (false | ChargeReaction)[] =
    target.arm === 'cavalry'
      ? [frontClear && enemyWithin45 && 'countercharge']
      : target.arm === 'artillery'
        ? [mayFire(facts) && 'stand-and-fire', mayLimberAndFlee(facts) && 'limber-and-flee']
        : [
            mayFire(facts) && 'stand-and-fire',
            mayFormSquare(facts, by) && 'form-square',
            formationOf(target) !== 'square' && 'flee',
          ];
  return options.filter(option => option !== false);
};

export const chargeReactions = procedure({
  id: 'murat.charge.reactions',
  title: { it: 'Reazioni alla carica', en: 'Reactions to a charge' },
  rule: '§1.6, §2.6, §2.7',
  when: { it: 'Una carica è in corso e il bersaglio risponde.', en: 'A charge is under way and its target answers.' },
  facts: chargeReactionsFacts,
  impossible: {
    target: {
      says: {
        it: 'Un generale non reagisce da solo: segue l’unità a cui è aggregato.',
        en: 'A general does not react alone: he goes with the unit he is attached to.',
      },
      when: ({ target }) => target.arm === 'general',
    },
  },
  outcome: chargeReactionsOutcome,
  rulings: [openOrderSquare, breakthroughReactions, defensiveFireRange],
  examples: chargeReactionsExamples,

  adjudicate(facts, { by, reckon }) {
    const says = { it: 'Il bersaglio può reagire', en: 'The target may react' };
    const others = reckon('§1.6, §2.6', says, !mayNotReact(facts, by)) ? reactionsOf(facts, by) : [];
    for (const option of others) {
      const { it, en } = chargeReaction.words[option];
      reckon('§2.6, §2.7', { it: `Può ${it}`, en: `It may ${en}` }, true);
    }
    if (others.includes('stand-and-fire')) {
      const { it, en } = defensiveFireRange.options[by(defensiveFireRange)];
      reckon('§2.7, §2.8', { it: `Fuoco difensivo ${it}`, en: `Defensive fire ${en}` }, true);
      const charger = {
        it: 'Il fuoco non ferma chi carica: colpito, arriva disordinato',
        en: 'Fire does not stop the charger: hit, it arrives disordered',
      };
      reckon('§2.7', charger, true);
    }
    return { options: ['stand' as const, ...others] };
  },

  inWords: ({ options }) => {
    const said = (language: 'it' | 'en', or: string): string => {
      const words = options.map(option => chargeReaction.words[option][language]);
      return [words.slice(0, -1).join(', '), ...words.slice(-1)].filter(part => part !== '').join(or);
    };
    return options.length === 1
      ? { it: `Può solo ${said('it', '')}.`, en: `It may only ${said('en', '')}.` }
      : { it: `Può ${said('it', ' o ')}.`, en: `It may ${said('en', ' or ')}.` };
  },
});
