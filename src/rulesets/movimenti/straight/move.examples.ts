import type { Example } from '../../../core/index.js';
import type { straightMoveFacts, straightMoveOutcome } from './move.facts.js';

export const straightMoveExamples: readonly Example<typeof straightMoveFacts, typeof straightMoveOutcome>[] = [
  {
    says: { it: 'Un battaglione in linea avanza dritto', en: 'A battalion in line advances straight ahead' },
    facts: { state: 'in-formation', direction: 'forward' },
    outcome: { allowed: true, reason: null, factor: 1, mayTurn: false },
  },
  {
    says: {
      it: 'Lo stesso battaglione torna indietro, sempre in formazione',
      en: 'The same battalion goes back, still in formation',
    },
    facts: { state: 'in-formation', direction: 'backward' },
    outcome: { allowed: true, factor: 1, mayTurn: false },
  },
  {
    says: {
      it: 'Dragoni in formazione entrano nel bosco: metà movimento',
      en: 'Formed dragoons ride into the wood: half the allowance',
    },
    facts: { arm: 'cavalry', state: 'in-formation', direction: 'forward', inDifficultGround: true },
    outcome: { allowed: true, factor: 0.5, mayTurn: false },
  },
  {
    says: {
      it: 'Per il club chi cambia formazione non muove in linea retta; questa la tiene',
      en: 'At this club a unit that changes formation makes no straight move; this one keeps it',
    },
    facts: { state: 'in-formation', direction: 'forward' },
    rulings: { 'formation-change-straight': 'no-straight-move-with-change' },
    outcome: { allowed: true, factor: 1 },
  },
  {
    says: { it: 'Volteggiatori formati vanno avanti come la linea', en: 'Formed voltigeurs advance like the line' },
    facts: { unitClass: 'skirmish-capable', state: 'in-formation', direction: 'forward' },
    outcome: { allowed: true, factor: 1, mayTurn: false },
  },
  {
    says: {
      it: 'Per il club la casella dei volteggiatori formati è vuota davvero',
      en: 'At this club the cell of formed voltigeurs is really empty',
    },
    facts: { unitClass: 'skirmish-capable', state: 'in-formation', direction: 'forward' },
    rulings: { 'merged-cells-in-formation': 'formation-only' },
    outcome: { allowed: false, reason: 'not-granted-to-this-state', factor: 0, mayTurn: false },
    notAllowed: true,
  },
  {
    says: {
      it: 'Per quel club la linea in formazione muove lo stesso',
      en: 'At that club a formed line moves all the same',
    },
    facts: { state: 'in-formation', direction: 'forward' },
    rulings: { 'merged-cells-in-formation': 'formation-only' },
    outcome: { allowed: true, factor: 1 },
  },
  {
    says: {
      it: 'Cacciatori in schermaglia avanzano e possono ruotare',
      en: 'Skirmishing chasseurs advance and may turn',
    },
    facts: { unitClass: 'skirmish-capable', state: 'skirmish', direction: 'forward' },
    outcome: { allowed: true, factor: 1, mayTurn: true },
  },
  {
    says: {
      it: 'Cacciatori in disordine nel frutteto avanzano a metà',
      en: 'Disordered chasseurs in the orchard advance at half',
    },
    facts: { unitClass: 'skirmish-capable', state: 'disorder', direction: 'forward', inDifficultGround: true },
    outcome: { allowed: true, factor: 0.5, mayTurn: true },
  },
  {
    says: {
      it: 'Per il club il terreno difficile non rallenta chi sa stare in schermaglia',
      en: 'At this club difficult ground does not slow units that can skirmish',
    },
    facts: { unitClass: 'skirmish-capable', state: 'skirmish', direction: 'forward', inDifficultGround: true },
    rulings: { 'difficult-ground-classes': 'formation-only' },
    outcome: { allowed: true, factor: 1 },
  },
  {
    says: {
      it: 'Fanteria di linea non in formazione, in campo aperto, vuole avanzare',
      en: 'Line infantry out of formation, in the open, wants to advance',
    },
    facts: { state: 'not-in-formation', direction: 'forward' },
    outcome: { allowed: false, reason: 'cannot-advance', factor: 0, mayTurn: false },
    notAllowed: true,
  },
  {
    says: { it: 'Nemmeno in disordine avanza', en: 'Nor does it advance in disorder' },
    facts: { state: 'disorder', direction: 'forward' },
    outcome: { allowed: false, reason: 'cannot-advance' },
    notAllowed: true,
  },
  {
    says: {
      it: 'Dentro un bosco però avanza a metà, e può ruotare',
      en: 'Within a wood, though, it advances at half, and may turn',
    },
    facts: { state: 'not-in-formation', direction: 'forward', inDifficultGround: true },
    outcome: { allowed: true, factor: 0.5, mayTurn: true },
  },
  {
    says: {
      it: 'In disordine torna indietro di tutto il movimento',
      en: 'In disorder it goes back its whole allowance',
    },
    facts: { state: 'disorder', direction: 'backward' },
    outcome: { allowed: true, factor: 1, mayTurn: true },
  },
  {
    says: { it: 'Nel bosco torna indietro a metà', en: 'In the wood it goes back at half' },
    facts: { state: 'not-in-formation', direction: 'backward', inDifficultGround: true },
    outcome: { allowed: true, factor: 0.5, mayTurn: true },
  },
  {
    says: {
      it: 'Un battaglione di linea non va in schermaglia: niente gli è concesso',
      en: 'A line battalion does not skirmish: nothing is granted to it',
    },
    facts: { state: 'skirmish', direction: 'backward' },
    outcome: { allowed: false, reason: 'not-granted-to-this-state', factor: 0 },
    notAllowed: true,
  },
  {
    says: {
      it: 'Una batteria a piedi, mai in formazione, avanza lo stesso',
      en: 'A foot battery, never in formation, advances all the same',
    },
    facts: { arm: 'foot-artillery', direction: 'forward' },
    outcome: { allowed: true, factor: 1, mayTurn: true },
  },
  {
    says: {
      it: 'Comunque la si sia segnata, le caselle vuote non riguardano la batteria',
      en: 'However it was recorded, empty cells are no matter for a battery',
    },
    facts: { arm: 'horse-artillery', unitClass: 'skirmish-capable', state: 'in-formation', direction: 'forward' },
    rulings: { 'merged-cells-in-formation': 'formation-only' },
    outcome: { allowed: true, factor: 1, mayTurn: true },
  },
  {
    says: { it: 'In terreno difficile la batteria va a metà', en: 'In difficult ground the battery goes at half' },
    facts: { arm: 'horse-artillery', direction: 'forward', inDifficultGround: true },
    outcome: { allowed: true, factor: 0.5, mayTurn: true },
  },
  {
    says: {
      it: 'Per il club il terreno difficile non rallenta i cannoni',
      en: 'At this club difficult ground does not slow guns',
    },
    facts: { arm: 'foot-artillery', direction: 'backward', inDifficultGround: true },
    rulings: { 'artillery-in-difficult-ground': 'not-halved' },
    outcome: { allowed: true, factor: 1, mayTurn: true },
  },
];
