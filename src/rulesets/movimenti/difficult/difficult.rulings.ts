import { ruling } from '../../../core/index.js';

// prettier-ignore
export const difficultGroundExtent = ruling('difficult-ground-extent', 'VI-3, L46',
  { it: 'Entrando si dimezza tutta la mossa o solo la parte dentro?', en: 'Does entering halve the whole move or only the part inside?' }, {
    'while-any-figure-inside': { it: 'si rallenta finché una figura è dentro', en: 'it is slow while any figure is inside' },
    'whole-move':              { it: 'si dimezza tutta la mossa', en: 'the whole move is halved' },
  });

// prettier-ignore
export const skirmishStateInDifficultGround = ruling('skirmish-state-in-difficult-ground', 'VI-3, L46',
  { it: 'Anche chi è in schermaglia diventa «non in formazione»?', en: 'Does a unit in skirmish become not in formation too?' }, {
    'keeps-skirmish':           { it: 'resta in schermaglia', en: 'it stays in skirmish' },
    'becomes-not-in-formation': { it: 'diventa «non in formazione»', en: 'it becomes not in formation' },
  });

// prettier-ignore
export const reForming = ruling('re-forming', 'VI-3, L46',
  { it: 'Quando si torna in formazione non è detto.', en: 'When a unit may be in formation again is not said.' }, {
    'formation-change-cost': { it: 'per tornare in formazione paga la frazione del suo cambio', en: 'to be in formation again it pays the fraction of a formation change' },
    'free-next-move':        { it: 'torna in formazione alla prossima mossa senza costo', en: 'it is in formation again on its next move, free' },
  });

// prettier-ignore
export const advanceAfterLeaving = ruling('advance-after-leaving', 'VI-1, L25; VI-3, L46',
  { it: 'Uscita l’ultima figura, chi agisce solo in formazione prosegue nella stessa mossa?', en: 'With its last figure out, may a unit that acts only in formation go on in the same move?' }, {
    'must-re-form-first':  { it: 'no: prima si riforma', en: 'no: it must re-form first' },
    'may-finish-the-move': { it: 'sì: finisce la mossa al passo normale', en: 'yes: it finishes the move at the normal rate' },
  });
