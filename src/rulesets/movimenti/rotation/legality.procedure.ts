import { procedure, refuseFirst, remind, verdict, type Text } from '../../../core/index.js';
import { grantable, shareInWords } from '../allowance.js';
import { artilleryInDifficultGround, difficultGroundClasses, mergedCellsInFormation } from '../rulings.js';
import { isBroken, isEmptyCell, isFormed, stateNeeded } from '../straight/standing.js';
import { isArtillery } from '../vocabulary.js';
import { rotationLegalityExamples } from './legality.examples.js';
import { rotationLegalityFacts, rotationLegalityOutcome, type Rotation } from './legality.facts.js';
import { rotationReasons } from './rotation.reasons.js';
import { disorderBackwardRotation, numberOfRotations, rotationAngle } from './rotation.rulings.js';
import { turnFactors } from './rotation.tables.js';

/** The line of the table for those who have lost their formation. */
const lineOf = ({ state }: Rotation): string => (state === 'disorder' ? 'VI-2, L39' : 'VI-2, L35–37');

/** The line that grants the turn. */
const grantTo = (turn: Rotation): readonly [rule: string, says: Text] => {
  if (isArtillery(turn.arm))
    return ['Artiglieria, L88', { it: 'I cannoni ruotano senza dimezzare', en: 'Guns turn without halving' }];
  if (isFormed(turn)) return ['VI-2, L34', { it: 'In formazione si ruota', en: 'In formation it turns' }];
  if (turn.unitClass === 'skirmish-capable')
    return ['VI-2, L35–39', { it: 'Sa stare in schermaglia: ruota', en: 'It can skirmish: it turns' }];
  return turn.direction === 'backward'
    ? [lineOf(turn), { it: 'Torna indietro ruotando', en: 'It goes back, turning' }]
    : [
        `${lineOf(turn)}; VI-3, L46`,
        { it: 'In terreno difficile ruota lo stesso', en: 'In difficult ground it turns all the same' },
      ];
};

export const rotationLegality = procedure({
  id: 'movimenti.rotation.legality',
  title: { it: 'Può ruotare?', en: 'May the unit turn?' },
  rule: 'VI-2, L29–39',
  when: {
    it: 'Un’unità ruota a destra o a sinistra durante la mossa.',
    en: 'A unit turns left or right during its move.',
  },
  facts: rotationLegalityFacts,
  needed: stateNeeded,
  outcome: rotationLegalityOutcome,
  tables: [turnFactors],
  rulings: [
    disorderBackwardRotation,
    numberOfRotations,
    rotationAngle,
    mergedCellsInFormation,
    artilleryInDifficultGround,
    difficultGroundClasses,
  ],
  examples: rotationLegalityExamples,

  adjudicate(turn, umpire) {
    const { by, forbid, modify, reckon } = umpire;
    const advances = turn.direction !== 'backward' && !turn.inDifficultGround;
    const reason = refuseFirst(forbid, rotationReasons, [
      isEmptyCell(turn, by) && ['not-granted-to-this-state', 'VI-2, L33–39'],
      isBroken(turn) && advances && ['cannot-rotate', lineOf(turn)],
    ]);
    if (reason !== null) return { allowed: false, reason, factor: 0 };
    reckon(...grantTo(turn), true);
    remind(umpire, numberOfRotations);
    remind(umpire, rotationAngle);
    const { total } = modify(1, turnFactors);
    return { allowed: true, reason, factor: grantable('VI-2, L34', total, umpire) };
  },

  inWords: ({ reason, factor }) => {
    const share = shareInWords(factor);
    return verdict(
      rotationReasons,
      reason,
      { it: `Può ruotare, ${share.it}`, en: `It may turn, ${share.en}` },
      { it: 'Non può ruotare', en: 'It may not turn' },
    );
  },
});
