import { flag, group, list, optional, text, unlessDenied, yesNo } from '../../../core/index.js';
import { strength, um } from '../facts.js';

/** More enemies than this are never in sight of one unit. */
const mostCandidates = 60;

const candidate = group({ it: 'Nemico', en: 'Enemy' }, 'FireCandidate', {
  id: text({ it: 'Nome breve del nemico', en: 'Identity of the enemy' }),
  distanceUm: um('Distanza da chi spara', 'Distance from the shooter'),
  inArc: unlessDenied('Entro l’arco di tiro', 'Within the arc of fire'),
  visible: unlessDenied('Visibile', 'Visible'),
  disordered: flag('È disordinato', 'It is disordered'),
  decimated: optional(
    yesNo({ it: 'È decimato; se manca, secondo la sua FoU', en: 'It is decimated; if left out, by its FoU' }),
  ),
  fouInitial: optional(strength('FoU all’inizio della battaglia', 'FoU at the start of the battle')),
  fouCurrent: optional(strength('FoU attuale', 'FoU now')),
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
