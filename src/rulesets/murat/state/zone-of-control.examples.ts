import type { Example } from '../../../core/index.js';
import type { zoneOfControlFacts, zoneOfControlOutcome } from './zone-of-control.facts.js';

const halfUm = { distanceUm: 0.5, sector: 'front' } as const;

export const zoneOfControlExamples: readonly Example<typeof zoneOfControlFacts, typeof zoneOfControlOutcome>[] = [
  {
    says: { it: 'Ci si può fermare a 1 UM esatta per sparare', en: 'A unit may halt at exactly 1 UM to fire' },
    facts: { distanceUm: 1, sector: 'front', mode: 'move' },
    outcome: { inZone: false, legal: true, effect: 'none' },
  },
  {
    says: { it: 'Più vicino di così non si va', en: 'It may come no nearer' },
    facts: { ...halfUm, mode: 'move' },
    outcome: { inZone: true, legal: false, effect: 'none' },
    notAllowed: true,
  },
  {
    says: { it: 'Nemmeno sul fianco', en: 'Nor on the flank' },
    facts: { distanceUm: 0.9, sector: 'flank', mode: 'move' },
    outcome: { inZone: true, legal: false, effect: 'none' },
    notAllowed: true,
  },
  {
    says: { it: 'Sul retro la zona non c’è', en: 'There is no zone on the rear' },
    facts: { distanceUm: 0.5, sector: 'rear', mode: 'move' },
    outcome: { inZone: false, legal: true, effect: 'none' },
  },
  {
    says: { it: 'In carica si arriva a contatto', en: 'A charge comes into contact' },
    facts: { distanceUm: 0, sector: 'front', mode: 'charge-contact' },
    outcome: { inZone: true, legal: true, effect: 'none' },
  },
  {
    says: { it: 'Chi si ritira gira attorno, se può', en: 'A retreating unit goes round if it can' },
    facts: { ...halfUm, mode: 'retreat', avoidable: true },
    outcome: { inZone: true, legal: false, effect: 'must-go-round' },
    notAllowed: true,
  },
  {
    says: { it: 'Chi non può fuggire altrove è perso', en: 'With no other way it is lost' },
    facts: { ...halfUm, sector: 'flank', mode: 'retreat' },
    outcome: { inZone: true, legal: true, effect: 'unit-removed' },
  },
  {
    says: { it: 'Ci si ritira alle spalle del nemico senza danno', en: 'A retreat behind the enemy does no harm' },
    facts: { distanceUm: 0.5, sector: 'rear', mode: 'retreat' },
    outcome: { inZone: false, legal: true, effect: 'none' },
  },
  {
    says: {
      it: 'Misurato dalle basi: mezza UM davanti al fronte nemico',
      en: 'Measured from the bases: half a UM before the enemy front',
    },
    facts: {
      mode: 'move',
      positions: {
        unit: { x: 0, y: 0, headingDegrees: 90, width: 2, depth: 1 },
        enemy: { x: 0, y: 1.5, headingDegrees: 270, width: 4, depth: 1 },
      },
    },
    outcome: { inZone: true, legal: false, effect: 'none' },
    notAllowed: true,
  },
  {
    says: { it: 'Misurato alle sue spalle: nessuna zona', en: 'Measured behind it: no zone' },
    facts: {
      mode: 'move',
      positions: {
        unit: { x: 0, y: 0, headingDegrees: 90, width: 2, depth: 1 },
        enemy: { x: 0, y: 1.5, headingDegrees: 90, width: 4, depth: 1 },
      },
    },
    outcome: { inZone: false, legal: true },
  },
];
