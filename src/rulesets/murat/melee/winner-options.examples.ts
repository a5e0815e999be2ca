import type { Example } from '../../../core/index.js';
import type { winnerOptionsFacts, winnerOptionsOutcome } from './winner-options.facts.js';

const dragoons = { arm: 'cavalry', cavalryType: 'dragoon', cavalryWeight: 'heavy' } as const;

export const winnerOptionsExamples: readonly Example<typeof winnerOptionsFacts, typeof winnerOptionsOutcome>[] = [
  {
    says: { it: 'Chi ha respinto una carica resta fermo', en: 'Whoever threw back a charge stands' },
    facts: { winner: {}, loserArm: 'infantry' },
    outcome: { options: ['stand'], mandatory: 'stand' },
  },
  {
    says: {
      it: 'La fanteria che ha caricato e vinto può fare tutte e tre le cose',
      en: 'Infantry that charged and won may do any of the three',
    },
    facts: { winner: {}, winnerCharged: true, loserArm: 'infantry' },
    outcome: { options: ['stand', 'reorganise', 'breakthrough'], mandatory: null },
  },
  {
    says: {
      it: 'I dragoni che battono la fanteria devono sfondare',
      en: 'Dragoons that beat infantry must break through',
    },
    facts: { winner: dragoons, winnerCharged: true, loserArm: 'infantry' },
    outcome: { options: ['breakthrough'], mandatory: 'breakthrough' },
  },
  {
    says: { it: 'Contro altra cavalleria scelgono', en: 'Against other cavalry they choose' },
    facts: { winner: dragoons, winnerCharged: true, loserArm: 'cavalry' },
    outcome: { options: ['stand', 'reorganise', 'breakthrough'], mandatory: null },
  },
  {
    says: { it: 'La cavalleria britannica sfonda sempre', en: 'British cavalry always breaks through' },
    facts: { winner: { ...dragoons, nation: 'british' }, winnerCharged: true, loserArm: 'cavalry' },
    outcome: { options: ['breakthrough'], mandatory: 'breakthrough' },
  },
  {
    says: {
      it: 'Cavalleria caricata che vince contro fanti: resta ferma',
      en: 'Cavalry that was charged and beats foot: it stands',
    },
    facts: { winner: { ...dragoons, nation: 'british' }, loserArm: 'infantry' },
    outcome: { options: ['stand'], mandatory: 'stand' },
  },
  {
    says: {
      it: 'Ha caricato in questa mossa, ma la mischia che ha vinto l’ha subita: resta ferma',
      en: 'It charged this turn, but won a melee in which it was charged: it stands',
    },
    facts: {
      winner: { ...dragoons, chargedThisTurn: true, wonStanding: true },
      winnerCharged: true,
      loserArm: 'cavalry',
    },
    outcome: { options: ['stand'], mandatory: 'stand' },
  },
  {
    says: { it: 'Dopo uno sfondamento non se ne fa un altro', en: 'After one breakthrough there is no other' },
    facts: { winner: dragoons, winnerCharged: true, loserArm: 'infantry', alreadyBrokeThrough: true },
    outcome: { options: ['stand', 'reorganise'], mandatory: null },
  },
  {
    says: {
      it: 'Rotto il quadrato al secondo turno, la cavalleria non sfonda',
      en: 'The square broken in the second round, cavalry does not break through',
    },
    facts: { winner: dragoons, winnerCharged: true, loserArm: 'infantry', secondRoundAgainstSquare: true },
    outcome: { options: ['stand', 'reorganise'], mandatory: null },
  },
  {
    says: { it: 'Forzato il ponte, ci si riforma al di là', en: 'The bridge forced, the winner reforms beyond it' },
    facts: { winner: {}, winnerCharged: true, loserArm: 'infantry', forcedBridge: true },
    outcome: { options: ['stand', 'reorganise'], mandatory: null },
  },
  {
    says: {
      it: 'Vinta una mischia contro i cannoni, la cavalleria deve sfondare, qualunque sia la regola sui cannoni travolti',
      en: 'A melee won against guns, cavalry must break through, whatever the ruling on guns overrun',
    },
    facts: { winner: dragoons, winnerCharged: true, loserArm: 'artillery' },
    rulings: { 'guns-overrun-breakthrough': 'cavalry-must' },
    outcome: { options: ['breakthrough'], mandatory: 'breakthrough' },
  },
];
