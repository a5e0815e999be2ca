import { flag, group, list, text, unlessDenied } from '../../../core/index.js';
import { um } from '../facts.js';

/** More enemies than this are never in sight of one unit. */
const mostCandidates = 60;

const candidate = group({ it: 'Nemico', en: 'Enemy' }, 'FireCandidate', {
  id: text({ it: 'Nome breve del nemico', en: 'Identity of the enemy' }),
  distanceUm: um('Distanza da chi spara', 'Distance from the shooter'),
  inArc: unlessDenied('Entro l’arco di tiro', 'Within the arc of fire'),
  visible: unlessDenied('Visibile', 'Visible'),
  disordered: flag('È disordinato', 'It is disordered'),
  decimated: flag('È decimato', 'It is decimated'),
});

export const targetSelectionFacts = {
  candidates: list({ it: 'Nemici', en: 'Enemies' }, candidate, 0, mostCandidates),
  grandBattery: flag('Spara una Grande Batteria', 'A grand battery fires'),
};

export const targetSelectionOutcome = {
  legalTargets: list(
    { it: 'Bersagli ammessi, in ordine alfabetico', en: 'Targets allowed, in alphabetical order' },
    text({ it: 'Bersaglio', en: 'Target' }),
    0,
    mostCandidates,
  ),
};
