import type { Example } from '../../../core/index.js';
import type { frontDeclarationFacts, frontDeclarationOutcome } from './front-declaration.facts.js';

// prettier-ignore
export const frontDeclarationExamples: readonly Example<typeof frontDeclarationFacts, typeof frontDeclarationOutcome>[] = [
  {
    says: {
      it: 'Due battaglioni mossi: uno fronteggia i granatieri, l’altro nessuno',
      en: 'Two battalions moved: one faces the grenadiers, the other nobody',
    },
    facts: {
      movedUnitIds: ['1-ligne', '2-ligne'],
      declarations: [
        { unitId: '1-ligne', targetIds: ['grenadiers'] },
        { unitId: '2-ligne', targetIds: [] },
      ],
    },
    outcome: { legal: true, missing: [], refused: [] },
  },
  {
    says: { it: 'Un fronte può guardarne due', en: 'A front may look at two' },
    facts: {
      movedUnitIds: ['1-ligne'],
      declarations: [{ unitId: '1-ligne', targetIds: ['grenadiers', 'jager'] }],
    },
    outcome: { legal: true, missing: [], refused: [] },
  },
  {
    says: { it: 'Di due unità mosse non si è detto niente', en: 'Of two moved units nothing was said' },
    facts: {
      movedUnitIds: ['3-ligne', '1-ligne', '2-ligne'],
      declarations: [{ unitId: '1-ligne', targetIds: ['grenadiers'] }],
    },
    outcome: { legal: false, missing: ['3-ligne', '2-ligne'], refused: [] },
    notAllowed: true,
  },
  {
    says: { it: 'Dichiara anche chi non ha mosso', en: 'One that did not move declares too' },
    facts: { movedUnitIds: [], declarations: [{ unitId: 'garde', targetIds: ['jager'] }] },
    outcome: { legal: true, missing: [], refused: [] },
  },
  {
    says: { it: 'Per il club chi non ha mosso non dichiara', en: 'At this club a unit that did not move does not declare' },
    facts: {
      movedUnitIds: ['1-ligne'],
      declarations: [
        { unitId: 'garde', targetIds: ['jager'] },
        { unitId: '1-ligne', targetIds: ['grenadiers'] },
      ],
    },
    rulings: { 'unmoved-units-declare': 'not-allowed' },
    outcome: { legal: false, missing: [], refused: ['garde'] },
    notAllowed: true,
  },
  {
    says: { it: 'Nessuno ha mosso, niente da dire', en: 'Nobody moved, nothing to say' },
    facts: { movedUnitIds: [], declarations: [] },
    outcome: { legal: true },
  },
];
