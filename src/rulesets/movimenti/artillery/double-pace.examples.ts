import type { Example } from '../../../core/index.js';
import type { gunsDoublePaceFacts, gunsDoublePaceOutcome } from './double-pace.facts.js';

const foot = { arm: 'foot-artillery' } as const;

export const gunsDoublePaceExamples: readonly Example<typeof gunsDoublePaceFacts, typeof gunsDoublePaceOutcome>[] = [
  {
    says: { it: 'Agganciati, nessun nemico entro 30 cm', en: 'Limbered, no enemy within 30 cm' },
    facts: { ...foot, enemies: [{ distanceCm: 30 }], onRoad: true },
    outcome: { allowed: true, reason: null, putBackToCm: null, limberedAfter: true, everUnlimberedAfter: false },
  },
  {
    says: { it: 'Finiscono a 20 cm: tornano a 30', en: 'They end at 20 cm: back to 30' },
    facts: { ...foot, enemies: [{ distanceCm: 20 }] },
    outcome: { allowed: true, putBackToCm: 30, limberedAfter: true, everUnlimberedAfter: false },
  },
  {
    says: {
      it: 'Sganciano a 20 cm: tornano a 44, agganciati, e non conta come sganciare',
      en: 'They unlimber at 20 cm: back to 44, limbered, and it does not count as unlimbering',
    },
    facts: { ...foot, enemies: [{ distanceCm: 20 }], unlimbersAtEnd: true },
    outcome: { putBackToCm: 44, limberedAfter: true, everUnlimberedAfter: false },
  },
  {
    says: { it: 'Per il club conta', en: 'At this club it counts' },
    facts: { ...foot, enemies: [{ distanceCm: 20 }], unlimbersAtEnd: true },
    rulings: { 'put-back-and-double-pace': 'yes' },
    outcome: { putBackToCm: 44, everUnlimberedAfter: true },
  },
  {
    says: {
      it: 'Sganciano a 50 cm: da ora niente passo doppio',
      en: 'They unlimber at 50 cm: no double pace from now on',
    },
    facts: { ...foot, enemies: [{ distanceCm: 50 }], unlimbersAtEnd: true },
    outcome: { putBackToCm: null, limberedAfter: false, everUnlimberedAfter: true },
  },
  {
    says: {
      it: 'A cavallo sganciano a 35 cm senza limiti',
      en: 'Horse guns unlimber at 35 cm without limit',
    },
    facts: { arm: 'horse-artillery', enemies: [{ distanceCm: 35 }], unlimbersAtEnd: true },
    outcome: { putBackToCm: null, limberedAfter: false, everUnlimberedAfter: true },
  },
  {
    says: {
      it: 'Contro chi è in mischia a 20 cm: per sganciare non conta, ma al passo doppio ci si ferma a 30',
      en: 'An enemy in melee at 20 cm: it does not bar unlimbering, but the double stops at 30',
    },
    facts: { ...foot, enemies: [{ distanceCm: 20, status: 'in-melee' }], unlimbersAtEnd: true },
    outcome: { putBackToCm: 30, limberedAfter: true },
  },
  {
    says: { it: 'Chi è in rotta non ferma nessuno', en: 'A routing enemy stops nobody' },
    facts: { ...foot, enemies: [{ distanceCm: 20, status: 'routing' }] },
    outcome: { putBackToCm: null },
  },
  {
    says: { it: 'Per il club ferma ogni nemico', en: 'At this club any enemy does' },
    facts: { ...foot, enemies: [{ distanceCm: 20, status: 'routing' }] },
    rulings: { 'artillery-30-cm-enemies': 'any-enemy' },
    outcome: { putBackToCm: 30 },
  },
  {
    says: { it: 'Hanno già sganciato in questa partita', en: 'They have unlimbered in this game' },
    facts: { ...foot, enemies: [], everUnlimbered: true },
    outcome: {
      allowed: false,
      reason: 'guns-already-unlimbered-this-game',
      putBackToCm: null,
      limberedAfter: true,
      everUnlimberedAfter: true,
    },
    notAllowed: true,
  },
  {
    says: { it: 'Schierati sganciati, si agganciano e partono', en: 'Set up unlimbered, they limber and go' },
    facts: { ...foot, enemies: [], limbered: false, deployedUnlimbered: true, limbersAtStart: true },
    outcome: { allowed: true, limberedAfter: true, everUnlimberedAfter: false },
  },
];
