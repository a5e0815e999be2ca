import { elchingenOrderOfBattle } from './elchingen.forces.js';
import { elchingenControl, elchingenZone } from './elchingen.words.js';
import type { MuratScenario } from './scenario.js';

/** The strength given to a battery, whose roster prints none, unless the players agree on another. */
export const usualBatteryFou = 3;

/** The French who are on the table keep at least so far from Laudon’s units. */
export const leastUmFromLaudon = 4;

/** The battle of Elchingen, 14 October 1805. */
export const elchingen = {
  id: 'elchingen',
  rule: 'App. 2',
  title: { it: 'Battaglia di Elchingen', en: 'Battle of Elchingen' },
  date: '1805-10-14',
  year: 1805,
  startsAt: '08:00',
  place: {
    it: 'Elchingen, sul Danubio, circa 7 km a nord-est di Ulm, in Baviera',
    en: 'Elchingen on the Danube, about 7 km north-east of Ulm, in Bavaria',
  },
  turns: 6,
  table: { widthCm: 180, depthCm: 180 },
  sides: [
    {
      id: 'french',
      says: elchingenControl.words.french,
      army: { it: '6° corpo francese', en: 'French 6th Corps' },
      commander: 'ney',
      orders: {
        it: 'Mettere al sicuro il ponte sul Danubio: prendere le alture attorno a Elchingen.',
        en: 'Make the bridge over the Danube safe: take the heights around Elchingen.',
      },
    },
    {
      id: 'austrian',
      says: elchingenControl.words.austrian,
      army: { it: '2ª colonna austriaca', en: 'Austrian 2nd Column' },
      commander: 'riesch',
      orders: {
        it: 'Tenere Elchingen, base delle prossime offensive.',
        en: 'Hold Elchingen, the base of the offensives to come.',
      },
    },
  ],
  orderOfBattle: elchingenOrderOfBattle,
  usually: unit =>
    unit['arm'] === 'artillery' && unit['fouInitial'] === undefined ? { fouInitial: usualBatteryFou } : {},
  objectives: [
    { id: 'ober', says: { it: 'Ober-Elchingen', en: 'Ober-Elchingen' }, sideUm: 3 },
    { id: 'unter', says: { it: 'Unter-Elchingen', en: 'Unter-Elchingen' }, sideUm: 3 },
  ],
  deploysFirst: 'austrian',
  zones: elchingenZone.words,
  breakPercent: 40,
  specialRules: [
    {
      id: 'generals-rolled',
      rule: 'App. 2, App. 1',
      says: {
        it: 'Il valore di ogni generale si tira con l’appendice 1.',
        en: 'The value of every general is rolled as appendix 1 says.',
      },
      fixes: { 'murat.general.value-roll': { year: 1805 } },
    },
    {
      id: 'year',
      rule: 'App. 2',
      says: {
        it: 'È il 1805: vale per ogni regola che guarda l’anno.',
        en: 'It is 1805, for every rule that looks at the year.',
      },
      fixes: {
        'murat.recovery.motivation': { year: 1805 },
        'murat.recovery.motivated': { year: 1805 },
        'murat.command.structure': { year: 1805 },
        'murat.order.allowance': { year: 1805 },
      },
    },
    {
      id: 'villages',
      rule: 'App. 2',
      says: {
        it: 'Ogni villaggio è un solo elemento quadrato di 3 UM di lato.',
        en: 'Each village is one square element, 3 UM a side.',
      },
    },
    {
      id: 'danube',
      rule: 'App. 2',
      says: {
        it: 'Il Danubio si passa solo sul ponte di legno, seguendo la strada.',
        en: 'The Danube is crossed only by the wooden bridge, along the road.',
      },
    },
    {
      id: 'muddy-roads',
      rule: 'App. 2',
      says: {
        it: 'Le strade sono fango: non danno vantaggi al movimento.',
        en: 'The roads are mud: they give movement no benefit.',
      },
      fixes: { 'murat.move.unit': { roadsGiveNoBonus: true } },
    },
    {
      id: 'dense-woods',
      rule: 'App. 2',
      says: {
        it: 'I boschi sono fitti: il terreno si dichiara dense-wood.',
        en: 'The woods are dense: their ground is declared as dense-wood.',
      },
    },
    {
      id: 'distance-from-laudon',
      rule: 'App. 2',
      says: {
        it: `I francesi in campo si schierano ad almeno ${leastUmFromLaudon} UM dalle unità di Laudon.`,
        en: `The French on the table deploy at least ${leastUmFromLaudon} UM from Laudon’s units.`,
      },
    },
    {
      id: 'beyond-the-danube',
      rule: 'App. 2',
      says: {
        it: 'Chi aspetta oltre il Danubio è in parte in colonna di marcia, in parte in formazione.',
        en: 'Those who wait beyond the Danube are partly in march column, partly in formation.',
      },
    },
  ],
  procedures: {
    forces: 'murat.scenario.elchingen-forces',
    deployment: 'murat.scenario.elchingen-deployment',
    control: 'murat.scenario.objective-control',
    status: 'murat.scenario.elchingen-status',
  },
  leftOpen: [
    {
      it: 'La mappa con i punti da A a F non è nel testo: la porta il club.',
      en: 'The map with points A to F is not in the text: the club brings it.',
    },
    {
      it: 'Le batterie non hanno FoU stampata: se ne dà una a tutte, di solito 3.',
      en: 'The batteries have no printed FoU: all are given one, usually 3.',
    },
    {
      it: 'Il generale della cavalleria francese non ha nome.',
      en: 'The general of the French cavalry has no name.',
    },
  ],
  sources: [
    'Murat, App. 2',
    'F. N. Maude, The Ulm Campaign 1805 (1912)',
    'Digby Smith, Napoleonic Wars Data Book (1998)',
  ],
} as const satisfies MuratScenario;
