import type { Example } from '../../../core/index.js';
import type { reorientationFacts, reorientationOutcome } from './reorientation.facts.js';

const moved = { unit: { x: 10, y: 10 }, target: { x: 10, y: 40 }, targetMoved: true, headingDegrees: 45 } as const;

export const reorientationExamples: readonly Example<typeof reorientationFacts, typeof reorientationOutcome>[] = [
  {
    says: { it: 'Il nemico dichiarato è ora dritto avanti', en: 'The declared enemy is now straight ahead' },
    facts: moved,
    outcome: { reoriented: true, headingDegrees: 90 },
  },
  {
    says: { it: 'È passato a sinistra e dietro', en: 'It has passed to the left and behind' },
    facts: { ...moved, target: { x: 0, y: 0 } },
    outcome: { reoriented: true, headingDegrees: 225 },
  },
  {
    says: { it: 'Non si è mosso: il fronte resta', en: 'It has not moved: the front stays' },
    facts: { ...moved, targetMoved: false, headingDegrees: 360 },
    outcome: { reoriented: false, headingDegrees: 0 },
  },
  {
    says: {
      it: 'Chi muove per secondo non viene riorientato',
      en: 'A unit of the player who moves second is not turned',
    },
    facts: { ...moved, player: 'second' },
    outcome: { reoriented: false, headingDegrees: 45 },
  },
  {
    says: { it: 'Un nemico non dichiarato non conta', en: 'An enemy that was not declared does not count' },
    facts: { ...moved, declared: false },
    outcome: { reoriented: false },
  },
  {
    says: {
      it: 'Il fronte era dichiarato verso i granatieri, e si sono mossi loro',
      en: 'The front was declared to the grenadiers, and it is they who moved',
    },
    facts: { ...moved, declaredFrontTargetId: 'granatieri', targetId: 'granatieri' },
    outcome: { reoriented: true, headingDegrees: 90 },
  },
  {
    says: {
      it: 'Era dichiarato verso i granatieri, e si sono mossi gli ussari',
      en: 'It was declared to the grenadiers, and the hussars moved',
    },
    facts: { ...moved, declaredFrontTargetId: 'granatieri', targetId: 'ussari' },
    outcome: { reoriented: false, headingDegrees: 45 },
  },
  {
    says: {
      it: 'Per il club decide l’arbitro, e tra più nemici sceglie chi gioca',
      en: 'At this club the referee decides, and the owner chooses among several',
    },
    facts: { ...moved, target: { x: 40, y: 10 } },
    rulings: { 'reorientation-scope': 'referee-decides', 'several-declared-targets': 'owner-chooses' },
    outcome: { reoriented: true, headingDegrees: 0 },
  },
];
