import { group, list, text, yesNo, type Declared } from '../../../core/index.js';
import { cm, ownKind } from '../facts.js';

const candidateFacts = {
  id: text({ it: 'Nome dell’unità', en: 'Name of the unit' }),
  kind: ownKind,
  distanceCm: cm('Distanza da chi tira', 'Distance from the firer'),
  eligible: yesNo({
    it: 'Visibile, a portata, nell’arco di tiro, e il contatto non lo impedisce',
    en: 'Visible, in range, in the arc of fire, and not barred by contact',
  }),
};
export type Candidate = Declared<typeof candidateFacts>;

/** No army has more units. */
const mostCandidates = 50;

export const targetPriorityFacts = {
  candidates: list(
    { it: 'Unità nemiche', en: 'Enemy units' },
    group({ it: 'Unità nemica', en: 'Enemy unit' }, 'FireCandidate', candidateFacts),
    0,
    mostCandidates,
  ),
};

export const targetPriorityOutcome = {
  targetIds: list(
    { it: 'Bersagli tra cui scegliere', en: 'Targets to choose from' },
    text({ it: 'Unità', en: 'Unit' }),
    0,
    mostCandidates,
  ),
};
