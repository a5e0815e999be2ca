import type { Example } from '../../../core/index.js';
import type { meleePercentageFacts, meleePercentageOutcome } from './percentage.facts.js';

/** The fights on which no row speaks: foot, and fresh light horse, against a formed battalion in the open. */
const foot = { meleeBases: 4, arm: 'infantry', enemyArm: 'infantry', enemyFormation: 'line' } as const;
const horse = { ...foot, meleeBases: 3, arm: 'light-cavalry' } as const;
const skirmishersInHouses = {
  ...foot,
  enemyFormation: 'open-order',
  enemyDisordered: true,
  enemyCover: 'hard',
} as const;

export const meleePercentageExamples: readonly Example<typeof meleePercentageFacts, typeof meleePercentageOutcome>[] = [
  {
    says: {
      it: 'Quattro basette di fanteria, nessun modificatore: 40%',
      en: 'Four bases of infantry, no modifiers: 40%',
    },
    facts: foot,
    outcome: { perBase: 10, percentage: 40, modifiers: [] },
  },
  {
    says: {
      it: 'Senza basette che contano, niente percentuale',
      en: 'With no bases that count there is no percentage',
    },
    facts: { ...foot, meleeBases: 0, quality: 'elite' },
    outcome: { perBase: 15, percentage: 0 },
  },
  {
    says: { it: 'Corazzieri d’élite in carica', en: 'Elite cuirassiers charge' },
    facts: { ...horse, arm: 'heavy-cavalry', cuirassier: true, charging: true, quality: 'elite' },
    outcome: {
      perBase: 48,
      percentage: 144,
      modifiers: [
        { id: 'charging-cavalry', value: 10 },
        { id: 'heavy-cavalry', value: 15 },
        { id: 'cuirassiers', value: 3 },
        { id: 'elite', value: 10 },
      ],
    },
  },
  {
    says: { it: 'Per il club i corazzieri hanno solo il loro +3', en: 'At this club cuirassiers have their +3 only' },
    facts: { ...horse, arm: 'heavy-cavalry', cuirassier: true },
    rulings: { 'melee-cumulative': 'cuirassiers-replace-heavy' },
    outcome: { perBase: 13, percentage: 39, modifiers: [{ id: 'cuirassiers', value: 3 }] },
  },
  {
    says: { it: 'Lancieri veterani in carica sulla fanteria', en: 'Veteran lancers charge infantry' },
    facts: { ...horse, lancer: true, charging: true, quality: 'veteran' },
    outcome: { perBase: 29, percentage: 87 },
  },
  {
    says: { it: 'Contro la cavalleria la lancia non aiuta', en: 'Against cavalry the lance is no help' },
    facts: { ...horse, lancer: true, enemyArm: 'heavy-cavalry' },
    outcome: { perBase: 10, percentage: 30, modifiers: [] },
  },
  {
    says: {
      it: 'La fanteria che carica non ha il bonus della cavalleria',
      en: 'Charging infantry has no cavalry bonus',
    },
    facts: { ...foot, charging: true },
    outcome: { perBase: 10, percentage: 40, modifiers: [] },
  },
  {
    says: {
      it: 'La carica contro un nemico al coperto non dà bonus',
      en: 'A charge against an enemy in cover gives no bonus',
    },
    facts: { ...horse, charging: true, enemyCover: 'light' },
    outcome: { perBase: 8, percentage: 24, modifiers: [{ id: 'vs-light-cover', value: -2 }] },
  },
  {
    says: { it: 'Reclute a cavallo, stanche', en: 'Mounted recruits, tired' },
    facts: { ...horse, quality: 'recruit', cavalryFatigue: 'tired' },
    outcome: { perBase: -1, percentage: 0 },
  },
  {
    says: { it: 'La cavalleria spenta perde dieci', en: 'Spent cavalry loses ten' },
    facts: { ...horse, arm: 'heavy-cavalry', cavalryFatigue: 'spent' },
    outcome: { perBase: 15, percentage: 45 },
  },
  {
    says: { it: 'Per il club la cavalleria spenta è anche stanca', en: 'At this club spent cavalry is tired as well' },
    facts: { ...horse, arm: 'heavy-cavalry', cavalryFatigue: 'spent' },
    rulings: { 'tired-and-spent': 'cumulative' },
    outcome: { perBase: 10, percentage: 30 },
  },
  {
    says: { it: 'Fanteria veterana contro copertura pesante', en: 'Veteran infantry against heavy cover' },
    facts: { ...foot, quality: 'veteran', enemyCover: 'heavy' },
    outcome: { perBase: 9, percentage: 36 },
  },
  {
    says: { it: 'Reclute di fanteria in disordine', en: 'Disordered infantry recruits' },
    facts: { ...foot, quality: 'recruit', disordered: true },
    outcome: { perBase: 2, percentage: 8 },
  },
  {
    says: {
      it: 'Chi forza un ponte difeso combatte come disordinato',
      en: 'Those forcing a defended bridge fight as disordered',
    },
    facts: { ...foot, atDefendedChokepoint: true },
    outcome: { perBase: 5, percentage: 20 },
  },
  {
    says: {
      it: 'Chi difende il ponte approfitta del disordine di chi lo forza',
      en: 'Those who hold the bridge profit from the disorder of those forcing it',
    },
    facts: { ...foot, enemyAtDefendedChokepoint: true },
    outcome: { perBase: 20, percentage: 80 },
  },
  {
    says: {
      it: 'I serventi si difendono contro fanteria disordinata',
      en: 'Gunners defend themselves against disordered infantry',
    },
    facts: { ...foot, meleeBases: 2, arm: 'foot-artillery', enemyDisordered: true },
    outcome: {
      perBase: 10,
      percentage: 20,
      modifiers: [
        { id: 'artillery', value: -10 },
        { id: 'vs-disordered-enemy', value: 10 },
      ],
    },
  },
  {
    says: { it: 'Fanteria d’élite sui pezzi nemici', en: 'Elite infantry among the enemy guns' },
    facts: { ...foot, quality: 'elite', enemyArm: 'horse-artillery', enemyFormation: 'limbered' },
    outcome: { perBase: 35, percentage: 140 },
  },
  {
    says: { it: 'Contro ordine aperto +20', en: 'Against open order +20' },
    facts: { ...foot, enemyFormation: 'open-order' },
    outcome: { perBase: 30, percentage: 120 },
  },
  {
    says: {
      it: 'La cavalleria in carica non approfitta del disordine di chi è al coperto',
      en: 'Charging cavalry does not profit from the disorder of enemies in cover',
    },
    facts: { ...horse, charging: true, enemyDisordered: true, enemyCover: 'light' },
    outcome: { perBase: 8, percentage: 24 },
  },
  {
    says: {
      it: 'Allo scoperto la cavalleria in carica approfitta del disordine',
      en: 'In the open charging cavalry profits from disorder',
    },
    facts: { ...horse, charging: true, enemyDisordered: true },
    outcome: { perBase: 30, percentage: 90 },
  },
  {
    says: {
      it: 'La fanteria approfitta anche del disordine in copertura leggera',
      en: 'Infantry profits even from disorder in light cover',
    },
    facts: { ...foot, enemyDisordered: true, enemyCover: 'light' },
    outcome: { perBase: 18, percentage: 72 },
  },
  {
    says: {
      it: 'Per il club nessuno approfitta del disordine di chi è al coperto',
      en: 'At this club nobody profits from the disorder of enemies in cover',
    },
    facts: { ...foot, enemyDisordered: true, enemyCover: 'light' },
    rulings: { 'covered-enemy-not-disordered': 'everyone' },
    outcome: { perBase: 8, percentage: 32 },
  },
  {
    says: {
      it: 'Contro tiragliatori disordinati nelle case resta solo il +20',
      en: 'Against disordered skirmishers in houses only the +20 is left',
    },
    facts: skirmishersInHouses,
    outcome: {
      perBase: 26,
      percentage: 104,
      modifiers: [
        { id: 'vs-open-order-or-artillery', value: 20 },
        { id: 'vs-heavy-cover', value: -4 },
      ],
    },
  },
  {
    says: {
      it: 'Per il club la copertura dura toglie il +20, non il +10',
      en: 'At this club hard cover takes the +20 away, not the +10',
    },
    facts: skirmishersInHouses,
    rulings: { 'disordered-enemy-footnote': 'vs-open-order-or-artillery' },
    outcome: {
      perBase: 16,
      percentage: 64,
      modifiers: [
        { id: 'vs-disordered-enemy', value: 10 },
        { id: 'vs-heavy-cover', value: -4 },
      ],
    },
  },
  {
    says: {
      it: 'Per il club la copertura dura toglie sia il +20 sia il +10',
      en: 'At this club hard cover takes both the +20 and the +10 away',
    },
    facts: skirmishersInHouses,
    rulings: { 'disordered-enemy-footnote': 'both' },
    outcome: { perBase: 6, percentage: 24 },
  },
  {
    says: {
      it: 'Per il club la copertura dura non toglie né il +20 né il +10',
      en: 'At this club hard cover takes neither the +20 nor the +10 away',
    },
    facts: skirmishersInHouses,
    rulings: { 'disordered-enemy-footnote': 'none' },
    outcome: { perBase: 36, percentage: 144 },
  },
  {
    says: { it: 'La copertura pesante vale come dura: niente +10', en: 'Heavy cover counts as hard: no +10' },
    facts: { ...foot, enemyDisordered: true, enemyCover: 'heavy' },
    outcome: { perBase: 6, percentage: 24 },
  },
  {
    says: {
      it: 'Per il club la pesante non è dura: il +10 resta',
      en: 'At this club heavy is not hard: the +10 stays',
    },
    facts: { ...foot, enemyDisordered: true, enemyCover: 'heavy' },
    rulings: { 'hard-cover-term': 'separate-class' },
    outcome: { perBase: 16, percentage: 64 },
  },
  {
    says: {
      it: 'Disordinati al coperto, caricati da cavalleria: il -5 resta',
      en: 'Disordered in cover, charged by cavalry: the -5 stays',
    },
    facts: { ...foot, disordered: true, ownCover: 'light', enemyArm: 'light-cavalry', enemyChargingCavalry: true },
    outcome: { perBase: 5, percentage: 20 },
  },
  {
    says: {
      it: 'Per il club al coperto la carica toglie il -5',
      en: 'At this club cover against a charge lifts the -5',
    },
    facts: { ...foot, disordered: true, ownCover: 'light', enemyArm: 'light-cavalry', enemyChargingCavalry: true },
    rulings: { 'own-disorder-in-cover': 'own-penalty-lifted' },
    outcome: { perBase: 10, percentage: 40, modifiers: [] },
  },
  {
    says: { it: 'Regola della casa: la carica vale +15', en: 'House rule: the charge is worth +15' },
    facts: { ...horse, charging: true },
    house: { 'charging-cavalry': 15 },
    outcome: { perBase: 25, percentage: 75 },
  },
  {
    says: {
      it: 'Regola della casa: le reclute combattono come gli altri',
      en: 'House rule: recruits fight like anyone else',
    },
    facts: { ...horse, quality: 'recruit' },
    house: { recruits: 'off' },
    outcome: { perBase: 10, percentage: 30, modifiers: [] },
  },
];
