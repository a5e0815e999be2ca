import { howMany, procedure, type Parts } from '../../../core/index.js';
import { frontDeclarationExamples } from './front-declaration.examples.js';
import { frontDeclarationFacts, frontDeclarationOutcome, mostUnits } from './front-declaration.facts.js';
import { declarationReasons } from './straight.reasons.js';
import { unmovedUnitsDeclare } from './straight.rulings.js';

const hasTwice = (ids: readonly string[]): boolean => new Set(ids).size < ids.length;

/** The unit of each declaration has a part of its own: every front is turned to somebody else. */
const declaring = (i: number): string => `declarations.${i}.unit`;
const parts: Parts = Object.fromEntries(
  Array.from({ length: mostUnits }, (_, i) => [declaring(i), { fills: { [`declarations.${i}.unitId`]: 'id' } }]),
);

export const frontDeclaration = procedure({
  id: 'movimenti.straight.front-declaration',
  title: { it: 'Dichiarazione dei fronti', en: 'Declaring fronts' },
  rule: 'VI-1, L21',
  when: { it: 'Il primo giocatore ha finito di muovere.', en: 'The first player has finished moving.' },
  facts: frontDeclarationFacts,
  impossible: {
    movedUnitIds: {
      says: { it: 'Un’unità è indicata due volte.', en: 'A unit is named twice.' },
      when: ({ movedUnitIds }) => hasTwice(movedUnitIds),
    },
    declarations: {
      says: {
        it: 'Ogni unità dichiara una volta sola, tutti i suoi nemici insieme.',
        en: 'Each unit declares once, all its enemies together.',
      },
      when: ({ declarations }) => hasTwice(declarations.map(({ unitId }) => unitId)),
    },
  },
  outcome: frontDeclarationOutcome,
  rulings: [unmovedUnitsDeclare],
  parts,
  examples: frontDeclarationExamples,

  adjudicate({ movedUnitIds, declarations }, { by, effect, forbid, reckon }) {
    const declared = declarations.map(({ unitId }) => unitId);
    const unmoved = declared.filter(id => !movedUnitIds.includes(id));
    const missing = movedUnitIds.filter(id => !declared.includes(id));
    const refused = unmoved.length > 0 && by(unmovedUnitsDeclare) === 'not-allowed' ? unmoved : [];
    if (missing.length > 0) forbid('VI-1, L21', declarationReasons, 'front-not-declared');
    if (refused.length > 0) forbid('VI-1, L21', declarationReasons, 'unit-did-not-move');
    declarations.forEach(({ unitId, targetIds: [first, ...others] }, i) => {
      if (first === undefined) return;
      // A unit keeps one enemy; of several the table must keep note.
      if (others.length === 0) effect('VI-1, L21', declaring(i), 'declaredFrontTargetId', { to: first }, 'now');
      else
        reckon(
          'VI-1, L21',
          {
            it: `Più nemici dichiarati da ${unitId}: si annotano`,
            en: `Several enemies declared by ${unitId}: keep note of them`,
          },
          [first, ...others].join(', '),
        );
    });
    return { legal: missing.length === 0 && refused.length === 0, missing, refused };
  },

  inWords: ({ legal, missing, refused }, { declarations }) => {
    if (legal)
      return {
        it: `Fronti dichiarati: ${howMany(declarations.length, 'unità', 'unità')}.`,
        en: `Fronts declared: ${howMany(declarations.length, 'unit', 'units')}.`,
      };
    const told = (label: string, ids: readonly string[]) => (ids.length > 0 ? [`${label}: ${ids.join(', ')}`] : []);
    return {
      it: `${[...told('Manca il fronte di', missing), ...told('Non hanno mosso', refused)].join('; ')}.`,
      en: `${[...told('No front declared for', missing), ...told('Did not move', refused)].join('; ')}.`,
    };
  },
});
