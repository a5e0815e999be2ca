import { procedure, refuseFirst, remind, verdict, type Text } from '../../../core/index.js';
import { grantable, shareInWords } from '../allowance.js';
import { artilleryInDifficultGround, difficultGroundClasses, mergedCellsInFormation } from '../rulings.js';
import { isArtillery } from '../vocabulary.js';
import { straightMoveExamples } from './move.examples.js';
import { straightMoveFacts, straightMoveOutcome, type StraightMove } from './move.facts.js';
import { isBroken, isEmptyCell, isFormed, stateNeeded } from './standing.js';
import { straightReasons } from './straight.reasons.js';
import { formationChangeStraight } from './straight.rulings.js';
import { straightFactors } from './straight.tables.js';

/** The line of the table for those who have lost their formation. */
const lineOf = ({ state }: StraightMove): string => (state === 'disorder' ? 'VI-1, L27' : 'VI-1, L25');

/** The line that grants the move. */
const grantTo = (move: StraightMove): readonly [rule: string, says: Text] => {
  if (isArtillery(move.arm))
    return ['Artiglieria, L87–88', { it: 'L’artiglieria va in ogni direzione', en: 'Artillery goes in any direction' }];
  if (isFormed(move))
    return ['VI-1, L23–24', { it: 'In formazione: avanti o indietro', en: 'In formation: forward or back' }];
  if (move.unitClass === 'skirmish-capable')
    return [
      'VI-1, L25–27',
      { it: 'Sa stare in schermaglia: avanti o indietro', en: 'It can skirmish: forward or back' },
    ];
  return move.direction === 'backward'
    ? [lineOf(move), { it: 'Torna indietro, anche ruotando', en: 'It goes back, turning if it likes' }]
    : [
        `${lineOf(move)}; VI-3, L46`,
        { it: 'In terreno difficile avanza lo stesso', en: 'In difficult ground it advances all the same' },
      ];
};

export const straightMove = procedure({
  id: 'movimenti.straight.move',
  title: { it: 'Movimento in linea retta', en: 'Straight-line movement' },
  rule: 'VI-1, L17–27',
  when: {
    it: 'Un’unità va dritta avanti o indietro senza cambiare formazione.',
    en: 'A unit goes straight ahead or straight back without changing formation.',
  },
  facts: straightMoveFacts,
  needed: stateNeeded,
  outcome: straightMoveOutcome,
  tables: [straightFactors],
  rulings: [mergedCellsInFormation, formationChangeStraight, artilleryInDifficultGround, difficultGroundClasses],
  examples: straightMoveExamples,

  adjudicate(move, umpire) {
    const { by, forbid, modify, reckon } = umpire;
    const advances = move.direction === 'forward' && !move.inDifficultGround;
    const reason = refuseFirst(forbid, straightReasons, [
      isEmptyCell(move, by) && ['not-granted-to-this-state', 'VI-1, L22–27'],
      isBroken(move) && advances && ['cannot-advance', lineOf(move)],
    ]);
    if (reason !== null) return { allowed: false, reason, factor: 0, mayTurn: false };
    reckon(...grantTo(move), true);
    if (isFormed(move)) remind(umpire, formationChangeStraight);
    const { total } = modify(1, straightFactors);
    return {
      allowed: true,
      reason,
      factor: grantable('VI-3, L46', total, umpire),
      mayTurn: !isFormed(move),
    };
  },

  inWords: ({ reason, factor, mayTurn }) => {
    const share = shareInWords(factor);
    return verdict(
      straightReasons,
      reason,
      {
        it: `Muove ${share.it}${mayTurn ? ', e può ruotare' : ''}`,
        en: `It moves ${share.en}${mayTurn ? ', and may turn' : ''}`,
      },
      { it: 'Non può muovere così', en: 'It may not move like that' },
    );
  },
});
