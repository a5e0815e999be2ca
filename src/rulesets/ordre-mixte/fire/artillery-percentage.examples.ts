import type { Example } from '../../../core/index.js';
import type { artilleryPercentageFacts, artilleryPercentageOutcome } from './artillery-percentage.facts.js';

/** The shot on which no row speaks. */
const plainShot = { firingBases: 2, rangeBand: 'long', artilleryWeight: 'medium', targetFormation: 'line' } as const;

export const artilleryPercentageExamples: readonly Example<
  typeof artilleryPercentageFacts,
  typeof artilleryPercentageOutcome
>[] = [
  {
    says: {
      it: 'Due basette di pezzi medi, nessun modificatore: 40%',
      en: 'Two bases of medium guns, no modifiers: 40%',
    },
    facts: plainShot,
    outcome: { canFire: true, reason: null, perBase: 20, percentage: 40, modifiers: [] },
  },
  {
    says: {
      it: 'Pezzi pesanti d’élite a gittata corta su cavalleria in colonna, di fianco',
      en: 'Elite heavy guns at short range into the flank of cavalry in column',
    },
    facts: {
      ...plainShot,
      artilleryWeight: 'heavy',
      quality: 'elite',
      rangeBand: 'short',
      targetArm: 'light-cavalry',
      targetFormation: 'column',
      flankOrRear: true,
    },
    outcome: { perBase: 57, percentage: 114 },
  },
  {
    says: {
      it: 'Pezzi leggeri veterani contro artiglieria schierata',
      en: 'Veteran light guns against unlimbered artillery',
    },
    facts: {
      ...plainShot,
      artilleryWeight: 'light',
      quality: 'veteran',
      targetArm: 'foot-artillery',
      targetFormation: 'unlimbered',
    },
    outcome: { perBase: 13, percentage: 26 },
  },
  {
    says: { it: 'Reclute in disordine contro copertura leggera', en: 'Disordered recruits against light cover' },
    facts: { ...plainShot, quality: 'recruit', disordered: true, targetCover: 'light' },
    outcome: { perBase: 11, percentage: 22 },
  },
  {
    says: { it: 'Contro le case, da un ridotto', en: 'Against houses, from a redoubt' },
    facts: { ...plainShot, targetCover: 'hard', firerCover: 'hard' },
    outcome: { perBase: 2, percentage: 4 },
  },
  {
    says: { it: 'L’artiglieria a cavallo media non è leggera', en: 'Medium horse guns are not light' },
    facts: { ...plainShot, artilleryMobility: 'horse' },
    outcome: { perBase: 20 },
  },
  {
    says: {
      it: 'Per il club l’artiglieria a cavallo è sempre leggera',
      en: 'At this club horse guns are always light',
    },
    facts: { ...plainShot, artilleryMobility: 'horse' },
    rulings: { 'horse-artillery-weight': 'always-light' },
    outcome: { perBase: 15, percentage: 30 },
  },
  {
    says: {
      it: 'E allora anche una batteria a cavallo pesante prende solo il -5',
      en: 'And then a heavy horse battery takes the -5 alone too',
    },
    facts: { ...plainShot, artilleryWeight: 'heavy', artilleryMobility: 'horse' },
    rulings: { 'horse-artillery-weight': 'always-light' },
    outcome: { perBase: 15, percentage: 30, modifiers: [{ id: 'light-artillery', value: -5 }] },
  },
  {
    says: {
      it: 'Dal suo calibro, invece, la stessa batteria prende il +5',
      en: 'By its weight the same battery takes the +5 instead',
    },
    facts: { ...plainShot, artilleryWeight: 'heavy', artilleryMobility: 'horse' },
    outcome: { perBase: 25, percentage: 50, modifiers: [{ id: 'heavy-artillery', value: 5 }] },
  },
  {
    says: { it: 'Agganciata, la batteria non tira', en: 'A limbered battery does not fire' },
    facts: { ...plainShot, limbered: true },
    outcome: { canFire: false, reason: 'limbered', perBase: null, percentage: 0, modifiers: [] },
    notAllowed: true,
  },
  {
    says: { it: 'Per il club anche la batteria agganciata tira', en: 'At this club even a limbered battery fires' },
    facts: { ...plainShot, limbered: true },
    rulings: { 'limbered-fire': 'allowed' },
    outcome: { canFire: true, percentage: 40 },
  },
  {
    says: { it: 'Fuori gittata non si tira', en: 'Out of range there is no shot' },
    facts: { ...plainShot, rangeBand: 'out-of-range', limbered: true },
    outcome: { canFire: false, reason: 'out-of-range', percentage: 0 },
    notAllowed: true,
  },
  {
    says: { it: 'Per il club chi carica non tira', en: 'At this club those who charge do not fire' },
    facts: { ...plainShot, chargingThisTurn: true },
    rulings: { 'moved-units-fire': 'chargers-forbidden' },
    outcome: { canFire: false, reason: 'charger', percentage: 0 },
    notAllowed: true,
  },
  {
    says: {
      it: 'Per il club i pezzi sul ponte difeso tirano in disordine',
      en: 'At this club guns at a defended bridge fire as disordered',
    },
    facts: { ...plainShot, atDefendedChokepoint: true },
    rulings: { 'chokepoint-fire': 'fire-too' },
    outcome: { perBase: 18, percentage: 36 },
  },
  {
    says: {
      it: 'Oltre il 100% la percentuale resta intera anche per il club che poi la limita',
      en: 'Beyond 100% the percentage stays whole even at a club that caps it later',
    },
    facts: { ...plainShot, firingBases: 6 },
    rulings: { 'fire-overflow': 'cap-at-100' },
    outcome: { percentage: 120 },
  },
  {
    says: { it: 'Regola della casa: contro la cavalleria nessun bonus', en: 'House rule: no bonus against cavalry' },
    facts: { ...plainShot, targetArm: 'heavy-cavalry' },
    house: { 'artillery-vs-cavalry': 'off' },
    outcome: { perBase: 20, percentage: 40 },
  },
  {
    says: { it: 'Agganciata lo dice la sua formazione', en: 'That it is limbered, its formation tells' },
    facts: { ...plainShot, formation: 'limbered' },
    outcome: { canFire: false, reason: 'limbered', percentage: 0 },
    notAllowed: true,
  },
  {
    says: {
      it: 'L’arma dell’unità dice che è a cavallo, e per il club conta leggera',
      en: 'The arm of the unit tells that it is horse artillery, which at this club is light',
    },
    facts: { ...plainShot, unitArm: 'horse-artillery' },
    rulings: { 'horse-artillery-weight': 'always-light' },
    outcome: { canFire: true, modifiers: [{ id: 'light-artillery', value: -5 }] },
  },
];
