import type { Example } from '../../../core/index.js';
import type { generalsFacts, generalsOutcome } from './generals.facts.js';

export const generalsExamples: readonly Example<typeof generalsFacts, typeof generalsOutcome>[] = [
  {
    says: { it: 'Il generale galoppa per 30 cm', en: 'The general gallops 30 cm' },
    facts: { distanceCm: 30 },
    outcome: { legal: true, reason: null, attachedGeneral: null },
  },
  {
    says: { it: 'A 30,5 cm non arriva', en: 'He does not get 30.5 cm away' },
    facts: { distanceCm: 30.5, attachTo: '2º di linea', endsInContact: false },
    outcome: { legal: false, reason: 'beyond-30-cm', attachedGeneral: null },
    notAllowed: true,
  },
  {
    says: {
      it: 'Il generale raggiunge il 2º di linea e si aggrega',
      en: 'The general reaches the 2nd line regiment and joins it',
    },
    facts: { distanceCm: 18, attachTo: '2º di linea' },
    outcome: { legal: true, reason: null, attachedGeneral: 'general' },
  },
  {
    says: { it: 'Un generale carismatico si aggrega alla Guardia', en: 'A charismatic general joins the Guard' },
    facts: { distanceCm: 12, attachTo: 'Guardia', charismatic: true },
    outcome: { legal: true, attachedGeneral: 'charismatic' },
  },
  {
    says: { it: 'Chi si ferma prima dell’unità non si aggrega', en: 'A general who stops short does not join' },
    facts: { distanceCm: 30, attachTo: 'Guardia', endsInContact: false },
    outcome: { legal: false, reason: 'not-in-contact', attachedGeneral: null },
    notAllowed: true,
  },
  {
    says: {
      it: 'Per il club il rischio del generale aggregato ha una sua regola',
      en: 'At this club the risk of an attached general has a rule of its own',
    },
    facts: { distanceCm: 18, attachTo: '2º di linea' },
    rulings: { 'general-risk': 'club-rule' },
    outcome: { legal: true, attachedGeneral: 'general' },
  },
];
