import type { Example } from '../../../core/index.js';
import type { compulsoryItalianFacts, compulsoryItalianOutcome } from './compulsory-italian.facts.js';

const silent = { firedThisPhase: false, enemyInRange: true } as const;

export const compulsoryItalianExamples: readonly Example<
  typeof compulsoryItalianFacts,
  typeof compulsoryItalianOutcome
>[] = [
  {
    says: {
      it: 'Una compagnia che ha taciuto tira 4: apre il fuoco',
      en: 'A company that kept silent rolls 4: it opens fire',
    },
    facts: { kind: 'italian-infantry', ...silent },
    dice: [4],
    outcome: { tests: true, mustFire: true },
  },
  {
    says: { it: 'Una batteria tira 3: si trattiene', en: 'A battery rolls 3: it holds its fire' },
    facts: { kind: 'artillery', ...silent, formation: 'in-battery' },
    dice: [3],
    outcome: { tests: true, mustFire: false },
  },
  {
    says: { it: 'Chi ha già tirato non tira il dado', en: 'A unit that has fired already does not roll' },
    facts: { kind: 'italian-infantry', firedThisPhase: true, enemyInRange: true },
    outcome: { tests: false, mustFire: false },
  },
  {
    says: { it: 'Nessun nemico a portata', en: 'No enemy in range' },
    facts: { kind: 'italian-infantry', firedThisPhase: false, enemyInRange: false },
    outcome: { tests: false, mustFire: false },
  },
  {
    says: { it: 'La cavalleria a cavallo non tira il dado', en: 'Mounted cavalry does not roll' },
    facts: { kind: 'italian-cavalry', ...silent },
    outcome: { tests: false, mustFire: false },
  },
  {
    says: { it: 'Appiedata sì', en: 'On foot it does' },
    facts: { kind: 'italian-cavalry', dismounted: true, ...silent },
    dice: [6],
    outcome: { tests: true, mustFire: true },
  },
  {
    says: { it: 'I nativi non sprecano colpi', en: 'Natives waste no shots' },
    facts: { kind: 'native-infantry', ...silent },
    outcome: { tests: false, mustFire: false },
  },
  {
    says: { it: 'Chi ha mosso troppo non tira il dado', en: 'A unit that moved too far does not roll' },
    facts: { kind: 'italian-infantry', ...silent, ableToFire: false },
    outcome: { tests: false, mustFire: false },
  },
  {
    says: {
      it: 'Dall’unità: ha mosso più di mezza mossa, e non tira il dado',
      en: 'As the unit tells: it moved more than half its capacity, and does not roll',
    },
    facts: { kind: 'italian-infantry', ...silent, movedMoreThanHalf: true, movedThisTurn: true },
    outcome: { tests: false, mustFire: false },
  },
  {
    says: {
      it: 'Dall’unità: le resta solo la riserva, e ha mosso',
      en: 'As the unit tells: it has only the reserve left, and it moved',
    },
    facts: { kind: 'italian-infantry', ...silent, shotsFired: 6, hasMule: true, movedThisTurn: true },
    outcome: { tests: false, mustFire: false },
  },
  {
    says: {
      it: 'Dall’unità: i pezzi sono sui muli',
      en: 'As the unit tells: the guns are on their mules',
    },
    facts: { kind: 'artillery', ...silent, weapon: 'cannon', formation: 'packed' },
    outcome: { tests: false, mustFire: false },
  },
  {
    says: {
      it: 'Il nemico a portata è in mischia con altri: nessun dado',
      en: 'The enemy in range is in a melee with others: no die',
    },
    facts: { kind: 'italian-infantry', ...silent, targetInContactWithFriend: true },
    outcome: { tests: false, mustFire: false },
  },
  {
    says: {
      it: 'Per il club il contatto non impedisce il tiro, e il dado si tira',
      en: 'At this club contact keeps nobody from firing, and it rolls',
    },
    facts: { kind: 'italian-infantry', ...silent, targetInContactWithFriend: true },
    rulings: { 'fire-into-melee': 'anyone-may' },
    dice: [4],
    outcome: { tests: true, mustFire: true },
  },
  {
    says: {
      it: 'Chi è andato a contatto senza tirare può doverlo fare',
      en: 'A unit that moved into contact without firing may have to',
    },
    facts: { kind: 'italian-infantry', ...silent, inContactWithTarget: true, movedIntoContact: true },
    dice: [6],
    outcome: { tests: true, mustFire: true },
  },
  {
    says: {
      it: 'Per il club chi è andato a contatto non tira, neppure per obbligo',
      en: 'At this club a unit that moved into contact does not fire, nor is it forced to',
    },
    facts: { kind: 'italian-infantry', ...silent, inContactWithTarget: true, movedIntoContact: true },
    rulings: { 'chargers-fire': 'no' },
    outcome: { tests: false, mustFire: false },
  },
  {
    says: { it: 'Per il club lo tira lo stesso', en: 'At this club it rolls all the same' },
    facts: { kind: 'italian-infantry', ...silent, ableToFire: false },
    rulings: { 'forced-fire-who': 'every-unit-with-enemy-in-range' },
    dice: [5],
    outcome: { tests: true, mustFire: true },
  },
];
