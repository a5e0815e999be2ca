import type { Example } from '../../../core/index.js';
import type { initiativeFacts, initiativeOutcome } from './initiative-change.facts.js';

export const initiativeExamples: readonly Example<typeof initiativeFacts, typeof initiativeOutcome>[] = [
  {
    says: {
      it: 'In marcia avvista il nemico e va a difendere un punto a 15 cm',
      en: 'On the march it sights the enemy and goes to defend a point 15 cm away',
    },
    facts: { from: 'movement', to: 'defence', enemySighted: true, pointDistanceCm: 15 },
    outcome: { legal: true, reason: null, needsTest: false },
  },
  {
    says: { it: 'Il punto scelto è a 16 cm', en: 'The chosen point is 16 cm away' },
    facts: { from: 'movement', to: 'defence', enemySighted: true, pointDistanceCm: 16 },
    outcome: { legal: false, reason: 'point-beyond-15-cm', needsTest: false },
    notAllowed: true,
  },
  {
    says: { it: 'Non c’è nessuno in vista: si prosegue', en: 'Nobody is in sight: on it goes' },
    facts: { from: 'movement', to: 'defence', pointDistanceCm: 16 },
    outcome: { legal: false, reason: 'no-enemy-sighted', needsTest: false },
    notAllowed: true,
  },
  {
    says: { it: 'Dalla difesa all’attacco, se il morale tiene', en: 'From defence to attack, if morale holds' },
    facts: { from: 'defence', to: 'attack', enemySighted: true, pointDistanceCm: 50 },
    outcome: { legal: true, reason: null, needsTest: true },
  },
  {
    says: { it: 'All’attacco di chi, se non si vede nessuno?', en: 'Attack whom, if nobody is in sight?' },
    facts: { from: 'defence', to: 'attack' },
    outcome: { legal: false, reason: 'no-enemy-sighted', needsTest: false },
    notAllowed: true,
  },
  {
    says: {
      it: 'Chi si ritira prova a fermarsi, anche senza nemici in vista',
      en: 'A retreating unit tries to stop, with no enemy in sight',
    },
    facts: { from: 'retreat', to: 'defence', pointDistanceCm: 5 },
    outcome: { legal: true, reason: null, needsTest: true },
  },
  {
    says: { it: 'Con i 15 mm il punto è entro 7,5 cm', en: 'With 15 mm figures the point is within 7.5 cm' },
    facts: { from: 'retreat', to: 'defence', pointDistanceCm: 8, figureScale: '15mm' },
    outcome: { legal: false, reason: 'point-beyond-15-cm', needsTest: false },
    notAllowed: true,
  },
  {
    says: {
      it: 'Per il club si tenta una volta per nemico avvistato',
      en: 'At this club a unit tries once for each enemy sighted',
    },
    facts: { from: 'defence', to: 'attack', enemySighted: true },
    rulings: { 'initiative-attempts': 'once-per-enemy-sighted' },
    outcome: { legal: true, needsTest: true },
  },
  {
    says: { it: 'In ritirata ci si va sempre, senza test', en: 'Into retreat it may always go, without a test' },
    facts: { from: 'attack', to: 'retreat' },
    outcome: { legal: true, reason: null, needsTest: false },
  },
  {
    says: { it: 'Chi è già in ritirata ci resta', en: 'A unit already in retreat stays in it' },
    facts: { from: 'retreat', to: 'retreat' },
    outcome: { legal: true, reason: null, needsTest: false },
  },
  {
    says: {
      it: 'Dal movimento all’attacco non si passa da soli',
      en: 'From movement to attack nobody goes by himself',
    },
    facts: { from: 'movement', to: 'attack', enemySighted: true },
    outcome: { legal: false, reason: 'no-such-initiative', needsTest: false },
    notAllowed: true,
  },
  {
    says: {
      it: 'Caduto il capitano, decide solo il comandante in capo',
      en: 'With the captain dead only the commander-in-chief decides',
    },
    facts: { from: 'attack', to: 'movement', commanderAlive: false },
    outcome: { legal: false, reason: 'commander-eliminated', needsTest: false },
    notAllowed: true,
  },
  {
    says: { it: 'Senza capitano non si sceglie la ritirata', en: 'Without its captain it does not choose to retreat' },
    facts: { from: 'defence', to: 'retreat', commanderAlive: false },
    outcome: { legal: false, reason: 'commander-eliminated', needsTest: false },
    notAllowed: true,
  },
  {
    says: {
      it: 'Per il club può ritirarsi anche chi è senza capitano',
      en: 'At this club a unit without captain may retreat',
    },
    facts: { from: 'defence', to: 'retreat', commanderAlive: false },
    rulings: { 'leaderless-retreat': 'yes' },
    outcome: { legal: true, reason: null, needsTest: false },
  },
  {
    says: {
      it: 'Senza capitano non si passa all’attacco, anche se si vede il nemico',
      en: 'Without its captain it does not go over to the attack, even with an enemy in sight',
    },
    facts: { from: 'defence', to: 'attack', commanderAlive: false, enemySighted: true },
    outcome: { legal: false, reason: 'commander-eliminated', needsTest: false },
    notAllowed: true,
  },
  {
    says: {
      it: 'Per il club può tentare l’attacco anche chi è senza capitano',
      en: 'At this club a unit without captain may try to attack',
    },
    facts: { from: 'defence', to: 'attack', commanderAlive: false, enemySighted: true },
    rulings: { 'leaderless-attack': 'any-unit' },
    outcome: { legal: true, reason: null, needsTest: true },
  },
  {
    says: {
      it: 'Ma per lo stesso club senza capitano non ci si ferma in difesa',
      en: 'But at the same club a unit without captain does not change to defence',
    },
    facts: { from: 'movement', to: 'defence', commanderAlive: false, enemySighted: true },
    rulings: { 'leaderless-attack': 'any-unit' },
    outcome: { legal: false, reason: 'commander-eliminated', needsTest: false },
    notAllowed: true,
  },
];
