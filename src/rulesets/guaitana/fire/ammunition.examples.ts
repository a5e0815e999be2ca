import type { Example } from '../../../core/index.js';
import type { ammunitionFacts, ammunitionOutcome } from './ammunition.facts.js';

const none = { mayFire: false, source: null } as const;

export const ammunitionExamples: readonly Example<typeof ammunitionFacts, typeof ammunitionOutcome>[] = [
  {
    says: { it: 'Una compagnia al primo tiro', en: 'A company at its first shot' },
    facts: { weapon: 'rifle', hasMule: true },
    outcome: { mayFire: true, reason: null, source: 'basic', shotsLeftAfter: 5, outOfAmmunition: false },
  },
  {
    says: { it: 'L’ultimo tiro della dotazione', en: 'The last shot of the basic load' },
    facts: { weapon: 'rifle', shotsFired: 5, movedThisTurn: true },
    outcome: { mayFire: true, reason: null, source: 'basic', shotsLeftAfter: 0, outOfAmmunition: false },
  },
  {
    says: {
      it: 'Finita la dotazione, col mulo vicino si tira da fermi',
      en: 'The basic load is gone; with the mule near by it fires halted',
    },
    facts: { weapon: 'rifle', shotsFired: 6, hasMule: true },
    outcome: { mayFire: true, reason: null, source: 'reserve', shotsLeftAfter: 3, outOfAmmunition: false },
  },
  {
    says: { it: 'Ma non dopo aver mosso', en: 'But not after a move' },
    facts: { weapon: 'rifle', shotsFired: 7, hasMule: true, movedThisTurn: true },
    outcome: { ...none, reason: 'reserve-needs-a-stationary-unit', shotsLeftAfter: 3, outOfAmmunition: false },
    notAllowed: true,
  },
  {
    says: { it: 'Dieci tiri: finita anche la riserva', en: 'Ten shots: the reserve is gone too' },
    facts: { weapon: 'machine-gun', shotsFired: 10, hasMule: true, movedThisTurn: true },
    outcome: { ...none, reason: 'none-left', shotsLeftAfter: 0, outOfAmmunition: true },
    notAllowed: true,
  },
  {
    says: { it: 'Moschetti dopo sei tiri', en: 'Muskets after six shots' },
    facts: { weapon: 'musket', shotsFired: 6, hasMule: false },
    outcome: { ...none, reason: 'none-left', shotsLeftAfter: 0, outOfAmmunition: true },
    notAllowed: true,
  },
  {
    says: { it: 'I giavellotti si lanciano una volta', en: 'Javelins are thrown once' },
    facts: { weapon: 'javelin' },
    outcome: { mayFire: true, reason: null, source: 'basic', shotsLeftAfter: 0, outOfAmmunition: false },
  },
  {
    says: {
      it: 'E poi non ce n’è più, ma il morale non ne soffre',
      en: 'And then there are none, but morale does not suffer',
    },
    facts: { weapon: 'javelin', shotsFired: 1, hasMule: false },
    outcome: { ...none, reason: 'none-left', shotsLeftAfter: 0, outOfAmmunition: false },
    notAllowed: true,
  },
  {
    says: {
      it: 'Neppure un mulo ne porta altri: la riserva è di chi ha armi da fuoco',
      en: 'Not even a mule carries more: the reserve is for firearms',
    },
    facts: { weapon: 'javelin', shotsFired: 1, hasMule: true },
    outcome: { ...none, reason: 'none-left', shotsLeftAfter: 0, outOfAmmunition: false },
    notAllowed: true,
  },
  {
    says: {
      it: 'Per il club in cui la riserva è di ogni unità italiana i giavellotti restano senza',
      en: 'At a club where every Italian unit has the reserve javelins still have none',
    },
    facts: { weapon: 'javelin', shotsFired: 1, side: 'italian' },
    rulings: { 'reserve-owner': 'all-italian-units' },
    outcome: { ...none, reason: 'none-left', outOfAmmunition: false },
    notAllowed: true,
  },
  {
    says: {
      it: 'Per il club chi ha solo la riserva tira, ma per il morale è senza munizioni',
      en: 'At this club a unit with only the reserve left fires, but is out of ammunition for its morale',
    },
    facts: { weapon: 'rifle', shotsFired: 6, hasMule: true },
    rulings: { 'ammunition-with-reserve': 'out' },
    outcome: { mayFire: true, reason: null, source: 'reserve', shotsLeftAfter: 3, outOfAmmunition: true },
  },
  {
    says: { it: 'Anche se la mossa le toglie la riserva', en: 'Also where its move denies it the reserve' },
    facts: { weapon: 'rifle', shotsFired: 6, hasMule: true, movedThisTurn: true },
    rulings: { 'ammunition-with-reserve': 'out' },
    outcome: { ...none, reason: 'reserve-needs-a-stationary-unit', shotsLeftAfter: 4, outOfAmmunition: true },
    notAllowed: true,
  },
  {
    says: { it: 'Le lance non hanno munizioni', en: 'Lances have no ammunition' },
    facts: { weapon: 'lance' },
    outcome: { ...none, reason: 'no-missile-weapon', shotsLeftAfter: 0, outOfAmmunition: false },
    notAllowed: true,
  },
  {
    says: { it: 'Per il club anche uno squadrone ha la riserva', en: 'At this club a squadron has a reserve too' },
    facts: { weapon: 'lance-and-carbine', shotsFired: 9, side: 'italian' },
    rulings: { 'reserve-owner': 'all-italian-units' },
    outcome: { mayFire: true, reason: null, source: 'reserve', shotsLeftAfter: 0, outOfAmmunition: false },
  },
  {
    says: { it: 'Per lo stesso club i nativi no', en: 'For the same club natives do not' },
    facts: { weapon: 'rifle', shotsFired: 6, side: 'native', hasMule: true },
    rulings: { 'reserve-owner': 'all-italian-units' },
    outcome: { ...none, reason: 'none-left', outOfAmmunition: true },
    notAllowed: true,
  },
  {
    says: { it: 'Per il club un’arma che si inceppa ha speso il tiro', en: 'At this club a jam has used the shot' },
    facts: { weapon: 'machine-gun', shotsFired: 2 },
    rulings: { 'jam-uses-ammunition': 'yes' },
    outcome: { mayFire: true, source: 'basic', shotsLeftAfter: 3 },
  },
  {
    says: { it: 'Per il club il mulo si può perdere', en: 'At this club the mule can be lost' },
    facts: { weapon: 'rifle', shotsFired: 6, hasMule: false },
    rulings: { 'mule-lost': 'lost-if-unit-is-overrun' },
    outcome: { ...none, reason: 'none-left', outOfAmmunition: true },
    notAllowed: true,
  },
];
