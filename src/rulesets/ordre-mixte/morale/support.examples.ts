import type { Example } from '../../../core/index.js';
import type { moraleSupportFacts, moraleSupportOutcome } from './support.facts.js';

const behind = { arm: 'infantry', behind: true, distanceCm: 10 } as const;

export const moraleSupportExamples: readonly Example<typeof moraleSupportFacts, typeof moraleSupportOutcome>[] = [
  {
    says: {
      it: 'Un battaglione amico 10 cm dietro dà supporto',
      en: 'A friendly battalion 10 cm behind gives support',
    },
    facts: { arm: 'infantry', friends: [behind] },
    outcome: { supported: true },
  },
  {
    says: { it: 'A 10,5 cm è troppo lontano', en: 'At 10.5 cm it is too far' },
    facts: { arm: 'infantry', friends: [{ ...behind, distanceCm: 10.5 }] },
    outcome: { supported: false },
  },
  {
    says: { it: 'Di lato non è supporto', en: 'Beside the unit is no support' },
    facts: { arm: 'infantry', friends: [{ ...behind, behind: false, distanceCm: 2 }] },
    outcome: { supported: false },
  },
  {
    says: { it: 'Anche la cavalleria dietro dà supporto', en: 'Cavalry behind gives support too' },
    facts: { arm: 'infantry', friends: [{ ...behind, arm: 'light-cavalry', distanceCm: 6 }] },
    outcome: { supported: true },
  },
  {
    says: { it: 'Una batteria dietro non basta', en: 'A battery behind will not do' },
    facts: { arm: 'infantry', friends: [{ ...behind, arm: 'foot-artillery', distanceCm: 4 }] },
    outcome: { supported: false },
  },
  {
    says: { it: 'La cavalleria non è mai supportata', en: 'Cavalry is never supported' },
    facts: { arm: 'heavy-cavalry', friends: [behind] },
    outcome: { supported: false },
  },
  {
    says: { it: 'Da sola, nessun supporto', en: 'Alone, no support' },
    facts: { arm: 'infantry' },
    outcome: { supported: false },
  },
  {
    says: { it: 'Chi dietro è in rotta non dà supporto', en: 'A routing friend behind gives no support' },
    facts: { arm: 'infantry', friends: [{ ...behind, status: 'routing' }] },
    outcome: { supported: false },
  },
  {
    says: {
      it: 'Uno in ritirata e uno saldo: basta quello saldo',
      en: 'One retreating and one steady: the steady one will do',
    },
    facts: { arm: 'infantry', friends: [{ ...behind, status: 'retreating' }, behind] },
    outcome: { supported: true },
  },
  {
    says: {
      it: 'Per il club anche chi si ritira dà supporto',
      en: 'At this club even a retreating friend gives support',
    },
    facts: { arm: 'infantry', friends: [{ ...behind, status: 'retreating' }] },
    rulings: { 'broken-supporters': 'count' },
    outcome: { supported: true },
  },
  {
    says: { it: 'Dichiararla supportata non basta', en: 'Declaring it supported is not enough' },
    facts: { arm: 'infantry', declaredSupported: true },
    outcome: { supported: false },
  },
  {
    says: { it: 'Per il club basta dichiararla supportata', en: 'At this club declaring it supported is enough' },
    facts: { arm: 'infantry', declaredSupported: true },
    rulings: { 'support-footnote-mark': 'no-definition' },
    outcome: { supported: true },
  },
];
