import type { Example } from '../../../core/index.js';
import type { sequenceFacts, sequenceOutcome } from './sequence.facts.js';

export const sequenceExamples: readonly Example<typeof sequenceFacts, typeof sequenceOutcome>[] = [
  {
    says: { it: 'Dopo gli ordini viene il recupero', en: 'After orders comes the rally' },
    facts: { step: 'new-orders', role: 'A' },
    outcome: { nextStep: 'rally', mayAct: true },
  },
  {
    says: { it: 'Dopo il recupero le mosse obbligate', en: 'After the rally, compulsory moves' },
    facts: { step: 'rally', role: 'B' },
    outcome: { nextStep: 'compulsory-moves', mayAct: true },
  },
  {
    says: { it: 'Poi sfondamenti e avanzate', en: 'Then breakthroughs and advances' },
    facts: { step: 'compulsory-moves', role: 'A' },
    outcome: { nextStep: 'breakthrough-and-advance', mayAct: true },
  },
  {
    says: { it: 'Poi l’iniziativa, anche per chi ha già mosso', en: 'Then initiative, for those who have moved too' },
    facts: { step: 'breakthrough-and-advance', role: 'B', movedThisTurn: true },
    outcome: { nextStep: 'initiative', mayAct: true },
  },
  {
    says: { it: 'Con l’iniziativa comincia A', en: 'With initiative settled, A begins' },
    facts: { step: 'initiative', role: 'A' },
    outcome: { nextStep: 'a-strategic', mayAct: true },
  },
  {
    says: {
      it: 'Nel movimento strategico di A le unità di B aspettano',
      en: 'While A makes strategic moves, B’s units wait',
    },
    facts: { step: 'a-strategic', role: 'B' },
    outcome: { nextStep: 'a-generals', mayAct: false },
  },
  {
    says: { it: 'I generali di A si muovono', en: 'A’s generals move' },
    facts: { step: 'a-generals', role: 'A' },
    outcome: { nextStep: 'a-troops', mayAct: true },
  },
  {
    says: {
      it: 'Chi ha fatto il movimento strategico non muove con le truppe',
      en: 'A unit that moved strategically does not move with the troops',
    },
    facts: { step: 'a-troops', role: 'A', movedThisTurn: true },
    outcome: { nextStep: 'b-evades', mayAct: false },
  },
  {
    says: { it: 'Chi non ha ancora mosso, muove', en: 'A unit that has not moved yet moves' },
    facts: { step: 'a-troops', role: 'A' },
    outcome: { mayAct: true },
  },
  {
    says: { it: 'Un’unità di B minacciata può evadere', en: 'A threatened unit of B may evade' },
    facts: { step: 'b-evades', role: 'B', threatenedByContact: true },
    outcome: { nextStep: 'a-completes', mayAct: true },
  },
  {
    says: { it: 'Chi non è minacciato non evade', en: 'A unit that is not threatened does not evade' },
    facts: { step: 'b-evades', role: 'B' },
    outcome: { mayAct: false },
  },
  {
    says: { it: 'A completa le mosse', en: 'A completes its moves' },
    facts: { step: 'a-completes', role: 'A', movedThisTurn: true },
    outcome: { nextStep: 'b-strategic', mayAct: true },
  },
  {
    says: { it: 'B fa il movimento strategico', en: 'B makes its strategic moves' },
    facts: { step: 'b-strategic', role: 'B' },
    outcome: { nextStep: 'b-generals', mayAct: true },
  },
  {
    says: { it: 'I generali di A non si muovono con quelli di B', en: 'A’s generals do not move with B’s' },
    facts: { step: 'b-generals', role: 'A' },
    outcome: { nextStep: 'b-troops', mayAct: false },
  },
  {
    says: { it: 'Chi di B è evaso non muove più', en: 'A unit of B that evaded moves no more' },
    facts: { step: 'b-troops', role: 'B', evadedThisTurn: true },
    outcome: { nextStep: 'a-evades', mayAct: false },
  },
  {
    says: { it: 'Ora evade A, anche con chi ha mosso', en: 'Now A evades, even with units that have moved' },
    facts: { step: 'a-evades', role: 'A', movedThisTurn: true, threatenedByContact: true },
    outcome: { nextStep: 'b-completes', mayAct: true },
  },
  {
    says: { it: 'B completa le mosse, A aspetta', en: 'B completes its moves, A waits' },
    facts: { step: 'b-completes', role: 'A' },
    outcome: { nextStep: 'late-charges', mayAct: false },
  },
  {
    says: { it: 'Chi è rimasto fermo può ancora caricare', en: 'A unit that stood still may yet charge' },
    facts: { step: 'late-charges', role: 'B' },
    outcome: { nextStep: 'fire', mayAct: true },
  },
  {
    says: { it: 'Chi è evaso non carica più', en: 'A unit that evaded charges no more' },
    facts: { step: 'late-charges', role: 'B', evadedThisTurn: true },
    outcome: { mayAct: false },
  },
  {
    says: { it: 'Il fuoco è di entrambi', en: 'Fire belongs to both sides' },
    facts: { step: 'fire', role: 'A', movedThisTurn: true },
    outcome: { nextStep: 'close-to-contact', mayAct: true },
  },
  {
    says: { it: 'Per il club i test si fanno a ogni perdita', en: 'At this club tests are taken at each loss' },
    facts: { step: 'fire', role: 'A' },
    rulings: { 'morale-test-moment': 'after-each-loss' },
    outcome: { nextStep: 'close-to-contact', mayAct: true },
  },
  {
    says: { it: 'Chi carica chiude a contatto', en: 'Chargers close to contact' },
    facts: { step: 'close-to-contact', role: 'B', movedThisTurn: true },
    outcome: { nextStep: 'melee-flank-rear', mayAct: true },
  },
  {
    says: { it: 'Prima le mischie sul fianco e sul retro', en: 'Melees on flank and rear come first' },
    facts: { step: 'melee-flank-rear', role: 'A' },
    outcome: { nextStep: 'melee-other', mayAct: true },
  },
  {
    says: { it: 'Finite le mischie comincia un nuovo turno', en: 'With the melees over, a new turn begins' },
    facts: { step: 'melee-other', role: 'B' },
    outcome: { nextStep: 'new-orders', mayAct: true },
  },
];
