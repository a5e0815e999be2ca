import type { Example } from '../../../core/index.js';
import type { eligibilityFacts, eligibilityOutcome } from './eligibility.facts.js';

const column = { state: 'in-formation', formation: 'march-column' } as const;

export const eligibilityExamples: readonly Example<typeof eligibilityFacts, typeof eligibilityOutcome>[] = [
  {
    says: { it: 'Fanti in colonna di marcia', en: 'Infantry in march column' },
    facts: { arm: 'infantry', ...column },
    outcome: { allowed: true, reason: null, straightOnly: true },
  },
  {
    says: { it: 'Cavalleria in linea', en: 'Cavalry in line' },
    facts: { arm: 'cavalry', state: 'in-formation', formation: 'line' },
    outcome: { allowed: false, reason: 'needs-march-column', straightOnly: true },
    notAllowed: true,
  },
  {
    says: { it: 'Fanti in schermaglia', en: 'Infantry in skirmish' },
    facts: { arm: 'infantry', state: 'skirmish', formation: 'march-column' },
    outcome: { allowed: false, reason: 'not-in-formation' },
    notAllowed: true,
  },
  {
    says: { it: 'Cosacchi sparsi', en: 'Cossacks in no formation' },
    facts: { arm: 'cossacks', state: 'not-in-formation' },
    outcome: { allowed: true, straightOnly: true },
  },
  {
    says: { it: 'Cosacchi in disordine', en: 'Cossacks in disorder' },
    facts: { arm: 'cossacks', state: 'disorder' },
    outcome: { allowed: false, reason: 'disorder' },
    notAllowed: true,
  },
  {
    says: { it: 'Per il club anche in disordine', en: 'At this club even in disorder' },
    facts: { arm: 'cossacks', state: 'disorder' },
    rulings: { 'cossack-double-pace': 'any-state' },
    outcome: { allowed: true },
  },
  {
    says: { it: 'Cannoni agganciati che non hanno mai sganciato', en: 'Limbered guns that never unlimbered' },
    facts: { arm: 'foot-artillery' },
    outcome: { allowed: true, reason: null, straightOnly: false },
  },
  {
    says: { it: 'Hanno già sganciato: mai più', en: 'They have unlimbered: never again' },
    facts: { arm: 'horse-artillery', everUnlimbered: true },
    outcome: { allowed: false, reason: 'guns-already-unlimbered-this-game', straightOnly: false },
    notAllowed: true,
  },
  {
    says: { it: 'Schierati sganciati, si agganciano adesso', en: 'Set up unlimbered, they limber now' },
    facts: { arm: 'foot-artillery', limbered: false, deployedUnlimbered: true, limbersAtStart: true },
    outcome: { allowed: true },
  },
  {
    says: { it: 'Per il club contano come già sganciati', en: 'At this club they count as having unlimbered' },
    facts: { arm: 'foot-artillery', limbered: false, deployedUnlimbered: true, limbersAtStart: true },
    rulings: { 'deployed-unlimbered': 'counts-as-unlimbered' },
    outcome: { allowed: false, reason: 'guns-already-unlimbered-this-game' },
    notAllowed: true,
  },
  {
    says: { it: 'Non agganciati e nessuno li aggancia', en: 'Not limbered, and nobody limbers them' },
    facts: { arm: 'foot-artillery', limbered: false },
    outcome: { allowed: false, reason: 'not-limbered' },
    notAllowed: true,
  },
  {
    says: { it: 'Per il club nemmeno la strada può curvare', en: 'At this club not even the road may bend' },
    facts: { arm: 'infantry', ...column },
    rulings: { 'double-pace-on-a-bending-road': 'strictly-straight' },
    outcome: { allowed: true, straightOnly: true },
  },
];
