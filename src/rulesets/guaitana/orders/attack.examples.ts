import type { Example } from '../../../core/index.js';
import type { attackOrderFacts, attackOrderOutcome } from './attack.facts.js';

/** Warriors with javelins, a company in chain, and one in line. */
const warriors = { capacityCm: 20, chargeBonusCm: 10, hasFirearms: false } as const;
const chain = { capacityCm: 15, chargeBonusCm: 5, hasFirearms: true, closeRangeCm: 30 } as const;
const line = { capacityCm: 10, chargeBonusCm: null, hasFirearms: true, closeRangeCm: 30 } as const;
const squadron = {
  capacityCm: 30,
  chargeBonusCm: 20,
  hasFirearms: true,
  closeRangeCm: 15,
  mountedLancers: true,
} as const;

export const attackOrderExamples: readonly Example<typeof attackOrderFacts, typeof attackOrderOutcome>[] = [
  {
    says: { it: 'I guerrieri a 20 cm arrivano senza bonus', en: 'Warriors 20 cm away get there without the bonus' },
    facts: { ...warriors, distanceCm: 20 },
    outcome: { moveCm: 20, bonusUsed: false, contact: true },
  },
  {
    says: { it: 'A 30 cm giusti caricano con tutto il bonus', en: 'At exactly 30 cm they charge with the whole bonus' },
    facts: { ...warriors, distanceCm: 30 },
    outcome: { moveCm: 30, bonusUsed: true, contact: true },
  },
  {
    says: { it: 'A 31 cm avanzano di una mossa', en: 'At 31 cm they advance one move' },
    facts: { ...warriors, distanceCm: 31 },
    outcome: { moveCm: 20, bonusUsed: false, contact: false },
  },
  {
    says: { it: 'Senza bonus, a 6 cm su 5 di mossa', en: 'Without a bonus, 6 cm away with 5 cm of move' },
    facts: { capacityCm: 5, chargeBonusCm: null, hasFirearms: false, distanceCm: 6 },
    outcome: { moveCm: 5, bonusUsed: false, contact: false },
  },
  {
    says: {
      it: 'Fucilieri a catena a 12,5 cm: mezza mossa e bonus bastano',
      en: 'Riflemen in chain 12.5 cm away: half a move and the bonus suffice',
    },
    facts: { ...chain, distanceCm: 12.5 },
    outcome: { moveCm: 12.5, bonusUsed: true, contact: true },
  },
  {
    says: { it: 'A 7,5 cm basta la mezza mossa', en: 'At 7.5 cm half a move is enough' },
    facts: { ...chain, distanceCm: 7.5 },
    outcome: { moveCm: 7.5, bonusUsed: false, contact: true },
  },
  {
    says: { it: 'A 13 cm sono già a tiro: si fermano', en: 'At 13 cm they are in close range already: they halt' },
    facts: { ...chain, distanceCm: 13 },
    outcome: { moveCm: 0, bonusUsed: false, contact: false },
  },
  {
    says: { it: 'A 34 cm avanzano fino a distanza vicina', en: 'At 34 cm they advance to close range' },
    facts: { ...chain, distanceCm: 34 },
    outcome: { moveCm: 4, bonusUsed: false, contact: false },
  },
  {
    says: { it: 'A 30,1 cm manca un millimetro', en: 'At 30.1 cm a millimetre is missing' },
    facts: { ...chain, distanceCm: 30.1 },
    outcome: { moveCm: 0.1, bonusUsed: false, contact: false },
  },
  {
    says: { it: 'A 60 cm avanzano di mezza mossa', en: 'At 60 cm they advance half a move' },
    facts: { ...chain, distanceCm: 60 },
    outcome: { moveCm: 7.5, bonusUsed: false, contact: false },
  },
  {
    says: { it: 'In linea non c’è bonus: non si carica', en: 'In line there is no bonus: no charge' },
    facts: { ...line, distanceCm: 4 },
    outcome: { moveCm: 0, bonusUsed: false, contact: false },
  },
  {
    says: {
      it: 'Per il club chi ha armi da fuoco non carica mai',
      en: 'At this club units with firearms never charge',
    },
    facts: { ...chain, distanceCm: 12 },
    rulings: { 'firearm-attack-contact': 'halt-at-close-range' },
    outcome: { moveCm: 0, bonusUsed: false, contact: false },
  },
  {
    says: {
      it: 'Per il club decide il giocatore: alla baionetta, con mossa intera e bonus',
      en: 'At this club the player decides: the bayonet, with full move and bonus',
    },
    facts: { ...chain, distanceCm: 20, electCharge: true },
    rulings: { 'firearm-attack-contact': 'player-choice' },
    outcome: { moveCm: 20, bonusUsed: true, contact: true },
  },
  {
    says: {
      it: 'Mezzo centimetro più lontano la carica non arriva',
      en: 'Half a centimetre farther the charge falls short',
    },
    facts: { ...chain, distanceCm: 20.5, electCharge: true },
    rulings: { 'firearm-attack-contact': 'player-choice' },
    outcome: { moveCm: 0, bonusUsed: false, contact: false },
  },
  {
    says: {
      it: 'Dove non decide il giocatore, la sua scelta non conta',
      en: 'Where the player does not decide, his choice does not count',
    },
    facts: { ...chain, distanceCm: 20, electCharge: true },
    outcome: { moveCm: 0, bonusUsed: false, contact: false },
  },
  {
    says: { it: 'Il giocatore non sceglie la carica: si tira', en: 'The player does not elect to charge: they fire' },
    facts: { ...chain, distanceCm: 12 },
    rulings: { 'firearm-attack-contact': 'player-choice' },
    outcome: { moveCm: 0, bonusUsed: false, contact: false },
  },
  {
    says: {
      it: 'Anche in linea, se il giocatore vuole, con la mossa intera',
      en: 'Even in line, if the player wants, with a full move',
    },
    facts: { ...line, distanceCm: 10, electCharge: true },
    rulings: { 'firearm-attack-contact': 'player-choice' },
    outcome: { moveCm: 10, bonusUsed: false, contact: true },
  },
  {
    says: { it: 'Lo squadrone a 45 cm va a mezza mossa', en: 'The squadron 45 cm away goes at half its move' },
    facts: { ...squadron, distanceCm: 45 },
    outcome: { moveCm: 15, bonusUsed: false, contact: false },
  },
  {
    says: { it: 'Per il club i lancieri a cavallo caricano', en: 'At this club mounted lancers charge home' },
    facts: { ...squadron, distanceCm: 45 },
    rulings: { 'lance-and-carbine-attack': 'mounted-lancers-exempt' },
    outcome: { moveCm: 45, bonusUsed: true, contact: true },
  },
  {
    says: {
      it: 'Di guerrieri con giavellotti basta dire quanto è lontano il nemico',
      en: 'Of warriors with javelins it is enough to say how far the enemy is',
    },
    facts: { kind: 'native-infantry', formation: 'mass', weapon: 'javelin', distanceCm: 30 },
    outcome: { moveCm: 30, bonusUsed: true, contact: true },
  },
  {
    says: {
      it: 'Bersaglieri a catena a 45 cm: mezza mossa, 10 cm',
      en: 'Bersaglieri in chain 45 cm away: half a move, 10 cm',
    },
    facts: {
      kind: 'italian-infantry',
      subtype: 'bersaglieri',
      formation: 'chain',
      weapon: 'rifle',
      distanceCm: 45,
    },
    outcome: { moveCm: 10, bonusUsed: false, contact: false },
  },
  {
    says: {
      it: 'Con soldatini da 15 mm il tiro vicino del fucile è a 15 cm',
      en: 'With 15 mm figures close range of rifles is 15 cm',
    },
    facts: { kind: 'italian-infantry', formation: 'line', weapon: 'rifle', distanceCm: 17, figureScale: '15mm' },
    outcome: { moveCm: 2, bonusUsed: false, contact: false },
  },
  {
    says: {
      it: 'Per il club le Penne di Falco a cavallo caricano, come dice la loro arma',
      en: 'At this club mounted Penne di Falco charge home, as their weapon tells',
    },
    facts: { kind: 'italian-cavalry', formation: 'line', weapon: 'lance-and-carbine', distanceCm: 50 },
    rulings: { 'lance-and-carbine-attack': 'mounted-lancers-exempt' },
    outcome: { moveCm: 50, bonusUsed: true, contact: true },
  },
  {
    says: {
      it: 'Appiedate no: sono fanti con la carabina',
      en: 'On foot they do not: they are infantry with carbines',
    },
    facts: {
      kind: 'italian-cavalry',
      dismounted: true,
      formation: 'chain',
      weapon: 'carbine',
      distanceCm: 18,
    },
    rulings: { 'lance-and-carbine-attack': 'mounted-lancers-exempt' },
    outcome: { moveCm: 3, bonusUsed: false, contact: false },
  },
  {
    says: {
      it: 'Per il club si attacca il più vicino sul tavolo',
      en: 'At this club the nearest on the table is attacked',
    },
    facts: { ...warriors, distanceCm: 25 },
    rulings: { 'nearest-enemy-visibility': 'nearest-on-table' },
    outcome: { moveCm: 25, bonusUsed: true, contact: true },
  },
  {
    says: { it: 'Per il club si attacca anche un portaordini', en: 'At this club even a messenger is attacked' },
    facts: { ...warriors, distanceCm: 18 },
    rulings: { 'attack-on-soft-targets': 'all' },
    outcome: { moveCm: 18, bonusUsed: false, contact: true },
  },
];
