import type { Example } from '../../../core/index.js';
import type { sequenceFacts, sequenceOutcome } from './sequence.facts.js';

const generalsFirst = { 'start-of-turn-order': 'generals-first' } as const;

export const sequenceExamples: readonly Example<typeof sequenceFacts, typeof sequenceOutcome>[] = [
  {
    says: { it: 'Dopo arrivi e recupero muovono i generali', en: 'After arrivals and recovery the generals move' },
    facts: { state: 'turn-start' },
    outcome: { legal: true, state: 'generals-move', clearedFlags: [] },
  },
  {
    says: {
      it: 'Mossi i generali, la cavalleria in opportunità',
      en: 'The generals moved, cavalry goes on opportunity',
    },
    facts: { state: 'generals-move' },
    outcome: { state: 'opportunity' },
  },
  {
    says: { it: 'Poi l’iniziativa', en: 'Then the initiative' },
    facts: { state: 'opportunity' },
    outcome: { state: 'initiative' },
  },
  {
    says: { it: 'La prima divisione comincia dal recupero', en: 'The first division begins with recovery' },
    facts: { state: 'initiative', divisionsLeft: 4 },
    outcome: { state: 'activation/recovery' },
  },
  {
    says: { it: 'Dopo il recupero si sceglie come muovere', en: 'After recovery comes the choice of orders' },
    facts: { state: 'activation/recovery', divisionsLeft: 3 },
    outcome: { state: 'activation/choice' },
  },
  {
    says: { it: 'Il giocatore sceglie l’ordine di divisione', en: 'The player chooses a division order' },
    facts: { state: 'activation/choice', event: 'choose-division-order', divisionsLeft: 3 },
    outcome: { state: 'activation/division-order' },
  },
  {
    says: { it: 'Il giocatore sceglie gli ordini di brigata', en: 'The player chooses brigade orders' },
    facts: { state: 'activation/choice', event: 'choose-brigade-orders', brigadesLeft: 2 },
    outcome: { state: 'activation/brigade' },
  },
  {
    says: { it: 'Senza una scelta non si va avanti', en: 'Without a choice there is no going on' },
    facts: { state: 'activation/choice' },
    outcome: { legal: false, state: null, clearedFlags: [] },
    notAllowed: true,
  },
  {
    says: { it: 'Nell’iniziativa non c’è niente da scegliere', en: 'In the initiative there is nothing to choose' },
    facts: { state: 'initiative', event: 'choose-division-order' },
    outcome: { legal: false, state: null, clearedFlags: [] },
    notAllowed: true,
  },
  {
    says: { it: 'Resta una brigata: tocca a lei', en: 'One brigade is left: it is next' },
    facts: { state: 'activation/brigade', brigadesLeft: 1 },
    outcome: { state: 'activation/brigade' },
  },
  {
    says: {
      it: 'Finite le brigate, tocca a un’altra divisione',
      en: 'With all brigades done, another division is next',
    },
    facts: { state: 'activation/brigade', divisionsLeft: 2 },
    outcome: { state: 'activation/recovery' },
  },
  {
    says: {
      it: 'Eseguito l’ordine di divisione, tocca a un’altra',
      en: 'The division order done, another division is next',
    },
    facts: { state: 'activation/division-order', divisionsLeft: 1 },
    outcome: { state: 'activation/recovery' },
  },
  {
    says: {
      it: 'Dopo l’ultima divisione, la fase dei generali di divisione',
      en: 'After the last division comes the phase of the division generals',
    },
    facts: { state: 'activation/division-order' },
    outcome: { state: 'division-phase' },
  },
  {
    says: { it: 'Dopo i generali di divisione la mossa finisce', en: 'After the division generals the turn ends' },
    facts: { state: 'division-phase' },
    outcome: { state: 'turn-end', clearedFlags: [] },
  },
  {
    says: {
      it: 'A fine mossa si tolgono i segni: disordine, primo fuoco e FoU restano',
      en: 'At the end of the turn the marks go: disorder, first volley and FoU stay',
    },
    facts: { state: 'turn-end' },
    outcome: {
      legal: true,
      state: 'turn-start',
      clearedFlags: [
        'firedThisTurn',
        'chargedThisTurn',
        'ordersReceivedThisTurn',
        'failedOrderThisTurn',
        'movedByDivisionOrder',
        'retiredToRecover',
        'rotatedDegreesThisTurn',
        'opportunityOrder',
        'failedSquareThisTurn',
      ],
    },
  },
  {
    says: { it: 'Per il club la mossa comincia dai generali', en: 'At this club the turn begins with the generals' },
    facts: { state: 'turn-end' },
    rulings: generalsFirst,
    outcome: { state: 'generals-move' },
  },
  {
    says: { it: 'Per il club dopo i generali vengono gli arrivi', en: 'At this club arrivals follow the generals' },
    facts: { state: 'generals-move' },
    rulings: generalsFirst,
    outcome: { state: 'turn-start' },
  },
  {
    says: { it: 'Per il club dopo gli arrivi c’è l’opportunità', en: 'At this club opportunity follows the arrivals' },
    facts: { state: 'turn-start' },
    rulings: generalsFirst,
    outcome: { state: 'opportunity' },
  },
];
