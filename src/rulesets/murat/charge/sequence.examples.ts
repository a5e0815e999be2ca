import type { Example } from '../../../core/index.js';
import type { chargeSequenceFacts, chargeSequenceOutcome } from './sequence.facts.js';

const dragoons = { arm: 'cavalry', cavalryType: 'dragoon', cavalryWeight: 'heavy', fouInitial: 6 } as const;
const onOpportunity = { ...dragoons, opportunityOrder: true } as const;
const line = { fouInitial: 6 } as const;
const column = { fouInitial: 8, formation: 'attack-column', impetuous: true } as const;
const battery = { arm: 'artillery', fouInitial: 3 } as const;
const lastOfAColumn = { fouInitial: 4, fouCurrent: 1, formation: 'attack-column' } as const;
const inTheOpen = (distance: number) => ({
  separationUm: distance,
  segments: [{ terrain: 'open', distance }] as const,
});

/** Engineers lead the way against a garrison that fires. */
const assault = {
  target: { fouInitial: 6, formation: 'perimeter' },
  ...inTheOpen(3),
  reaction: 'stand-and-fire',
  withCharger: { engineers: true },
} as const;

export const chargeSequenceExamples: readonly Example<typeof chargeSequenceFacts, typeof chargeSequenceOutcome>[] = [
  {
    says: {
      it: 'I dragoni ricevono l’ordine, passano sotto la mitraglia, prendono la batteria e sfondano di 3 UM',
      en: 'The dragoons are ordered, ride through the canister, take the battery and break through by 3 UM',
    },
    facts: {
      charger: dragoons,
      target: battery,
      ...inTheOpen(5),
      order: {},
      reaction: 'stand-and-fire',
      winnerOption: 'breakthrough',
    },
    dice: [3, 4, 2, 1, 2, 2, 6, 1, 5],
    outcome: {
      stage: 'broke-through',
      contact: true,
      chargerFouAfter: 6,
      chargerDisordered: true,
      targetTaken: true,
      breakthroughUm: 3,
    },
  },
  {
    says: { it: 'Con due 6 l’ordine non riesce', en: 'With two sixes the order fails' },
    facts: { charger: dragoons, target: battery, ...inTheOpen(5), order: {}, reaction: 'stand-and-fire' },
    dice: [6, 6],
    outcome: { stage: 'order-failed', contact: null, failureEffect: 'none', targetTaken: false },
  },
  {
    says: {
      it: 'Coscritti decimati che falliscono l’ordine si disordinano',
      en: 'Decimated conscripts that fail the order fall into disorder',
    },
    facts: {
      charger: { ...column, fouCurrent: 2, experience: 'conscript' },
      target: line,
      ...inTheOpen(4),
      order: {},
    },
    dice: [6, 6],
    outcome: { stage: 'order-failed', failureEffect: 'becomes-disordered', chargerDisordered: true },
  },
  {
    says: {
      it: 'La colonna arriva: il bersaglio deve ancora dire come reagisce',
      en: 'The column gets there: the target has yet to say how it reacts',
    },
    facts: { charger: column, target: line, ...inTheOpen(4) },
    dice: [2],
    outcome: {
      stage: 'reaction',
      decision: 'reaction',
      options: ['stand', 'stand-and-fire', 'flee'],
      contact: true,
      reachUm: 4,
    },
  },
  {
    says: {
      it: 'La stessa carica riprende: la linea fugge, e con un 5 si salva',
      en: 'The same charge goes on: the line flees, and gets away with a 5',
    },
    facts: {
      charger: { ...column, chargedThisTurn: true },
      target: line,
      ...inTheOpen(4),
      underWay: { reachUm: 4, contact: true },
      reaction: 'flee',
    },
    dice: [5],
    outcome: { stage: 'fled', contact: false, reachUm: null, targetTaken: false },
  },
  {
    says: {
      it: 'Chi sfonda ha già caricato, e arriva su un altro bersaglio',
      en: 'A unit that breaks through has charged already, and reaches another target',
    },
    facts: { charger: { ...dragoons, chargedThisTurn: true }, target: line, ...inTheOpen(1), origin: 'breakthrough' },
    outcome: { stage: 'reaction', contact: true, reachUm: 1 },
  },
  {
    says: {
      it: 'Per il club si reagisce prima del dado di carica',
      en: 'At this club the target reacts before the charge die',
    },
    facts: { charger: column, target: line, ...inTheOpen(4) },
    rulings: { 'reaction-timing': 'before-bonus-die' },
    outcome: { stage: 'reaction', decision: 'reaction', contact: null, reachUm: null },
  },
  {
    says: { it: 'La cavalleria caricata non fugge', en: 'Charged cavalry does not flee' },
    facts: { charger: dragoons, target: dragoons, ...inTheOpen(4), reaction: 'flee' },
    outcome: { legal: false, reasons: ['reaction-not-open'], stage: 'not-allowed' },
    notAllowed: true,
  },
  {
    says: {
      it: 'La fanteria non carica la cavalleria di fronte',
      en: 'Infantry does not charge cavalry in front',
    },
    facts: { charger: column, target: dragoons, ...inTheOpen(4) },
    outcome: { legal: false, reasons: ['infantry-cannot-charge-cavalry'], stage: 'not-allowed' },
    notAllowed: true,
  },
  {
    says: {
      it: 'Senza ordini rimasti la carica non parte',
      en: 'With no orders left the charge does not start',
    },
    facts: { charger: column, target: line, ...inTheOpen(4), order: { ordersAlreadyGiven: 3 } },
    outcome: { legal: false, reasons: ['no-orders-left'] },
    notAllowed: true,
  },
  {
    says: {
      it: 'Il generale è con un’altra unità, e ordina solo quella',
      en: 'The general is with another unit, and orders only that one',
    },
    facts: { charger: { ...column, id: '1' }, target: line, ...inTheOpen(4), order: { generalAttachedTo: '2' } },
    outcome: { legal: false, reasons: ['general-attached-elsewhere'] },
    notAllowed: true,
  },
  {
    says: {
      it: 'Un quadrato non si muove, e quindi non carica',
      en: 'A square does not move, and so does not charge',
    },
    facts: { charger: { ...line, formation: 'square' }, target: line, ...inTheOpen(4) },
    outcome: { legal: false, reasons: ['formation-cannot-charge'] },
    notAllowed: true,
  },
  {
    says: {
      it: 'La colonna impetuosa vince la mischia e deve scegliere che cosa fare',
      en: 'The impetuous column wins the melee and has to choose what to do',
    },
    facts: { charger: column, target: line, ...inTheOpen(4), reaction: 'stand-and-fire' },
    dice: [2, 1, 2, 3, 4, 5, 6, 4, 1, 1, 2, 2, 1, 3, 1, 1, 2, 3, 4, 2, 5],
    outcome: {
      stage: 'won',
      decision: 'winner-option',
      options: ['stand', 'reorganise', 'breakthrough'],
      ending: 'retreats',
      chargerFouAfter: 8,
      targetFouAfter: 4,
      targetRetreatUm: 2,
    },
  },
  {
    says: { it: 'Se resta ferma, si riordina', en: 'If it stands, it recovers' },
    facts: { charger: column, target: line, ...inTheOpen(4), reaction: 'stand-and-fire', winnerOption: 'stand' },
    dice: [2, 1, 2, 3, 4, 5, 6, 4, 1, 1, 2, 2, 1, 3, 1, 1, 2, 3, 4, 2, 5],
    outcome: { stage: 'won', decision: null, chargerDisordered: false, targetDisordered: true },
  },
  {
    says: {
      it: 'La stessa linea, se la sua divisione si ritira dal campo, è battuta e si dissolve',
      en: 'The same line, if its division withdraws from the field, is beaten and dissolves',
    },
    facts: {
      charger: column,
      target: { ...line, withdrawing: true },
      ...inTheOpen(4),
      reaction: 'stand-and-fire',
      winnerOption: 'stand',
    },
    dice: [2, 1, 2, 3, 4, 5, 6, 4, 1, 1, 2, 2, 1, 3, 1, 1, 2, 3, 4, 2],
    outcome: { stage: 'won', ending: 'dissolved', targetTaken: true, targetRetreatUm: 0 },
  },
  {
    says: { it: 'La linea fugge di 2 UM e si salva', en: 'The line flees 2 UM and gets away' },
    facts: { charger: column, target: line, ...inTheOpen(4), reaction: 'flee' },
    dice: [1, 5],
    outcome: { stage: 'fled', contact: false, chargerDisordered: true, targetDisordered: true, targetTaken: false },
  },
  {
    says: {
      it: 'Fuggendo davanti alla cavalleria è raggiunta, e i dragoni devono sfondare',
      en: 'Fleeing from cavalry it is caught, and the dragoons must break through',
    },
    facts: { charger: dragoons, target: line, ...inTheOpen(5), reaction: 'flee' },
    dice: [6, 1, 2],
    outcome: { stage: 'broke-through', targetTaken: true, breakthroughUm: 1 },
  },
  {
    says: {
      it: 'Formato il quadrato, i dragoni perdono 3 FoU e tornano indietro',
      en: 'Against the square the dragoons lose 3 FoU and go back',
    },
    facts: { charger: dragoons, target: { fouInitial: 8 }, ...inTheOpen(6), reaction: 'form-square' },
    dice: [1, 4, 4, 1, 1, 1, 2, 3, 1, 2, 4, 5, 6, 1, 2, 3, 4, 5, 6, 5],
    outcome: { stage: 'lost', ending: 'retreats', chargerFouAfter: 3, targetFouAfter: 8, chargerRetreatUm: 3 },
  },
  {
    says: {
      it: 'Chi non riesce a formare quadrato combatte disordinato e senza sparare',
      en: 'Those who fail to form square fight disordered and without firing',
    },
    facts: { charger: dragoons, target: { fouInitial: 8 }, ...inTheOpen(6), reaction: 'form-square' },
    dice: [1, 1, 2, 4, 4, 4, 4, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 5, 2],
    outcome: { stage: 'broke-through', ending: 'retreats', targetFouAfter: 6, targetDisordered: true },
  },
  {
    says: {
      it: 'Dragoni contro dragoni, con la controcarica riuscita',
      en: 'Dragoons against dragoons, countercharged',
    },
    facts: {
      charger: dragoons,
      target: dragoons,
      ...inTheOpen(4),
      reaction: 'countercharge',
      winnerOption: 'reorganise',
    },
    dice: [1, 4, 4, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
    outcome: { stage: 'drawn', chargerRetreatUm: 3, targetRetreatUm: 3 },
  },
  {
    says: { it: 'La colonna si ferma a metà, disordinata', en: 'The column stops halfway, disordered' },
    facts: { charger: column, target: line, ...inTheOpen(5), reaction: 'stand' },
    dice: [3],
    outcome: { stage: 'short', contact: false, chargerDisordered: true },
  },
  {
    says: {
      it: 'L’ultima FoU della colonna cade sotto il fuoco difensivo',
      en: 'The last FoU of the column falls to defensive fire',
    },
    facts: {
      charger: { fouInitial: 8, fouCurrent: 1, formation: 'attack-column' },
      target: { fouInitial: 8 },
      ...inTheOpen(3),
      reaction: 'stand-and-fire',
    },
    dice: [2, 5, 5, 5, 5, 5],
    outcome: { stage: 'charger-dissolved', chargerDissolved: true, chargerFouAfter: 0 },
  },
  {
    says: {
      it: 'In opportunità i dragoni travolgono i cannoni, che restano fermi, e si riorganizzano',
      en: 'On opportunity the dragoons overrun the guns, which stand, and reorganise',
    },
    facts: {
      charger: onOpportunity,
      target: battery,
      origin: 'opportunity',
      ...inTheOpen(5),
      reaction: 'stand',
      winnerOption: 'reorganise',
    },
    dice: [5, 1],
    outcome: { stage: 'guns-overrun', targetTaken: true, chargerDisordered: false, breakthroughUm: null },
  },
  {
    says: { it: 'In opportunità un 2 non basta', en: 'On opportunity a 2 is not enough' },
    facts: { charger: onOpportunity, target: battery, origin: 'opportunity', ...inTheOpen(5), reaction: 'stand' },
    dice: [2],
    outcome: { stage: 'order-failed', failureEffect: null },
  },
  {
    says: {
      it: 'Senza l’ordine di opportunità non si carica in opportunità',
      en: 'Without the opportunity order there is no charge on opportunity',
    },
    facts: { charger: dragoons, target: battery, origin: 'opportunity', opportunityOrder: false, ...inTheOpen(5) },
    outcome: { legal: false, reasons: ['no-opportunity-order'], stage: 'not-allowed' },
    notAllowed: true,
  },
  {
    says: {
      it: 'Posti in opportunità, i dragoni caricano nella propria iniziativa, ma senza bonus: 6 dadi contro 6',
      en: 'Placed on opportunity, the dragoons charge in their own initiative, but with no bonus: 6 dice against 6',
    },
    facts: { charger: onOpportunity, target: line, ...inTheOpen(5), reaction: 'stand' },
    dice: [1, 6, 6, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 5, 2],
    outcome: { stage: 'broke-through', ending: 'retreats', breakthroughUm: 1 },
  },
  {
    says: {
      it: 'La batteria a cavallo aggancia e sfugge alla colonna',
      en: 'The horse battery limbers and escapes the column',
    },
    facts: {
      charger: column,
      target: { ...battery, artilleryType: 'horse' },
      ...inTheOpen(4),
      reaction: 'limber-and-flee',
    },
    dice: [2, 4, 4, 5],
    outcome: { stage: 'fled', targetTaken: false, targetDisordered: true, chargerDisordered: true },
  },
  {
    says: {
      it: 'La batteria a cavallo aggancia, ma i dragoni la raggiungono: senza mischia, scelgono che cosa fare',
      en: 'The horse battery limbers, but the dragoons catch it: without a melee, they choose what to do',
    },
    facts: {
      charger: dragoons,
      target: { ...battery, artilleryType: 'horse' },
      ...inTheOpen(4),
      reaction: 'limber-and-flee',
    },
    dice: [1, 4, 4, 1],
    outcome: {
      stage: 'caught',
      decision: 'winner-option',
      options: ['breakthrough', 'reorganise'],
      targetTaken: true,
    },
  },
  {
    says: {
      it: 'Per il club la cavalleria che raggiunge i cannoni sfonda per forza',
      en: 'At this club cavalry that catches guns has to break through',
    },
    facts: {
      charger: dragoons,
      target: { ...battery, artilleryType: 'horse' },
      ...inTheOpen(4),
      reaction: 'limber-and-flee',
    },
    rulings: { 'guns-overrun-breakthrough': 'cavalry-must' },
    dice: [1, 4, 4, 1, 2],
    outcome: { stage: 'broke-through', targetTaken: true, breakthroughUm: 1 },
  },
  {
    says: {
      it: 'Chi travolge i cannoni al termine di uno sfondamento non sfonda più: si riorganizza',
      en: 'Whoever overruns guns at the end of a breakthrough breaks through no more: it reorganises',
    },
    facts: {
      charger: { ...dragoons, chargedThisTurn: true, disordered: true },
      target: battery,
      ...inTheOpen(1),
      origin: 'breakthrough',
      reaction: 'stand',
      winnerOption: 'breakthrough',
    },
    outcome: { stage: 'guns-overrun', targetTaken: true, chargerDisordered: false, breakthroughUm: null },
  },
  {
    says: {
      it: 'E nemmeno chi li travolge forzando un ponte',
      en: 'Nor does whoever overruns them by forcing a bridge',
    },
    facts: { charger: column, target: battery, ...inTheOpen(4), forcingBridge: true, reaction: 'stand' },
    dice: [2],
    outcome: { stage: 'guns-overrun', decision: null, targetTaken: true },
  },
  {
    says: {
      it: 'Una colonna di marcia che riesce a formare quadrato fa ancora fuoco, come quadrato',
      en: 'A march column that manages to form square still fires, as a square',
    },
    facts: {
      charger: dragoons,
      target: { fouInitial: 8, formation: 'march-column' },
      ...inTheOpen(6),
      reaction: 'form-square',
    },
    dice: [1, 5, 6, 6, 6, 1, 1, 1, 6, 6, 6, 6, 6, 6, 6, 6, 6, 5],
    outcome: { stage: 'lost', chargerFouAfter: 2, targetFouAfter: 8 },
  },
  {
    says: {
      it: 'I dragoni arrivano sul fianco, ma il quadrato volge loro un lato: 5 dadi, non 7',
      en: 'The dragoons come from the flank, but the square turns a side to them: 5 dice, not 7',
    },
    facts: {
      charger: dragoons,
      target: { fouInitial: 8, firedThisTurn: true },
      ...inTheOpen(6),
      contact: 'flank',
      reaction: 'form-square',
    },
    dice: [1, 4, 4, 1, 1, 1, 1, 1, 6, 6, 6, 6, 6, 6, 6, 6, 6, 5],
    outcome: { stage: 'lost', chargerFouAfter: 3 },
  },
  {
    says: {
      it: 'Chi controcarica si volge al nemico: sul fianco non lo coglie più nessuno, 7 dadi contro 7',
      en: 'Whoever countercharges turns to the enemy: nobody takes it in flank any more, 7 dice against 7',
    },
    facts: { charger: dragoons, target: dragoons, ...inTheOpen(4), contact: 'flank', reaction: 'countercharge' },
    dice: [1, 4, 4, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
    outcome: { stage: 'drawn', chargerRetreatUm: 3, targetRetreatUm: 3 },
  },
  {
    says: {
      it: 'La batteria aggregata combatte con il suo reggimento',
      en: 'An attached battery fights with its regiment',
    },
    facts: { charger: column, target: battery, ...inTheOpen(4), attachedToRegiment: true, reaction: 'stand' },
    dice: [2],
    outcome: { stage: 'with-its-regiment', targetTaken: false },
  },
  {
    says: {
      it: 'Fanteria sotto il naso dei dragoni: con 8 la caricano, ma disordinati e senza bonus, 5 dadi contro 6',
      en: 'Infantry under the nose of the dragoons: on an 8 they charge it, but disordered and with no bonus, 5 dice against 6',
    },
    facts: { charger: dragoons, target: line, origin: 'forced-reaction', ...inTheOpen(3), reaction: 'stand' },
    dice: [4, 4, 1, 6, 6, 6, 6, 6, 1, 1, 1, 1, 1, 1, 1, 1],
    outcome: { stage: 'broke-through', contact: true, targetFouAfter: 3, breakthroughUm: 1 },
  },
  {
    says: { it: 'Con 6 i dragoni restano fermi', en: 'On a 6 the dragoons stand' },
    facts: { charger: dragoons, target: line, origin: 'forced-reaction', ...inTheOpen(3), reaction: 'stand' },
    dice: [3, 3],
    outcome: { stage: 'order-failed', contact: null, failureEffect: null },
  },
  {
    says: {
      it: 'Il test è già riuscito: resta il dado di carica',
      en: 'The test has passed already: the charge die is left',
    },
    facts: { charger: dragoons, target: line, origin: 'forced-reaction', testPassed: true, ...inTheOpen(3) },
    dice: [1],
    outcome: { stage: 'reaction', contact: true },
  },
  {
    says: {
      it: 'La fanteria non è costretta a caricare chi le si avvicina',
      en: 'Infantry is not forced to charge whoever comes up to it',
    },
    facts: { charger: column, target: line, origin: 'forced-reaction', ...inTheOpen(3) },
    outcome: { legal: false, reasons: ['cavalry-only'], stage: 'not-allowed' },
    notAllowed: true,
  },
  {
    says: {
      it: 'Per il club lo sfondamento non è una carica: i dragoni hanno 7 dadi, non 9',
      en: 'At this club a breakthrough is no charge: the dragoons have 7 dice, not 9',
    },
    facts: {
      charger: { ...dragoons, chargedThisTurn: true },
      target: line,
      ...inTheOpen(1),
      origin: 'breakthrough',
      reaction: 'stand',
      winnerOption: 'stand',
    },
    rulings: { 'breakthrough-is-charge': 'no' },
    dice: [6, 6, 6, 6, 6, 6, 6, 1, 1, 1, 1, 1, 1, 1],
    outcome: { stage: 'won', ending: 'retreats', targetFouAfter: 3 },
  },
  {
    says: {
      it: 'Del percorso non si dice nulla: sono 5 UM in terreno aperto, e con un 3 la colonna non arriva',
      en: 'Nothing is said of the path: it is 5 UM in the open, and with a 3 the column falls short',
    },
    facts: { charger: column, target: line, separationUm: 5, reaction: 'stand' },
    dice: [3],
    outcome: { stage: 'short', contact: false },
  },
  {
    says: {
      it: 'Davanti alla linea c’è una siepe: la carica non arriva, e chi fugge non è raggiunto nemmeno con un 1',
      en: 'There is a hedge before the line: the charge falls short, and not even a 1 lets it catch those that flee',
    },
    facts: { charger: column, target: line, ...inTheOpen(3), obstacles: ['hedge'], reaction: 'flee' },
    dice: [2, 1],
    outcome: { stage: 'fled', targetTaken: false, targetDisordered: true },
  },
  {
    says: {
      it: 'A 7 UM la carica sarebbe corta, ma la controcarica le viene incontro: 7 dadi contro 7',
      en: 'At 7 UM the charge would fall short, but the countercharge comes to meet it: 7 dice against 7',
    },
    facts: { charger: dragoons, target: dragoons, ...inTheOpen(7), reaction: 'countercharge' },
    dice: [1, 4, 4, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
    outcome: { stage: 'drawn', contact: true, chargerRetreatUm: 3, targetRetreatUm: 3 },
  },
  {
    says: {
      it: 'La batteria aggregata fa fuoco con il suo reggimento: 4 dadi di moschetti, 5 di mitraglia',
      en: 'The attached battery fires with its regiment: 4 dice of muskets, 5 of canister',
    },
    facts: {
      charger: column,
      target: line,
      ...inTheOpen(4),
      reaction: 'stand-and-fire',
      targetBatteries: [battery],
      winnerOption: 'stand',
    },
    dice: [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 1, 1, 1, 1, 1, 1, 1, 1],
    outcome: { stage: 'won', chargerFouAfter: 8, targetFouAfter: 4 },
  },
  {
    says: {
      it: 'Colpita dal fuoco, la colonna disordina anche chi la supporta: un dado di supporto, non due',
      en: 'Hit by fire, the column disorders its support as well: one die of support, not two',
    },
    facts: {
      charger: column,
      target: line,
      ...inTheOpen(4),
      reaction: 'stand-and-fire',
      withCharger: { support: { fouInitial: 8, formation: 'attack-column' } },
      winnerOption: 'stand',
    },
    dice: [1, 4, 4, 4, 4, 6, 6, 6, 6, 6, 6, 6, 6, 1, 1, 1, 1, 1, 1, 1],
    outcome: { stage: 'won', chargerFouAfter: 6, targetFouAfter: 3, chargerDisordered: false },
  },
  {
    says: {
      it: 'Il generale che è con la colonna aiuta anche l’ordine: basta un 10',
      en: 'The general who is with the column helps the order too: a 10 will do',
    },
    facts: { charger: column, target: line, ...inTheOpen(4), order: {}, withCharger: { general: {} } },
    dice: [5, 5, 2],
    outcome: { stage: 'reaction', contact: true },
  },
  {
    says: {
      it: 'I dragoni sfondano di 3 UM: chi era a 1 UM e fugge di 2 è raggiunto',
      en: 'The dragoons break through by 3 UM: whoever was 1 UM away and flees 2 is caught',
    },
    facts: {
      charger: { ...dragoons, chargedThisTurn: true },
      target: line,
      separationUm: 1,
      origin: 'breakthrough',
      breakthroughReachUm: 3,
      reaction: 'flee',
      winnerOption: 'stand',
    },
    dice: [5],
    outcome: { stage: 'caught', targetTaken: true },
  },
  {
    says: {
      it: 'Il fuoco del presidio toglie i genieri: in mischia il 5 non basta più',
      en: 'The garrison’s fire takes the engineers: in the melee a 5 no longer hits',
    },
    facts: { ...assault, charger: column },
    dice: [2, 6, 6, 1, 1, /* melee */ 5, 5, 5, 5, 5, 5, 5, 5, 4, 1, 1, 1, 1, 1, 2],
    outcome: { stage: 'lost', chargerFouAfter: 7, targetFouAfter: 6, targetDisordered: false, chargerRetreatUm: 1 },
  },
  {
    says: {
      it: 'Per il club la perdita tocca ai genieri, non alla colonna',
      en: 'At this club the loss falls on the engineers, not on the column',
    },
    facts: { ...assault, charger: column },
    rulings: { 'engineer-loss': 'absorb-one' },
    dice: [2, 6, 6, 1, 1, /* melee */ 5, 5, 5, 5, 5, 5, 5, 5, 5, 4, 1, 1, 1, 1, 1, 2],
    outcome: { stage: 'lost', chargerFouAfter: 8, targetFouAfter: 6 },
  },
  {
    says: {
      it: 'Per quel club i genieri salvano anche l’ultima FoU, se la perdita è una sola',
      en: 'At that club the engineers save even the last FoU, if there is but one loss',
    },
    facts: { ...assault, charger: lastOfAColumn },
    rulings: { 'engineer-loss': 'absorb-one' },
    dice: [2, 6, 6, 1, 1, /* melee */ 6, 1, 1, 1, 1, 1, 1, 2],
    outcome: { stage: 'won', chargerFouAfter: 1, chargerDissolved: false },
  },
  {
    says: {
      it: 'Con due perdite nemmeno i genieri bastano',
      en: 'With two losses the engineers are not enough',
    },
    facts: { ...assault, charger: lastOfAColumn },
    rulings: { 'engineer-loss': 'absorb-one' },
    dice: [2, 6, 6, 6, 1],
    outcome: { stage: 'charger-dissolved', chargerFouAfter: 0, chargerDissolved: true },
  },
  {
    says: {
      it: 'Chi caccia il difensore del muretto paga l’ostacolo: con un 6 i dragoni sfondano di 1 UM',
      en: 'Whoever drives the defender from a wall pays for it: on a 6 the dragoons break through by 1 UM',
    },
    facts: {
      charger: dragoons,
      target: line,
      targetPosition: 'wall',
      ...inTheOpen(4),
      reaction: 'stand',
      winnerOption: 'breakthrough',
    },
    dice: [2, 6, 6, 6, 6, 6, 6, 6, 6, 1, 1, 1, 1, 1, 1, 6, 6],
    outcome: { stage: 'broke-through', targetFouAfter: 3, breakthroughUm: 1 },
  },
  {
    says: {
      it: 'Chi si mette in quadrato non ha più supporto: sette dadi',
      en: 'Whoever forms square has no support any more: seven dice',
    },
    facts: {
      charger: dragoons,
      target: line,
      ...inTheOpen(4),
      withTarget: { support: { fouInitial: 8 } },
      reaction: 'form-square',
      squareFires: false,
    },
    dice: [2, 6, 6, 1, 1, 1, 1, 1, 4, 1, 1, 1, 1, 1, 1, 2],
    outcome: { stage: 'lost', chargerRetreatUm: 2 },
  },
  {
    says: {
      it: 'La colonna carica in obliquo e si disordina, e con lei chi la supporta: dieci dadi',
      en: 'The column charges obliquely and is disordered, and its supporter with it: ten dice',
    },
    facts: {
      charger: column,
      target: line,
      ...inTheOpen(3),
      direction: 'oblique',
      withCharger: { support: { fouInitial: 8 } },
      reaction: 'stand',
    },
    dice: [6, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 4, 1, 1, 1, 1, 1, 2],
    outcome: { stage: 'lost', chargerFouAfter: 8, chargerDisordered: true },
  },
];
