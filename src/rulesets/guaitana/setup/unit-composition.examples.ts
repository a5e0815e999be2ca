import type { Example } from '../../../core/index.js';
import type { unitCompositionFacts, unitCompositionOutcome } from './unit-composition.facts.js';

const company = { kind: 'italian-infantry', figures: 10, weapon: 'rifle' } as const;
const warriors = { kind: 'native-infantry', figures: 16, weapon: 'javelin' } as const;
const squadron = { kind: 'italian-cavalry', figures: 6, weapon: 'lance-and-carbine' } as const;
const horsemen = { kind: 'native-cavalry', figures: 9, weapon: 'musket', people: 'abyssinian' } as const;
const guns = { kind: 'artillery', figures: 6, weapon: 'gatling' } as const;

const fine = { legal: true, errors: [] } as const;

export const unitCompositionExamples: readonly Example<typeof unitCompositionFacts, typeof unitCompositionOutcome>[] = [
  {
    says: {
      it: 'Una compagnia di 8 con il mulo a 5 cm, a catena',
      en: 'A company of 8 with its mule at 5 cm, in chain',
    },
    facts: { ...company, figures: 8, commanders: 1, mules: 1, muleDistanceCm: 5, formation: 'chain' },
    outcome: fine,
  },
  {
    says: { it: 'Dodici sono il massimo', en: 'Twelve is the most' },
    facts: { ...company, figures: 12, formation: 'square' },
    outcome: fine,
  },
  {
    says: { it: 'Tredici sono troppi', en: 'Thirteen is too many' },
    facts: { ...company, figures: 13 },
    outcome: { legal: false, errors: ['figures-out-of-range'] },
    notAllowed: true,
  },
  {
    says: {
      it: 'Sette fanti con due ufficiali, due muli lontani, un cannone, carabine, a massa: tutto sbagliato',
      en: 'Seven infantrymen with two officers, two mules far off, a cannon, carbines, in mass: all wrong',
    },
    facts: {
      ...company,
      figures: 7,
      commanders: 2,
      mules: 2,
      muleDistanceCm: 6,
      guns: 1,
      weapon: 'carbine',
      formation: 'mass',
    },
    outcome: {
      legal: false,
      errors: [
        'figures-out-of-range',
        'needs-one-commander',
        'wrong-number-of-mules',
        'mule-too-far',
        'wrong-number-of-guns',
        'weapon-not-allowed',
        'formation-not-allowed',
      ],
    },
    notAllowed: true,
  },
  {
    says: { it: 'In 15 mm il mulo sta entro 2,5 cm', en: 'With 15 mm figures the mule is within 2.5 cm' },
    facts: { ...company, muleDistanceCm: 3, figureScale: '15mm' },
    outcome: { legal: false, errors: ['mule-too-far'] },
    notAllowed: true,
  },
  {
    says: { it: 'In ritirata una compagnia sta a massa', en: 'In retreat a company is in mass' },
    facts: { ...company, formation: 'mass', order: 'retreat' },
    outcome: fine,
  },
  {
    says: { it: 'E in un edificio anche', en: 'And in a building too' },
    facts: { ...company, formation: 'mass', inBuilding: true },
    outcome: fine,
  },
  {
    says: { it: 'Anche se è il terreno a dirlo', en: 'Even if it is the ground that says so' },
    facts: { ...company, formation: 'mass', terrain: 'building' },
    outcome: fine,
  },
  {
    says: { it: 'Una compagnia senza il suo mulo', en: 'A company without its mule' },
    facts: { ...company, hasMule: false },
    outcome: { legal: false, errors: ['wrong-number-of-mules'] },
    notAllowed: true,
  },
  {
    says: { it: 'Con il mulo è in regola', en: 'With its mule it is in order' },
    facts: { ...company, hasMule: true },
    outcome: fine,
  },
  {
    says: { it: 'Venti guerrieri con i giavellotti, a massa', en: 'Twenty warriors with javelins, in mass' },
    facts: { ...warriors, figures: 20, formation: 'mass', order: 'attack' },
    outcome: fine,
  },
  {
    says: { it: 'I nativi non formano linea', en: 'Natives form no line' },
    facts: { ...warriors, weapon: 'rifle', formation: 'line' },
    outcome: { legal: false, errors: ['formation-not-allowed'] },
    notAllowed: true,
  },
  {
    says: { it: 'Né hanno muli', en: 'Nor have they mules' },
    facts: { ...warriors, figures: 10, weapon: 'musket', mules: 1 },
    outcome: { legal: false, errors: ['wrong-number-of-mules'] },
    notAllowed: true,
  },
  {
    says: {
      it: 'Per il club i giavellotti li ha metà esatta delle unità',
      en: 'At this club exactly half of the units carry javelins',
    },
    facts: warriors,
    rulings: { 'javelin-share': 'exact-half-rounded' },
    outcome: fine,
  },
  {
    says: { it: 'Una banda irregolare ha le carabine', en: 'An irregular band has carbines' },
    facts: { ...warriors, irregularBand: true, weapon: 'carbine' },
    outcome: fine,
  },
  {
    says: { it: 'Non i giavellotti', en: 'Not javelins' },
    facts: { ...warriors, irregularBand: true },
    outcome: { legal: false, errors: ['weapon-not-allowed'] },
    notAllowed: true,
  },
  {
    says: { it: 'Uno squadrone di 4 in linea', en: 'A squadron of 4 in line' },
    facts: { ...squadron, figures: 4, formation: 'line' },
    outcome: fine,
  },
  {
    says: { it: 'A cavallo non si forma la catena', en: 'On horseback there is no chain' },
    facts: { ...squadron, figures: 8, formation: 'chain' },
    outcome: { legal: false, errors: ['formation-not-allowed'] },
    notAllowed: true,
  },
  {
    says: { it: 'Appiedati sì', en: 'Dismounted there is' },
    facts: { ...squadron, formation: 'chain', dismounted: true },
    outcome: fine,
  },
  {
    says: { it: 'In ritirata anche lo squadrone sta a massa', en: 'In retreat the squadron is in mass too' },
    facts: { ...squadron, formation: 'mass', order: 'retreat' },
    outcome: fine,
  },
  {
    says: { it: 'Nove cavalieri abissini con i moschetti', en: 'Nine Abyssinian horsemen with muskets' },
    facts: { ...horsemen, formation: 'mass' },
    outcome: fine,
  },
  {
    says: { it: 'I dervisci a cavallo hanno solo la lancia', en: 'Dervish horsemen have the lance only' },
    facts: { ...horsemen, people: 'dervish' },
    outcome: { legal: false, errors: ['weapon-not-allowed'] },
    notAllowed: true,
  },
  {
    says: { it: 'Dodici lancieri dervisci', en: 'Twelve Dervish lancers' },
    facts: { ...horsemen, figures: 12, people: 'dervish', weapon: 'lance' },
    outcome: fine,
  },
  {
    says: { it: 'Una banda a cavallo, con le carabine', en: 'A mounted band, with carbines' },
    facts: { kind: 'native-cavalry', figures: 6, irregularBand: true, weapon: 'carbine' },
    outcome: fine,
  },
  {
    says: {
      it: 'Due Gatling con sei serventi e il mulo, in batteria',
      en: 'Two Gatlings with six crew and their mule, in battery',
    },
    facts: { ...guns, guns: 2, mules: 1, formation: 'in-battery' },
    outcome: fine,
  },
  {
    says: { it: 'Due pezzi da montagna, di cui non si dice il modello', en: 'Two mountain guns, of no stated model' },
    facts: { ...guns, weapon: 'cannon', formation: 'packed' },
    outcome: fine,
  },
  {
    says: {
      it: 'Un’arma sola, cinque serventi, in linea, con i fucili',
      en: 'One weapon, five crew, in line, with rifles',
    },
    facts: { ...guns, figures: 5, guns: 1, weapon: 'rifle', formation: 'line' },
    outcome: {
      legal: false,
      errors: ['figures-out-of-range', 'wrong-number-of-guns', 'weapon-not-allowed', 'formation-not-allowed'],
    },
    notAllowed: true,
  },
  {
    says: {
      it: 'Per il club le armi possono essere diverse e l’artiglieria di ambedue le parti; tutti sono regolari',
      en: 'At this club weapons may differ and either side has artillery; all are regular',
    },
    facts: guns,
    rulings: {
      'mixed-battery': 'mixed-allowed',
      'native-artillery': 'both-sides',
      'quality-assignment': 'all-regular',
    },
    outcome: fine,
  },
  {
    says: {
      it: 'Una Nordenfeld con tre serventi, assegnata a una compagnia: niente ufficiale né mulo',
      en: 'One Nordenfeld with three crew, given to a company: neither officer nor mule',
    },
    facts: { kind: 'artillery', attachedSection: true, figures: 3, commanders: 0, mules: 0, weapon: 'nordenfeld' },
    outcome: fine,
  },
  {
    says: {
      it: 'Con due armi e quattro serventi non è una sezione',
      en: 'With two weapons and four crew it is no section',
    },
    facts: { kind: 'artillery', attachedSection: true, figures: 4, guns: 2, weapon: 'mountain-gun' },
    outcome: { legal: false, errors: ['figures-out-of-range', 'wrong-number-of-guns'] },
    notAllowed: true,
  },
];
