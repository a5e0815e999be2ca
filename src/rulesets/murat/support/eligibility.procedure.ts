import { inOneSentence, procedure, type Refusal, refuse, type WordOf } from '../../../core/index.js';
import { supportedGuns } from '../rulings.js';
import { formationOf, isInOpenOrder, type Unit } from '../unit.js';
import { supportEligibilityExamples } from './eligibility.examples.js';
import { supportEligibilityFacts, supportEligibilityOutcome } from './eligibility.facts.js';
import { supportReasons } from './support.reasons.js';

type SupportReason = WordOf<typeof supportReasons>;

interface Pair {
  readonly main: Unit;
  readonly supporter: Unit;
  readonly relation: 'behind' | 'beside';
  readonly frontOffsetUm: number;
}

const standsBehindGuns = ({ supporter, relation }: Pair): boolean =>
  supporter.arm === 'infantry' &&
  relation === 'behind' &&
  (formationOf(supporter) === 'line' || formationOf(supporter) === 'square');

/** What bars the pair, its distance apart: the first bar that holds, and of two columns all. */
const barsTo = (pair: Pair): readonly Refusal<SupportReason>[] => {
  const { main, supporter, relation, frontOffsetUm } = pair;
  const formations = [formationOf(main), formationOf(supporter)] as const;
  const both = (formation: Unit['formation']): boolean => formations.every(of => of === formation);
  if (supporter.arm === 'artillery') return [['artillery-never-supports', '§2.7']];
  if (isInOpenOrder(main) || isInOpenOrder(supporter)) return [['open-order-light-infantry', '§2.7']];
  if (main.arm === 'artillery')
    return [!standsBehindGuns(pair) && ['guns-need-infantry-line-or-square-behind', '§2.7']];
  if (main.arm !== supporter.arm) return [['different-arms', '§2.7']];
  if (formations.includes('square')) return [['square', '§2.7']];
  if (main.arm === 'cavalry') return [!(both('line') && relation === 'behind') && ['cavalry-needs-two-lines', '§2.7']];
  if (both('line')) return [relation !== 'behind' && ['line-supports-from-behind', '§2.7']];
  if (both('attack-column'))
    return [
      relation !== 'beside' && ['column-supports-from-beside', '§2.7'],
      frontOffsetUm > 1 && ['front-offset-too-large', '§2.7'],
    ];
  return [['formations-do-not-match', '§2.7']];
};

const generalsDoNot = {
  it: 'Un generale non dà e non riceve supporto: si aggrega.',
  en: 'A general neither gives nor receives support: he is attached.',
};

export const supportEligibility = procedure({
  id: 'murat.support.eligibility',
  title: { it: 'Chi può supportare chi', en: 'Who may support whom' },
  rule: '§2.7',
  when: {
    it: 'In mischia, e quando un ordine va a una coppia in supporto.',
    en: 'In melee, and when an order goes to a supported pair.',
  },
  facts: supportEligibilityFacts,
  impossible: {
    main: { says: generalsDoNot, when: ({ main }) => main.arm === 'general' },
    supporter: { says: generalsDoNot, when: ({ supporter }) => supporter.arm === 'general' },
  },
  outcome: supportEligibilityOutcome,
  rulings: [supportedGuns],
  parts: { supporter: { of: 'own' } },
  examples: supportEligibilityExamples,

  adjudicate(facts, { by, forbid, reckon, effect }) {
    const reasons = refuse(forbid, supportReasons, [facts.distanceUm > 1 && ['too-far', '§2.7'], ...barsTo(facts)]);
    if (reasons.length > 0) return { legal: false, reasons };
    if (facts.main.arm === 'artillery') {
      const says = { it: 'Il supporto protegge i cannoni', en: 'Support protects the guns' };
      reckon('§2.7, §2.10', says, by(supportedGuns) === 'protected-with-support');
    } else {
      const says = { it: 'La coppia muove e carica con un solo ordine', en: 'One order moves and charges the pair' };
      reckon('§2.7', says, true);
    }
    // Without an identity there is nobody to note.
    const { id } = facts.supporter;
    if (id !== '') effect('§2.7', 'main', 'supporterId', { to: id }, 'now');
    return { legal: true, reasons };
  },

  inWords: ({ legal, reasons }) => {
    const why = inOneSentence(supportReasons, reasons);
    return legal
      ? { it: 'Il supporto è valido.', en: 'The support is valid.' }
      : { it: `Niente supporto: ${why.it}.`, en: `No support: ${why.en}.` };
  },
});
