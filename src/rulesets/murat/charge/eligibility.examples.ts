import type { Example } from '../../../core/index.js';
import type { chargeEligibilityFacts, chargeEligibilityOutcome } from './eligibility.facts.js';

const hussars = { arm: 'cavalry', cavalryType: 'hussar' } as const;
const voltigeurs = { infantryClass: 'light', openOrder: true } as const;

export const chargeEligibilityExamples: readonly Example<
  typeof chargeEligibilityFacts,
  typeof chargeEligibilityOutcome
>[] = [
  {
    says: { it: 'Gli ussari caricano una linea di fanteria', en: 'The hussars charge a line of infantry' },
    facts: { charger: hussars, target: {} },
    outcome: { legal: true, reasons: [] },
  },
  {
    says: { it: 'Una colonna d’attacco carica una linea', en: 'An attack column charges a line' },
    facts: { charger: { formation: 'attack-column' }, target: {} },
    outcome: { legal: true, reasons: [] },
  },
  {
    says: { it: 'La fanteria non carica la cavalleria di fronte', en: 'Infantry does not charge cavalry in front' },
    facts: { charger: {}, target: hussars },
    outcome: { legal: false, reasons: ['infantry-cannot-charge-cavalry'] },
    notAllowed: true,
  },
  {
    says: { it: 'Sul fianco sì', en: 'On the flank it does' },
    facts: { charger: {}, target: hussars, contact: 'flank' },
    outcome: { legal: true, reasons: [] },
  },
  {
    says: { it: 'Per il club nemmeno sul retro', en: 'At this club not even in the rear' },
    facts: { charger: {}, target: hussars, contact: 'rear' },
    rulings: { 'infantry-charging-cavalry': 'never' },
    outcome: { legal: false, reasons: ['infantry-cannot-charge-cavalry'] },
    notAllowed: true,
  },
  {
    says: {
      it: 'Volteggiatori in ordine aperto contro cavalleria: due divieti insieme',
      en: 'Voltigeurs in open order against cavalry: two bars at once',
    },
    facts: { charger: voltigeurs, target: hussars },
    outcome: {
      legal: false,
      reasons: ['infantry-cannot-charge-cavalry', 'open-order-cannot-charge-formed-or-cavalry'],
    },
    notAllowed: true,
  },
  {
    says: {
      it: 'Nemmeno sul fianco l’ordine aperto carica la cavalleria',
      en: 'Not even on its flank does open order charge cavalry',
    },
    facts: { charger: voltigeurs, target: hussars, contact: 'flank' },
    outcome: { legal: false, reasons: ['open-order-cannot-charge-formed-or-cavalry'] },
    notAllowed: true,
  },
  {
    says: { it: 'L’ordine aperto non carica un quadrato', en: 'Open order does not charge a square' },
    facts: { charger: voltigeurs, target: { formation: 'square' } },
    outcome: { legal: false, reasons: ['open-order-cannot-charge-formed-or-cavalry'] },
    notAllowed: true,
  },
  {
    says: { it: 'Volteggiatori contro volteggiatori', en: 'Voltigeurs against voltigeurs' },
    facts: { charger: voltigeurs, target: voltigeurs },
    outcome: { legal: true, reasons: [] },
  },
  {
    says: {
      it: 'Contro cavalleria già in mischia i divieti cadono',
      en: 'Against cavalry already in melee the bars fall away',
    },
    facts: { charger: voltigeurs, target: hussars, targetEngaged: true },
    outcome: { legal: true, reasons: [] },
  },
  {
    says: { it: 'I cannoni non caricano', en: 'Guns do not charge' },
    facts: { charger: { arm: 'artillery' }, target: {} },
    outcome: { legal: false, reasons: ['artillery-cannot-charge'] },
    notAllowed: true,
  },
  {
    says: { it: 'Una colonna di marcia non carica', en: 'A march column does not charge' },
    facts: { charger: { formation: 'march-column' }, target: {} },
    outcome: { legal: false, reasons: ['formation-cannot-charge'] },
    notAllowed: true,
  },
  {
    says: { it: 'Un quadrato non carica', en: 'A square does not charge' },
    facts: { charger: { formation: 'square' }, target: {} },
    outcome: { legal: false, reasons: ['formation-cannot-charge'] },
    notAllowed: true,
  },
  {
    says: { it: 'Chi presidia un perimetro non carica', en: 'A garrison along a perimeter does not charge' },
    facts: { charger: { formation: 'perimeter' }, target: {} },
    outcome: { legal: false, reasons: ['formation-cannot-charge'] },
    notAllowed: true,
  },
  {
    says: {
      it: 'Ha già caricato, ha cambiato formazione, e il bersaglio è fuori arco e nascosto: quattro motivi',
      en: 'It has charged already, has changed formation, and the target is out of arc and hidden: four reasons',
    },
    facts: {
      charger: { ...hussars, chargedThisTurn: true },
      target: {},
      withinArc45: false,
      visible: false,
      changedFormationThisOrder: true,
    },
    outcome: {
      legal: false,
      reasons: ['changed-formation', 'not-visible', 'one-charge-per-turn', 'outside-45-degrees'],
    },
    notAllowed: true,
  },
];
