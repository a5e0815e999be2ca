import { procedure } from '../../../core/index.js';
import { onlyGunsLimber } from '../facts.js';
import { contributingBasesExamples } from './contributing-bases.examples.js';
import { contributingBasesFacts, contributingBasesOutcome } from './contributing-bases.facts.js';
import { openOrderOneToOne, secondRankScope } from './melee.rulings.js';

export const contributingBases = procedure({
  id: 'ordre-mixte.melee.contributing-bases',
  title: { it: 'Basette che contano in mischia', en: 'Bases that count in melee' },
  rule: 'L38–40',
  when: { it: 'Per ogni unità in mischia.', en: 'For each unit in a melee.' },
  facts: contributingBasesFacts,
  needed: {
    enemyBasesInContact: {
      says: {
        it: 'L’ordine aperto conta al massimo uno a uno: indicare le basette nemiche a contatto.',
        en: 'Open order counts one to one at most: say how many enemy bases are touched.',
      },
      when: (f, by) => f.formation === 'open-order' && by(openOrderOneToOne) === 'min-of-both',
    },
  },
  impossible: { formation: onlyGunsLimber },
  outcome: contributingBasesOutcome,
  rulings: [secondRankScope, openOrderOneToOne],
  examples: contributingBasesExamples,

  adjudicate(facts, { by, reckon, atMost }) {
    const { arm, formation, basesInContact, secondRankBases } = facts;
    const touching = reckon('L40', { it: 'Basette a contatto', en: 'Bases in contact' }, basesInContact);
    if (formation === 'open-order') {
      const enemy = facts.enemyBasesInContact ?? touching;
      const contact =
        touching > enemy && by(openOrderOneToOne) === 'min-of-both'
          ? atMost(
              'L40',
              { it: 'In ordine aperto al massimo uno a uno', en: 'Open order counts one to one at most' },
              enemy,
              touching,
            )
          : touching;
      return { meleeBases: contact, contact, overlap: 0, secondRank: 0 };
    }
    if (facts.disordered || facts.atDefendedChokepoint) {
      const alone = {
        it: 'In disordine: niente overlap né 2° rango',
        en: 'In disorder: no overlap and no second rank',
      };
      return { meleeBases: reckon('L40, L57', alone, touching), contact: touching, overlap: 0, secondRank: 0 };
    }
    const sides = Number(facts.overlapLeft) + Number(facts.overlapRight);
    const overlap =
      formation === 'line'
        ? reckon(
            'L40',
            {
              it: 'Una linea aggiunge una basetta per lato che sporge',
              en: 'A line adds one base for each side it extends on',
            },
            sides,
          )
        : 0;
    const front = touching + overlap;
    const behind = (): number => {
      const whole = reckon(
        'L40',
        { it: 'La fanteria aggiunge il 2° rango', en: 'Infantry adds its second rank' },
        secondRankBases,
      );
      if (whole <= front || by(secondRankScope) === 'whole-second-rank') return whole;
      return atMost(
        'L40',
        { it: 'Al massimo una dietro ogni basetta contata', en: 'At most one behind each base counted' },
        front,
        whole,
      );
    };
    const secondRank = arm === 'infantry' ? behind() : 0;
    const meleeBases = reckon('L38', { it: 'Basette in mischia', en: 'Bases in the melee' }, front + secondRank);
    return { meleeBases, contact: touching, overlap, secondRank };
  },

  inWords: ({ meleeBases, contact, overlap, secondRank }) => ({
    it: `Basette in mischia ${meleeBases}: ${contact} a contatto, ${overlap} in overlap, ${secondRank} in 2° rango.`,
    en: `Bases in melee ${meleeBases}: ${contact} in contact, ${overlap} overlapping, ${secondRank} in the second rank.`,
  }),
});
