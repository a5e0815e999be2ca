import type { Example } from '../../../core/index.js';
import type { infantryPercentageFacts, infantryPercentageOutcome } from './infantry-percentage.facts.js';

/** The shot on which no row speaks. */
const plainShot = { firingBases: 4, rangeBand: 'long', targetFormation: 'line' } as const;

export const infantryPercentageExamples: readonly Example<
  typeof infantryPercentageFacts,
  typeof infantryPercentageOutcome
>[] = [
  {
    says: { it: 'Quattro basette in linea, nessun modificatore: 40%', en: 'Four bases in line, no modifiers: 40%' },
    facts: plainShot,
    outcome: { canFire: true, reason: null, perBase: 10, percentage: 40, modifiers: [] },
    fromTheBook: 'L17',
  },
  {
    says: { it: 'Due basette di una colonna: 20%', en: 'Two bases of a column: 20%' },
    facts: { ...plainShot, firingBases: 2 },
    outcome: { percentage: 20 },
    fromTheBook: 'L18',
  },
  {
    says: { it: 'Una basetta di un quadrato: 10%', en: 'One base of a square: 10%' },
    facts: { ...plainShot, firingBases: 1 },
    outcome: { percentage: 10 },
    fromTheBook: 'L19',
  },
  {
    says: {
      it: 'Élite a gittata corta sul fianco di una colonna',
      en: 'Elite troops at short range into the flank of a column',
    },
    facts: { ...plainShot, quality: 'elite', rangeBand: 'short', targetFormation: 'column', flankOrRear: true },
    outcome: {
      perBase: 27,
      percentage: 108,
      modifiers: [
        { id: 'elite', value: 5 },
        { id: 'infantry-short-range', value: 5 },
        { id: 'vs-dense-target', value: 5 },
        { id: 'flank-or-rear', value: 2 },
      ],
    },
  },
  {
    says: { it: 'Veterani in disordine contro una copertura leggera', en: 'Disordered veterans against light cover' },
    facts: { ...plainShot, quality: 'veteran', disordered: true, targetCover: 'light' },
    outcome: { perBase: 6, percentage: 24 },
  },
  {
    says: {
      it: 'Reclute russe contro ordine aperto in un bosco fitto: nessuna possibilità',
      en: 'Russian recruits against open order in heavy cover: no chance',
    },
    facts: {
      ...plainShot,
      quality: 'recruit',
      russianInfantry: true,
      targetFormation: 'open-order',
      targetCover: 'heavy',
    },
    outcome: { perBase: -9, percentage: 0 },
  },
  {
    says: { it: 'Dalle case: chi tira è in copertura dura', en: 'From the houses: the firer is in hard cover' },
    facts: { ...plainShot, firerCover: 'hard' },
    outcome: { perBase: 2, percentage: 8 },
  },
  {
    says: {
      it: 'Anche la copertura pesante vale come dura per chi tira',
      en: 'Heavy cover counts as hard for the firer too',
    },
    facts: { ...plainShot, firerCover: 'heavy' },
    outcome: { perBase: 2, percentage: 8 },
  },
  {
    says: {
      it: 'Per il club solo la copertura dura penalizza chi tira',
      en: 'At this club only hard cover hinders the firer',
    },
    facts: { ...plainShot, firerCover: 'heavy' },
    rulings: { 'hard-cover-term': 'separate-class' },
    outcome: { perBase: 10, percentage: 40 },
  },
  {
    says: { it: 'Per il club si tira dalle case senza penalità', en: 'At this club one fires from houses unhindered' },
    facts: { ...plainShot, firerCover: 'hard' },
    rulings: { 'fire-from-hard-cover': 'ignored' },
    outcome: { percentage: 40 },
  },
  {
    says: { it: 'Contro pezzi schierati', en: 'Against unlimbered guns' },
    facts: { ...plainShot, targetFormation: 'unlimbered', targetArm: 'foot-artillery' },
    outcome: { perBase: 5, percentage: 20 },
  },
  {
    says: { it: 'La colonna di marcia è un bersaglio denso', en: 'A march column is a dense target' },
    facts: { ...plainShot, targetFormation: 'march-column' },
    outcome: { perBase: 15, percentage: 60 },
  },
  {
    says: { it: 'Per il club la colonna di marcia non è densa', en: 'At this club a march column is not dense' },
    facts: { ...plainShot, targetFormation: 'march-column' },
    rulings: { 'march-column-dense': 'not-dense' },
    outcome: { perBase: 10, percentage: 40 },
  },
  {
    says: { it: 'Il quadrato è denso e non ha fianchi', en: 'A square is dense and has no flanks' },
    facts: { ...plainShot, targetFormation: 'square', flankOrRear: true },
    outcome: { perBase: 15, percentage: 60 },
  },
  {
    says: { it: 'Per il club anche un quadrato ha un fianco', en: 'At this club even a square has a flank' },
    facts: { ...plainShot, targetFormation: 'square', flankOrRear: true },
    rulings: { 'square-flank': 'literal' },
    outcome: { perBase: 17, percentage: 68 },
  },
  {
    says: {
      it: 'Per il club chi forza un ponte difeso tira in disordine',
      en: 'At this club those forcing a defended bridge fire as disordered',
    },
    facts: { ...plainShot, atDefendedChokepoint: true },
    rulings: { 'chokepoint-fire': 'fire-too' },
    outcome: { perBase: 8, percentage: 32 },
  },
  {
    says: { it: 'Fuori gittata non si tira', en: 'Out of range there is no shot' },
    facts: { ...plainShot, rangeBand: 'out-of-range' },
    outcome: { canFire: false, reason: 'out-of-range', perBase: null, percentage: 0, modifiers: [] },
    notAllowed: true,
  },
  {
    says: { it: 'Per il club chi carica non tira', en: 'At this club chargers do not fire' },
    facts: { ...plainShot, chargingThisTurn: true },
    rulings: { 'moved-units-fire': 'chargers-forbidden' },
    outcome: { canFire: false, reason: 'charger', perBase: null, percentage: 0 },
    notAllowed: true,
  },
  {
    says: { it: 'Regola della casa: la gittata corta vale +8', en: 'House rule: short range is worth +8' },
    facts: { ...plainShot, rangeBand: 'short' },
    house: { 'infantry-short-range': 8 },
    outcome: { perBase: 18, percentage: 72 },
  },
];
