import { inOneSentence, procedure, remind, type Umpire } from '../../../core/index.js';
import { onlyItalianCavalryDismounts, toScale } from '../facts.js';
import { distances } from '../tables.js';
import { formationsOf, weaponsOf } from './equipment.js';
import { compositionErrors, forbidEach } from './setup.reasons.js';
import { javelinShare, mixedBattery, nativeArtillery, qualityAssignment } from './setup.rulings.js';
import { compositionRules, compositions } from './setup.tables.js';
import { unitCompositionExamples } from './unit-composition.examples.js';
import { unitCompositionFacts, unitCompositionOutcome, type Composed } from './unit-composition.facts.js';

/** What the club has settled about such units, and no single unit shows. */
const remindOf = ({ kind, attachedSection }: Composed, umpire: Pick<Umpire, 'by' | 'reckon'>): void => {
  if (kind === 'native-infantry') remind(umpire, javelinShare);
  if (kind === 'artillery') remind(umpire, nativeArtillery);
  if (kind === 'artillery' && !attachedSection) remind(umpire, mixedBattery);
  remind(umpire, qualityAssignment);
};

export const setupUnitComposition = procedure({
  id: 'guaitana.setup.unit-composition',
  title: { it: 'Composizione di un’unità', en: 'Composition of a unit' },
  rule: 'Tipi di truppe, L49–68',
  when: { it: 'Quando si preparano gli eserciti.', en: 'When armies are put together.' },
  facts: unitCompositionFacts,
  needed: {
    people: {
      says: { it: 'La cavalleria nativa è abissina o derviscia?', en: 'Is the native cavalry Abyssinian or Dervish?' },
      when: ({ kind, irregularBand }) => kind === 'native-cavalry' && !irregularBand,
    },
  },
  impossible: {
    attachedSection: {
      says: {
        it: 'Solo l’artiglieria si assegna alle compagnie (L55).',
        en: 'Only artillery is given to companies (L55).',
      },
      when: ({ kind, attachedSection }) => attachedSection && kind !== 'artillery',
    },
    irregularBand: {
      says: {
        it: 'Le bande irregolari sono fanteria o cavalleria nativa (L62).',
        en: 'Irregular bands are native infantry or cavalry (L62).',
      },
      when: ({ kind, irregularBand }) => irregularBand && kind !== 'native-infantry' && kind !== 'native-cavalry',
    },
    dismounted: onlyItalianCavalryDismounts,
  },
  outcome: unitCompositionOutcome,
  tables: [compositions],
  rulings: [javelinShare, mixedBattery, nativeArtillery, qualityAssignment],
  // The fact knows more words than the field, so that it is not filled by its name.
  parts: { unit: { fills: { weapon: 'weapon' } } },
  examples: unitCompositionExamples,

  adjudicate(facts, umpire) {
    const { kind, figures, commanders, muleDistanceCm, attachedSection, weapon, formation, figureScale } = facts;
    const type = attachedSection ? 'attached-section' : kind;
    const rule = compositionRules[type];
    const book = umpire.lookUp(compositions, type);
    const mules = facts.mules ?? (facts.hasMule === null ? book.mules : Number(facts.hasMule));
    const guns = facts.guns ?? book.guns;
    const farthestCm = toScale(distances.entries['escort-or-mule'], figureScale);
    const errors = forbidEach(umpire.forbid, compositionErrors, [
      (figures < book.fewest || figures > book.most) && ['figures-out-of-range', rule],
      !attachedSection && commanders !== book.commanders && ['needs-one-commander', rule],
      !attachedSection && mules !== book.mules && ['wrong-number-of-mules', rule],
      !attachedSection && mules > 0 && muleDistanceCm > farthestCm && ['mule-too-far', 'Tipi di truppe, L51'],
      guns !== book.guns && ['wrong-number-of-guns', rule],
      !weaponsOf(facts).includes(weapon) && ['weapon-not-allowed', facts.irregularBand ? 'Tipi di truppe, L62' : rule],
      !attachedSection &&
        formation !== null &&
        !formationsOf(facts).includes(formation) && ['formation-not-allowed', rule],
    ]);
    remindOf(facts, umpire);
    return { legal: errors.length === 0, errors };
  },

  inWords: ({ legal, errors }) => {
    if (legal) return { it: 'L’unità è in regola.', en: 'The unit is legal.' };
    const wrong = inOneSentence(compositionErrors, errors);
    return { it: `L’unità non è in regola: ${wrong.it}.`, en: `The unit is not legal: ${wrong.en}.` };
  },
});
