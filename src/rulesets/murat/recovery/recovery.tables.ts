import { byName, dieThrow } from '../../../core/index.js';

/** Troops that may shake off disorder before the initiative; without years, in all of them. */
// prettier-ignore
export const motivatedTroops = byName('motivated-troops', '§2.11', { it: 'Truppe motivate e anni', en: 'Motivated troops and years' }, {
  'british-infantry': { from: null, to: null },
  'french-infantry':  { from: 1797, to: 1809 },
  'french-cavalry':   { from: 1804, to: 1812 },
  'austrian-cavalry': { from: null, to: null },
});

/** The lowest face that recovers. */
// prettier-ignore
export const recoveryScores = byName('recovery-scores', '§2.11', { it: 'Punteggio per riordinarsi', en: 'Score to recover' }, {
  'motivated':      5,
  'elite-or-guard': 4,
});

// prettier-ignore
export const victorRecovers = byName('victor-recovers', '§2.10', { it: 'Il vincitore di una mischia si riordina', en: 'The winner of a melee recovers' }, {
  stand:        true,
  reorganise:   true,
  breakthrough: false,
});

export const recoveryThrow = dieThrow(
  'recovery',
  '§2.11',
  { it: 'Dado di recupero dal disordine', en: 'Die to recover from disorder' },
  6,
);
