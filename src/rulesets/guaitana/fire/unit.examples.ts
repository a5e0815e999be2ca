import type { Example } from '../../../core/index.js';
import type { unitFireFacts, unitFireOutcome } from './unit.facts.js';

const company = { kind: 'italian-infantry', weapon: 'rifle', formation: 'line', figures: 10, hasMule: true } as const;
const platoon = { ...company, figures: 4 } as const;
const battery = {
  kind: 'artillery',
  weapon: 'machine-gun',
  weaponModel: 'gardner',
  machineGuns: 2,
  formation: 'in-battery',
  figures: 6,
} as const;
const warriors = {
  kind: 'native-infantry',
  nation: 'native',
  weapon: 'javelin',
  formation: 'mass',
  order: 'attack',
  originalFigures: 12,
  figures: 12,
} as const;
const refused = {
  mayFire: false,
  jammed: null,
  band: null,
  chance: null,
  dice: null,
  hits: null,
  casualties: null,
  commanderLost: null,
  moralePassed: null,
  targetOrderAfter: null,
} as const;
const notFollowed = { commanderLost: null, moralePassed: null, targetOrderAfter: null } as const;

export const unitFireExamples: readonly Example<typeof unitFireFacts, typeof unitFireOutcome>[] = [
  {
    says: { it: 'Una compagnia di 10 su una massa a 25 cm', en: 'A company of 10 on a mass at 25 cm' },
    facts: { firer: company, target: warriors, distanceCm: 25 },
    dice: [1, 2, 3, 4, 5, 6, 6, 6, 6, 6],
    outcome: {
      mayFire: true,
      reason: null,
      jammed: 0,
      band: 'close',
      chance: 3,
      dice: 10,
      hits: 3,
      casualties: 3,
      outOfAmmunition: false,
      ...notFollowed,
    },
  },
  {
    says: {
      it: 'Seguito fino in fondo: cade il capo e i guerrieri fuggono',
      en: 'Followed to the end: the chief falls and the warriors flee',
    },
    facts: { firer: platoon, target: warriors, distanceCm: 25, followed: true },
    dice: [1, 2, 3, 6, 1, 1, 4],
    outcome: { hits: 3, casualties: 3, commanderLost: true, moralePassed: false, targetOrderAfter: 'retreat' },
  },
  {
    says: {
      it: 'Gli stessi, col capo salvo e il ras vicino, tengono',
      en: 'The same hold, their chief safe and the ras near by',
    },
    facts: { firer: platoon, target: warriors, distanceCm: 25, followed: true, targetCincDistanceCm: 15 },
    dice: [1, 2, 3, 6, 6, 1, 5],
    outcome: { casualties: 3, commanderLost: false, moralePassed: true, targetOrderAfter: 'attack' },
  },
  {
    says: {
      it: 'Nessun colpo: per il capo non si tira, per il morale sì',
      en: 'No hit: no roll for the chief, but one for morale',
    },
    facts: { firer: platoon, target: warriors, distanceCm: 25, followed: true },
    dice: [6, 6, 6, 6, 4],
    outcome: { casualties: 0, commanderLost: false, moralePassed: true, targetOrderAfter: 'attack' },
  },
  {
    says: { it: 'Per il club senza perdite non c’è test', en: 'At this club there is no test without losses' },
    facts: { firer: platoon, target: warriors, distanceCm: 25, followed: true },
    rulings: { 'fire-without-loss': 'only-with-casualties' },
    dice: [6, 6, 6, 6],
    outcome: { casualties: 0, commanderLost: false, moralePassed: null, targetOrderAfter: 'attack' },
  },
  {
    says: { it: 'Un bersaglio spazzato via non prova nulla', en: 'A target that is swept away tests nothing' },
    facts: { firer: platoon, target: { ...warriors, figures: 2 }, distanceCm: 25, followed: true },
    dice: [1, 1, 1, 6],
    outcome: { hits: 3, casualties: 2, ...notFollowed },
  },
  {
    says: { it: 'Dopo altri tiri conta il totale delle perdite', en: 'After other shots the losses count together' },
    facts: { firer: platoon, target: { ...warriors, lossesThisPhase: 4 }, distanceCm: 25, followed: true },
    dice: [3, 6, 6, 6, 3, 3, 3],
    outcome: { casualties: 1, commanderLost: true, moralePassed: false, targetOrderAfter: 'retreat' },
  },
  {
    says: {
      it: 'Se il club tira il dado a ogni tiro subito, conta solo questo',
      en: 'At a club that rolls for every shot only this one counts',
    },
    facts: { firer: platoon, target: { ...warriors, lossesThisPhase: 4 }, distanceCm: 25, followed: true },
    rulings: { 'leader-roll-scope': 'per-attack' },
    dice: [3, 6, 6, 6, 3, 3, 3],
    outcome: { casualties: 1, commanderLost: false, moralePassed: true, targetOrderAfter: 'attack' },
  },
  {
    says: {
      it: 'Italiani senza più munizioni tranne la riserva reggono',
      en: 'Italians with nothing left but the reserve hold',
    },
    facts: {
      firer: { ...warriors, weapon: 'musket', figures: 4 },
      target: { ...company, nation: 'italian', order: 'defence', shotsFired: 6 },
      distanceCm: 15,
      followed: true,
    },
    dice: [6, 6, 4],
    outcome: { dice: 2, moralePassed: true, targetOrderAfter: 'defence' },
  },
  {
    says: {
      it: 'Per il club chi tira l’ultimo colpo della dotazione è senza munizioni, anche con la riserva',
      en: 'At this club who fires the last shot of the basic load is out of ammunition, even with the reserve',
    },
    facts: { firer: { ...platoon, shotsFired: 5 }, target: warriors, distanceCm: 60 },
    rulings: { 'ammunition-with-reserve': 'out' },
    dice: [1, 6],
    outcome: { mayFire: true, hits: 1, outOfAmmunition: true },
  },
  {
    says: { it: 'Per il club la riserva non basta', en: 'At this club the reserve is not enough' },
    facts: {
      firer: { ...warriors, weapon: 'musket', figures: 4 },
      target: { ...company, nation: 'italian', order: 'defence', shotsFired: 6 },
      distanceCm: 15,
      followed: true,
    },
    rulings: { 'ammunition-with-reserve': 'out' },
    dice: [6, 6, 4],
    outcome: { moralePassed: false, targetOrderAfter: 'retreat' },
  },
  {
    says: {
      it: 'Due Gardner: una si inceppa, l’altra tira dieci dadi',
      en: 'Two Gardners: one jams, the other throws ten dice',
    },
    facts: { firer: battery, target: warriors, distanceCm: 20 },
    dice: [5, 4, 1, 2, 3, 4, 5, 6, 6, 6, 6, 6],
    outcome: { jammed: 1, band: 'close', chance: 3, dice: 10, hits: 3, casualties: 3 },
  },
  {
    says: { it: 'Tutte e due inceppate: nessun tiro, nessuna munizione', en: 'Both jammed: no shot, no ammunition' },
    facts: { firer: { ...battery, shotsFired: 5 }, target: warriors, distanceCm: 20, followed: true },
    dice: [5, 6],
    outcome: { mayFire: true, jammed: 2, dice: 0, hits: 0, casualties: 0, outOfAmmunition: false, ...notFollowed },
  },
  {
    says: {
      it: 'Per il club anche l’inceppamento consuma l’ultimo tiro',
      en: 'At this club the jam uses the last shot too',
    },
    facts: { firer: { ...battery, shotsFired: 5, hasMule: false }, target: warriors, distanceCm: 20 },
    rulings: { 'jam-uses-ammunition': 'yes', 'jam-crew-fire': 'from-next-phase' },
    dice: [5, 6],
    outcome: { jammed: 2, dice: 0, outOfAmmunition: true },
  },
  {
    says: {
      it: 'I serventi, con le armi inceppate, tirano con le carabine',
      en: 'With their weapons jammed the crew uses its carbines',
    },
    facts: {
      firer: { ...battery, machineGuns: 0, jammedMachineGuns: 2 },
      weaponUsed: 'carbine',
      target: warriors,
      distanceCm: 15,
    },
    dice: [1, 2, 3, 4, 5, 6],
    outcome: { jammed: 0, band: 'close', dice: 6, hits: 3 },
  },
  {
    says: { it: 'Con le armi che funzionano no', en: 'With weapons that work it does not' },
    facts: { firer: battery, weaponUsed: 'carbine', target: warriors, distanceCm: 15 },
    outcome: { ...refused, reason: 'guns-can-fire', outOfAmmunition: false },
    notAllowed: true,
  },
  {
    says: {
      it: 'Una mitragliatrice appena sbloccata tira di nuovo il dado per l’inceppamento',
      en: 'A gun just cleared throws for a jam again',
    },
    facts: { firer: { ...battery, machineGuns: 1 }, clearedMachineGuns: 1, target: warriors, distanceCm: 61 },
    dice: [6],
    outcome: { jammed: 1, dice: 0 },
  },
  {
    says: { it: 'Per il club tira senza altri dadi', en: 'At this club it fires without another die' },
    facts: { firer: { ...battery, machineGuns: 1 }, clearedMachineGuns: 1, target: warriors, distanceCm: 61 },
    rulings: { 'cleared-machine-gun': 'fires-without-roll' },
    dice: [1, 6, 6, 6, 6],
    outcome: { jammed: 0, band: 'extreme', dice: 5, hits: 1 },
  },
  {
    says: { it: 'Per il club tira dalla fase seguente', en: 'At this club it fires from the next phase' },
    facts: { firer: { ...battery, machineGuns: 1 }, clearedMachineGuns: 1, target: warriors, distanceCm: 61 },
    rulings: { 'cleared-machine-gun': 'next-phase' },
    outcome: { jammed: 0, dice: 0, outOfAmmunition: false },
  },
  {
    says: { it: 'Il cannone aggregato a una compagnia, lontano', en: 'The cannon of a company, far off' },
    facts: { firer: { ...company, cannons: 1 }, weaponUsed: 'cannon', target: warriors, distanceCm: 130 },
    dice: [1, 2, 6],
    outcome: { band: 'extreme', dice: 3, hits: 1 },
  },
  {
    says: { it: 'L’ultimo tiro: poi è senza munizioni', en: 'The last shot: then it is out of ammunition' },
    facts: { firer: { ...platoon, shotsFired: 9 }, target: warriors, distanceCm: 60 },
    dice: [1, 6],
    outcome: { dice: 2, hits: 1, outOfAmmunition: true },
  },
  {
    says: {
      it: 'Un quadrato sul secondo bersaglio non consuma altro',
      en: 'A square on its second target uses nothing more',
    },
    facts: {
      firer: { ...platoon, formation: 'square', shotsFired: 9 },
      squareShare: 'second',
      target: warriors,
      distanceCm: 30,
    },
    dice: [1, 6],
    outcome: { dice: 2, hits: 1, outOfAmmunition: false },
  },
  {
    says: { it: 'Dalle posizioni, su guerrieri tra i sassi', en: 'By positions, on warriors among stones' },
    facts: {
      firer: platoon,
      target: { ...warriors, terrain: 'stony' },
      positions: {
        firer: { x: 0, y: 0, headingDegrees: 90, width: 8, depth: 2 },
        target: { x: 0, y: 35, headingDegrees: 270, width: 8, depth: 8 },
      },
    },
    dice: [1, 2, 3, 4],
    outcome: { band: 'close', chance: 2, hits: 2 },
  },
  {
    says: { it: 'Per l’arbitro i sassi qui non coprono', en: 'The stones here do not cover, says the umpire' },
    facts: { firer: platoon, target: { ...warriors, terrain: 'stony' }, targetInCover: false, distanceCm: 30 },
    dice: [1, 2, 3, 4],
    outcome: { chance: 3, hits: 3 },
  },
  {
    says: { it: 'Sui muli non si tira', en: 'No fire from the mules' },
    facts: { firer: { ...battery, formation: 'packed' }, target: warriors, distanceCm: 20 },
    outcome: { ...refused, reason: 'guns-packed' },
    notAllowed: true,
  },
  {
    says: { it: 'Dopo aver mosso troppo non si tira', en: 'No fire after too long a move' },
    facts: { firer: { ...company, movedMoreThanHalf: true, movedThisTurn: true }, target: warriors, distanceCm: 20 },
    outcome: { ...refused, reason: 'moved-more-than-half' },
    notAllowed: true,
  },
  {
    says: { it: 'Munizioni finite', en: 'Out of ammunition' },
    facts: { firer: { ...company, shotsFired: 10 }, target: warriors, distanceCm: 20 },
    outcome: { ...refused, reason: 'none-left', outOfAmmunition: true },
    notAllowed: true,
  },
  {
    says: { it: 'La riserva, ma da fermi', en: 'The reserve, but only halted' },
    facts: { firer: { ...company, shotsFired: 6, movedThisTurn: true }, target: warriors, distanceCm: 20 },
    outcome: { ...refused, reason: 'reserve-needs-a-stationary-unit', outOfAmmunition: false },
    notAllowed: true,
  },
  {
    says: { it: 'Un bersaglio che non si vede', en: 'A target that is not seen' },
    facts: { firer: company, target: warriors, distanceCm: 20, targetVisible: false },
    outcome: { ...refused, reason: 'target-not-visible' },
    notAllowed: true,
  },
  {
    says: {
      it: 'Guerrieri fermi nel bosco a 40 cm: non si vedono, e non si tira',
      en: 'Warriors halted in a wood at 40 cm: they are not seen, and not fired at',
    },
    facts: { firer: company, target: { ...warriors, terrain: 'woods' }, distanceCm: 40 },
    outcome: { ...refused, reason: 'target-not-visible' },
    notAllowed: true,
  },
  {
    says: { it: 'Se hanno tirato si sono scoperti', en: 'If they fired they have shown themselves' },
    facts: {
      firer: platoon,
      target: { ...warriors, weapon: 'musket', terrain: 'woods', firedThisTurn: true },
      distanceCm: 40,
    },
    dice: [1, 6],
    outcome: { mayFire: true, band: 'long', chance: 1, dice: 2, hits: 1 },
  },
  {
    says: { it: 'O se per l’arbitro si vedono', en: 'Or if the umpire says that they are seen' },
    facts: { firer: platoon, target: { ...warriors, terrain: 'woods' }, distanceCm: 40, targetVisible: true },
    dice: [1, 6],
    outcome: { mayFire: true, band: 'long', chance: 1, dice: 2, hits: 1 },
  },
  {
    says: { it: 'Un bersaglio fuori tiro', en: 'A target out of range' },
    facts: { firer: company, target: warriors, distanceCm: 121 },
    outcome: { ...refused, reason: 'out-of-range' },
    notAllowed: true,
  },
  {
    says: { it: 'Un bersaglio di fianco', en: 'A target to the side' },
    facts: { firer: company, target: warriors, distanceCm: 20, bearingDegrees: 90 },
    outcome: { ...refused, reason: 'outside-arc' },
    notAllowed: true,
  },
  {
    says: { it: 'Lancieri dervisci: niente armi da tiro', en: 'Dervish lancers: no missile weapon' },
    facts: {
      firer: { kind: 'native-cavalry', weapon: 'lance', formation: 'mass', figures: 8 },
      target: company,
      distanceCm: 4,
    },
    outcome: { ...refused, reason: 'no-missile-weapon', outOfAmmunition: false },
    notAllowed: true,
  },
  {
    says: { it: 'Tutte le mitragliatrici già inceppate', en: 'All machine guns jammed already' },
    facts: { firer: { ...battery, machineGuns: 0, jammedMachineGuns: 2 }, target: warriors, distanceCm: 20 },
    outcome: { ...refused, reason: 'nobody-to-fire' },
    notAllowed: true,
  },
  {
    says: {
      it: 'Un quadrato tira il sesto colpo su due lati: il secondo bersaglio non ne costa un altro',
      en: 'A square fires its sixth shot to two sides: the second target takes no other',
    },
    facts: {
      firer: { ...company, formation: 'square', hasMule: false, shotsFired: 6 },
      target: warriors,
      distanceCm: 25,
      squareShare: 'second',
    },
    dice: [1, 2, 6, 6, 6],
    outcome: { mayFire: true, reason: null, dice: 5, hits: 2, outOfAmmunition: true },
  },
  {
    says: {
      it: 'Per il club che conta due tiri non ne ha più',
      en: 'At a club that counts two shots it has none left',
    },
    facts: {
      firer: { ...company, formation: 'square', hasMule: false, shotsFired: 6 },
      target: warriors,
      distanceCm: 25,
      squareShare: 'second',
    },
    rulings: { 'square-ammunition': 'two' },
    outcome: { ...refused, reason: 'none-left', outOfAmmunition: true },
    notAllowed: true,
  },
  {
    says: {
      it: 'Per il club una compagnia con una mitragliatrice è un bersaglio di artiglieria',
      en: 'At this club a company with a machine gun is a target of artillery',
    },
    facts: { firer: platoon, target: { ...company, machineGuns: 1, weaponModel: 'gatling' }, distanceCm: 25 },
    rulings: { 'mixed-target': 'as-artillery' },
    dice: [2, 3, 6, 6],
    outcome: { mayFire: true, chance: 2, dice: 4, hits: 1, casualties: 1 },
  },
  {
    says: {
      it: 'Per il club l’arma sbloccata tace in tutta la fase, anche sul secondo bersaglio',
      en: 'At this club a cleared gun is silent for the whole phase, at the second target too',
    },
    facts: {
      firer: { ...company, formation: 'square', machineGuns: 1, weaponModel: 'gatling', shotsFired: 1 },
      target: warriors,
      distanceCm: 25,
      squareShare: 'second',
      clearedMachineGuns: 1,
    },
    rulings: { 'cleared-machine-gun': 'next-phase' },
    dice: [6, 6, 6, 6, 6],
    outcome: { mayFire: true, jammed: 0, dice: 5, hits: 0 },
  },
  {
    says: {
      it: 'Se il fucile tira come un moschetto, la mitragliatrice aggregata tira per conto suo',
      en: 'Where rifles shoot like muskets, an attached machine gun is a shot of its own',
    },
    facts: { firer: { ...company, machineGuns: 1, weaponModel: 'nordenfeld' }, target: warriors, distanceCm: 25 },
    rulings: { 'rifle-name': 'rifled-only' },
    dice: [1, 2, 3, 6, 6],
    outcome: { mayFire: true, jammed: 0, band: 'long', chance: 2, dice: 5, hits: 2 },
  },
  {
    says: {
      it: 'Una mitragliatrice su due è inceppata: i suoi tre serventi usano le carabine',
      en: 'One machine gun of two is jammed: its three men use their carbines',
    },
    facts: {
      firer: { ...battery, machineGuns: 1, jammedMachineGuns: 1 },
      target: warriors,
      distanceCm: 10,
      weaponUsed: 'carbine',
    },
    dice: [1, 2, 6],
    outcome: { mayFire: true, reason: null, jammed: 0, dice: 3, hits: 2 },
  },
  {
    says: {
      it: 'Una su due è fuori uso per sempre: anche i suoi tre serventi usano le carabine',
      en: 'One of two is out of action for good: its three men use their carbines too',
    },
    facts: { firer: { ...battery, machineGuns: 1 }, target: warriors, distanceCm: 10, weaponUsed: 'carbine' },
    dice: [1, 2, 6],
    outcome: { mayFire: true, reason: null, jammed: 0, dice: 3, hits: 2 },
  },
  {
    says: {
      it: 'I guerrieri sono già in mischia con gli Ascari: non si tira nel mucchio',
      en: 'The warriors are in melee with the Ascari already: no fire into it',
    },
    facts: { firer: company, target: { ...warriors, contactedBy: ['ascari'] }, distanceCm: 25 },
    outcome: { ...refused, reason: 'target-in-melee' },
    notAllowed: true,
  },
  {
    says: {
      it: 'Neppure se sono stati i guerrieri ad andare a contatto con gli Ascari',
      en: 'Nor if it was the warriors that moved into contact with the Ascari',
    },
    facts: { firer: company, target: { ...warriors, movedIntoContactWith: ['ascari'] }, distanceCm: 25 },
    outcome: { ...refused, reason: 'target-in-melee' },
    notAllowed: true,
  },
  {
    says: {
      it: 'Una compagnia stretta dalla cavalleria non tira sui guerrieri',
      en: 'A company pressed by horsemen does not fire at the warriors',
    },
    facts: { firer: { ...company, contactedBy: ['cavalieri'] }, target: warriors, distanceCm: 25 },
    outcome: { ...refused, reason: 'firer-in-melee' },
    notAllowed: true,
  },
  {
    says: {
      it: 'Né chi è andato a contatto con un altro lancia i giavellotti altrove',
      en: 'Nor does a unit that moved into contact with one enemy throw its javelins at another',
    },
    facts: {
      firer: { ...warriors, id: 'guerrieri', movedIntoContactWith: ['ascari'] },
      target: { ...company, id: 'compagnia' },
      distanceCm: 4,
    },
    outcome: { ...refused, reason: 'firer-in-melee' },
    notAllowed: true,
  },
  {
    says: { it: 'Per il club chiunque può', en: 'At this club anyone may' },
    facts: { firer: platoon, target: { ...warriors, contactedBy: ['ascari'] }, distanceCm: 25 },
    rulings: { 'fire-into-melee': 'anyone-may' },
    dice: [1, 4, 5, 6],
    outcome: { mayFire: true, dice: 4, hits: 1 },
  },
  {
    says: {
      it: 'Chi è stato contattato tira sul suo assalitore, anche se altri lo stringono',
      en: 'The touched unit fires at its attacker, even one that others press',
    },
    facts: {
      firer: { ...platoon, id: 'compagnia', contactedBy: ['guerrieri'] },
      target: { ...warriors, id: 'guerrieri', contactedBy: ['ascari'] },
      distanceCm: 0,
    },
    dice: [1, 4, 5, 6],
    outcome: { mayFire: true, dice: 4, hits: 1 },
  },
  {
    says: {
      it: 'I guerrieri vanno a contatto lanciando i giavellotti',
      en: 'The warriors throw their javelins as they come to grips',
    },
    facts: {
      firer: { ...warriors, id: 'guerrieri', movedThisTurn: true, movedMoreThanHalf: true },
      target: { ...company, id: 'compagnia', contactedBy: ['guerrieri'] },
      distanceCm: 0,
    },
    dice: [1, 3, 6],
    outcome: { mayFire: true, band: 'long', chance: 2, dice: 3, hits: 1 },
  },
  {
    says: { it: 'Per il club prima della mischia non tirano', en: 'At this club not before the melee' },
    facts: {
      firer: { ...warriors, id: 'guerrieri', movedThisTurn: true, movedMoreThanHalf: true },
      target: { ...company, id: 'compagnia', contactedBy: ['guerrieri'] },
      distanceCm: 0,
    },
    rulings: { 'chargers-fire': 'no' },
    outcome: { ...refused, reason: 'moved-into-contact' },
    notAllowed: true,
  },
  {
    says: {
      it: 'Per il club la scorta dei carriaggi non tira',
      en: 'At this club the escort of baggage does not fire',
    },
    facts: {
      firer: { kind: 'baggage', weapon: 'carbine', quality: 'recruit', formation: 'mass', figures: 4 },
      target: warriors,
      distanceCm: 10,
    },
    rulings: { 'baggage-escort-fire': 'no-fire' },
    outcome: { ...refused, reason: 'escort-does-not-fire' },
    notAllowed: true,
  },
  {
    says: {
      it: 'Da un edificio si tira come a massa: metà dei dadi, ma in ogni direzione',
      en: 'A unit in a building fires as in mass: half the dice, but in any direction',
    },
    facts: { firer: { ...company, terrain: 'building' }, target: warriors, distanceCm: 25, bearingDegrees: 120 },
    dice: [1, 2, 3, 4, 5],
    outcome: { mayFire: true, chance: 3, dice: 5, hits: 3 },
  },
];
