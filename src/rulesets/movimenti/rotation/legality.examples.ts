import type { Example } from '../../../core/index.js';
import type { rotationLegalityFacts, rotationLegalityOutcome } from './legality.facts.js';

// prettier-ignore
export const rotationLegalityExamples: readonly Example<typeof rotationLegalityFacts, typeof rotationLegalityOutcome>[] = [
  {
    says: { it: 'Una colonna d’attacco avanza e ruota: metà movimento', en: 'An attack column advances and turns: half the allowance' },
    facts: { state: 'in-formation' },
    outcome: { allowed: true, reason: null, factor: 0.5 },
  },
  {
    says: { it: 'In un campo arato si dimezza una volta sola', en: 'In a ploughed field it is halved once only' },
    facts: { state: 'in-formation', inDifficultGround: true },
    outcome: { allowed: true, factor: 0.5 },
  },
  {
    says: { it: 'Per il club si ruota una volta sola a mossa, come in una conversione', en: 'At this club a unit turns once a move, and wheels' },
    facts: { arm: 'cavalry', state: 'in-formation' },
    rulings: { 'number-of-rotations': 'one-turn-only', 'rotation-angle': 'wheel' },
    outcome: { allowed: true, factor: 0.5 },
  },
  {
    says: { it: 'Volteggiatori formati ruotano a metà', en: 'Formed voltigeurs turn at half' },
    facts: { unitClass: 'skirmish-capable', state: 'in-formation', direction: 'on-the-spot' },
    outcome: { allowed: true, factor: 0.5 },
  },
  {
    says: { it: 'Per il club ai volteggiatori formati non è concesso', en: 'At this club it is not granted to formed voltigeurs' },
    facts: { unitClass: 'skirmish-capable', state: 'in-formation' },
    rulings: { 'merged-cells-in-formation': 'formation-only' },
    outcome: { allowed: false, reason: 'not-granted-to-this-state', factor: 0 },
    notAllowed: true,
  },
  {
    says: { it: 'In schermaglia ruotano con tutto il movimento', en: 'In skirmish they turn with their whole allowance' },
    facts: { unitClass: 'skirmish-capable', state: 'skirmish' },
    outcome: { allowed: true, factor: 1 },
  },
  {
    says: { it: 'In disordine nel frutteto a metà', en: 'Disordered in the orchard at half' },
    facts: { unitClass: 'skirmish-capable', state: 'disorder', direction: 'backward', inDifficultGround: true },
    outcome: { allowed: true, factor: 0.5 },
  },
  {
    says: { it: 'Per il club il frutteto non rallenta chi sa stare in schermaglia', en: 'At this club the orchard does not slow units that can skirmish' },
    facts: { unitClass: 'skirmish-capable', state: 'not-in-formation', inDifficultGround: true },
    rulings: { 'difficult-ground-classes': 'formation-only' },
    outcome: { allowed: true, factor: 1 },
  },
  {
    says: { it: 'La linea non in formazione non ruota avanzando', en: 'A line out of formation does not turn as it advances' },
    facts: { state: 'not-in-formation' },
    outcome: { allowed: false, reason: 'cannot-rotate', factor: 0 },
    notAllowed: true,
  },
  {
    says: { it: 'Né sul posto', en: 'Nor on the spot' },
    facts: { state: 'disorder', direction: 'on-the-spot' },
    outcome: { allowed: false, reason: 'cannot-rotate' },
    notAllowed: true,
  },
  {
    says: { it: 'Tornando indietro ruota con tutto il movimento', en: 'Going back it turns with its whole allowance' },
    facts: { state: 'not-in-formation', direction: 'backward' },
    outcome: { allowed: true, factor: 1 },
  },
  {
    says: { it: 'Tornando indietro nel bosco a metà', en: 'Going back in the wood at half' },
    facts: { state: 'not-in-formation', direction: 'backward', inDifficultGround: true },
    outcome: { allowed: true, factor: 0.5 },
  },
  {
    says: { it: 'Nel bosco ruota anche avanzando, a metà', en: 'In the wood it turns as it advances too, at half' },
    facts: { state: 'not-in-formation', inDifficultGround: true },
    outcome: { allowed: true, factor: 0.5 },
  },
  {
    says: { it: 'In disordine torna indietro ruotando a metà', en: 'In disorder it goes back turning at half' },
    facts: { state: 'disorder', direction: 'backward' },
    outcome: { allowed: true, factor: 0.5 },
  },
  {
    says: { it: 'Anche nel bosco la metà resta una', en: 'In the wood it is still halved once' },
    facts: { state: 'disorder', direction: 'backward', inDifficultGround: true },
    outcome: { allowed: true, factor: 0.5 },
  },
  {
    says: { it: 'Per il club in disordine si torna indietro ruotando a movimento pieno', en: 'At this club a disordered unit goes back turning with its whole move' },
    facts: { state: 'disorder', direction: 'backward' },
    rulings: { 'disorder-backward-rotation': 'full' },
    outcome: { allowed: true, factor: 1 },
  },
  {
    says: { it: 'Un battaglione di linea non va in schermaglia', en: 'A line battalion does not skirmish' },
    facts: { state: 'skirmish', direction: 'backward' },
    outcome: { allowed: false, reason: 'not-granted-to-this-state' },
    notAllowed: true,
  },
  {
    says: { it: 'Cannoni agganciati ruotano senza costo', en: 'Limbered guns turn at no cost' },
    facts: { arm: 'foot-artillery' },
    outcome: { allowed: true, factor: 1 },
  },
  {
    says: { it: 'In terreno difficile vanno a metà', en: 'In difficult ground they go at half' },
    facts: { arm: 'horse-artillery', direction: 'backward', inDifficultGround: true },
    outcome: { allowed: true, factor: 0.5 },
  },
  {
    says: { it: 'Per il club il terreno non rallenta i cannoni', en: 'At this club the ground does not slow guns' },
    facts: { arm: 'horse-artillery', inDifficultGround: true },
    rulings: { 'artillery-in-difficult-ground': 'not-halved' },
    outcome: { allowed: true, factor: 1 },
  },
];
