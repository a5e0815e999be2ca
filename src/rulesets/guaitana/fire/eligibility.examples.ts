import type { Example } from '../../../core/index.js';
import type { eligibilityFacts, eligibilityOutcome } from './eligibility.facts.js';

const line = { weapon: 'rifle', formation: 'line', distanceCm: 50 } as const;
/** A line four figures wide that faces to the right. */
const firer = { x: 0, y: 0, headingDegrees: 0, width: 8, depth: 2 } as const;
const placed = { weapon: 'rifle', formation: 'line' } as const;
const refused = { mayFire: false } as const;

export const eligibilityExamples: readonly Example<typeof eligibilityFacts, typeof eligibilityOutcome>[] = [
  {
    says: { it: 'Una compagnia in linea con un bersaglio davanti', en: 'A company in line with a target ahead' },
    facts: line,
    outcome: { mayFire: true, reason: null },
  },
  {
    says: {
      it: 'Bersaglio al limite dell’arco, 60° a sinistra',
      en: 'A target at the edge of the arc, 60° to the left',
    },
    facts: { ...line, bearingDegrees: -60 },
    outcome: { mayFire: true, reason: null },
  },
  {
    says: { it: 'Bersaglio a 61° dal fronte', en: 'A target 61° off the front' },
    facts: { ...line, bearingDegrees: 61 },
    outcome: { ...refused, reason: 'outside-arc' },
    notAllowed: true,
  },
  {
    says: { it: 'Una massa tira da ogni lato', en: 'A mass fires all round' },
    facts: { weapon: 'musket', formation: 'mass', distanceCm: 50, bearingDegrees: 180 },
    outcome: { mayFire: true, reason: null },
  },
  {
    says: { it: 'Anche un quadrato', en: 'So does a square' },
    facts: { ...line, formation: 'square', bearingDegrees: 135 },
    outcome: { mayFire: true, reason: null },
  },
  {
    says: { it: 'Le lance non tirano', en: 'Lances do not shoot' },
    facts: { weapon: 'lance', formation: 'mass', distanceCm: 3 },
    outcome: { ...refused, reason: 'no-missile-weapon' },
    notAllowed: true,
  },
  {
    says: { it: 'Una mitragliatrice sui muli', en: 'A machine gun on its mules' },
    facts: { weapon: 'machine-gun', formation: 'packed', distanceCm: 40, movedMoreThanHalf: true },
    outcome: { ...refused, reason: 'guns-packed' },
    notAllowed: true,
  },
  {
    says: { it: 'I serventi dei pezzi sui muli usano le carabine', en: 'The crew of packed guns uses its carbines' },
    facts: { weapon: 'carbine', formation: 'packed', distanceCm: 40 },
    outcome: { mayFire: true, reason: null },
  },
  {
    says: {
      it: 'Una compagnia che ha mosso troppo, e non ha più munizioni',
      en: 'A company that moved too far, and is out of ammunition',
    },
    facts: { ...line, movedMoreThanHalf: true, hasAmmunition: false },
    outcome: { ...refused, reason: 'moved-more-than-half' },
    notAllowed: true,
  },
  {
    says: { it: 'I giavellotti si lanciano anche di corsa', en: 'Javelins are thrown on the run too' },
    facts: { weapon: 'javelin', formation: 'mass', distanceCm: 5, movedMoreThanHalf: true },
    outcome: { mayFire: true, reason: null },
  },
  {
    says: { it: 'Senza munizioni non si tira', en: 'No ammunition, no fire' },
    facts: { ...line, hasAmmunition: false, targetVisible: false },
    outcome: { ...refused, reason: 'no-ammunition' },
    notAllowed: true,
  },
  {
    says: { it: 'Un bersaglio nascosto nel bosco, e lontano', en: 'A target hidden in the wood, and far off' },
    facts: { ...line, targetVisible: false, distanceCm: 130 },
    outcome: { ...refused, reason: 'target-not-visible' },
    notAllowed: true,
  },
  {
    says: { it: 'Un bersaglio oltre i 120 cm', en: 'A target beyond 120 cm' },
    facts: { ...line, distanceCm: 121, bearingDegrees: 90 },
    outcome: { ...refused, reason: 'out-of-range' },
    notAllowed: true,
  },
  {
    says: { it: 'Con soldatini da 15 mm a 61 cm non si arriva', en: 'With 15 mm figures 61 cm is too far' },
    facts: { ...line, distanceCm: 61, figureScale: '15mm' },
    outcome: { ...refused, reason: 'out-of-range' },
    notAllowed: true,
  },
  {
    says: {
      it: 'Non si tira nella mischia degli altri',
      en: 'Nobody fires into the melee of others',
    },
    facts: { ...line, targetInContactWithFriend: true },
    outcome: { ...refused, reason: 'target-in-melee' },
    notAllowed: true,
  },
  {
    says: {
      it: 'Chi è a contatto con un nemico non tira su un altro',
      en: 'A unit that touches an enemy does not fire at another',
    },
    facts: { ...line, firerInContactWithOther: true, targetInContactWithFriend: true },
    outcome: { ...refused, reason: 'firer-in-melee' },
    notAllowed: true,
  },
  {
    says: {
      it: 'Ma su chi la tocca tira, anche se altri lo stringono',
      en: 'But at the one that touches it it fires, even if others press it',
    },
    facts: {
      ...line,
      distanceCm: 0,
      inContactWithTarget: true,
      firerInContactWithOther: true,
      targetInContactWithFriend: true,
    },
    outcome: { mayFire: true, reason: null },
  },
  {
    says: {
      it: 'Per il club il contatto non impedisce il tiro a nessuno',
      en: 'At this club contact keeps nobody from firing',
    },
    facts: { ...line, firerInContactWithOther: true, targetInContactWithFriend: true },
    rulings: { 'fire-into-melee': 'anyone-may' },
    outcome: { mayFire: true, reason: null },
  },
  {
    says: {
      it: 'Chi va a contatto lancia i giavellotti',
      en: 'A unit that moves into contact throws its javelins',
    },
    facts: {
      weapon: 'javelin',
      formation: 'mass',
      distanceCm: 0,
      movedMoreThanHalf: true,
      inContactWithTarget: true,
      movedIntoContact: true,
    },
    outcome: { mayFire: true, reason: null },
  },
  {
    says: { it: 'Per il club non li lancia', en: 'At this club it does not' },
    facts: { weapon: 'javelin', formation: 'mass', distanceCm: 0, inContactWithTarget: true, movedIntoContact: true },
    rulings: { 'chargers-fire': 'no' },
    outcome: { ...refused, reason: 'moved-into-contact' },
    notAllowed: true,
  },
  {
    says: {
      it: 'Per il club le scorte dei carriaggi non tirano',
      en: 'At this club the escort of baggage does not fire',
    },
    facts: line,
    rulings: { 'baggage-escort-fire': 'no-fire' },
    outcome: { mayFire: true, reason: null },
  },
  {
    says: { it: 'Dalle posizioni: la massa davanti è a 30 cm', en: 'By positions: the mass ahead is 30 cm off' },
    facts: { ...placed, positions: { firer, target: { x: 35, y: 0, headingDegrees: 180, width: 8, depth: 8 } } },
    outcome: { mayFire: true, reason: null },
  },
  {
    says: {
      it: 'Dalle posizioni: un angolo della massa è ancora nell’arco',
      en: 'By positions: a corner of the mass is still in the arc',
    },
    facts: { ...placed, positions: { firer, target: { x: 10, y: 20, headingDegrees: 270, width: 8, depth: 8 } } },
    outcome: { mayFire: true, reason: null },
  },
  {
    says: { it: 'Dalle posizioni: di fianco non si tira', en: 'By positions: no fire to the side' },
    facts: { ...placed, positions: { firer, target: { x: 0, y: 20, headingDegrees: 270, width: 8, depth: 8 } } },
    outcome: { ...refused, reason: 'outside-arc' },
    notAllowed: true,
  },
  {
    says: {
      it: 'Dalle posizioni: tra le basi ci sono più di 120 cm',
      en: 'By positions: the bases are more than 120 cm apart',
    },
    facts: { ...placed, positions: { firer, target: { x: 126, y: 0, headingDegrees: 180, width: 8, depth: 8 } } },
    outcome: { ...refused, reason: 'out-of-range' },
    notAllowed: true,
  },
];
