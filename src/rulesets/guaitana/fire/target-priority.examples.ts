import type { Example } from '../../../core/index.js';
import type { targetPriorityFacts, targetPriorityOutcome } from './target-priority.facts.js';

const warriors = { id: 'guerrieri', kind: 'native-infantry', distanceCm: 40, eligible: true } as const;
const horsemen = { id: 'cavalieri', kind: 'native-cavalry', distanceCm: 25, eligible: true } as const;
const messenger = { id: 'portaordini', kind: 'messenger', distanceCm: 10, eligible: true } as const;

export const targetPriorityExamples: readonly Example<typeof targetPriorityFacts, typeof targetPriorityOutcome>[] = [
  {
    says: { it: 'Due nemici a tiro: il più vicino', en: 'Two enemies in range: the nearest' },
    facts: { candidates: [warriors, horsemen] },
    outcome: { targetIds: ['cavalieri'] },
  },
  {
    says: {
      it: 'Un portaordini vicino non è un bersaglio, se c’è altro',
      en: 'A near messenger is no target while there is another',
    },
    facts: { candidates: [messenger, warriors] },
    outcome: { targetIds: ['guerrieri'] },
  },
  {
    says: { it: 'Il ras, se non c’è altro', en: 'The ras, if there is nobody else' },
    facts: {
      candidates: [
        { id: 'ras', kind: 'commander-in-chief', distanceCm: 30, eligible: true },
        { ...warriors, eligible: false },
      ],
    },
    outcome: { targetIds: ['ras'] },
  },
  {
    says: { it: 'Due alla stessa distanza: sceglie chi tira', en: 'Two at the same distance: the firer chooses' },
    facts: { candidates: [warriors, { ...horsemen, distanceCm: 40 }] },
    outcome: { targetIds: ['guerrieri', 'cavalieri'] },
  },
  {
    says: { it: 'Il più vicino non si vede: si passa oltre', en: 'The nearest is not seen: the next one' },
    facts: { candidates: [warriors, { ...horsemen, eligible: false }] },
    outcome: { targetIds: ['guerrieri'] },
  },
  {
    says: {
      it: 'Per il club, se il più vicino non si vede non si tira',
      en: 'At this club there is no fire if the nearest is not seen',
    },
    facts: { candidates: [warriors, { ...horsemen, eligible: false }] },
    rulings: { 'nearest-target': 'absolute-nearest' },
    outcome: { targetIds: [] },
  },
  {
    says: {
      it: 'Per lo stesso club il portaordini non conta tra i vicini',
      en: 'For the same club the messenger is not among the near ones',
    },
    facts: { candidates: [messenger, warriors] },
    rulings: { 'nearest-target': 'absolute-nearest' },
    outcome: { targetIds: ['guerrieri'] },
  },
  {
    says: { it: 'Nessuno in vista', en: 'Nobody in sight' },
    facts: { candidates: [] },
    outcome: { targetIds: [] },
  },
];
