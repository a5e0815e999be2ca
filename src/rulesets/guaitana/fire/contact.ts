import { flag, type By, type Declared, type Refusal } from '../../../core/index.js';
import type { Unit } from '../unit.js';
import { rulesAgainstFire } from './fire.reasons.js';
import { chargersFire, fireIntoMelee } from './fire.rulings.js';

/** Who touches whom when a unit fires. Which of two units made the contact matters only between firer and target. */
export const contactFacts = {
  inContactWithTarget: flag('Chi tira e il bersaglio sono a contatto', 'Firer and target touch each other'),
  movedIntoContact: flag(
    'È stato chi tira ad andare a contatto con il bersaglio',
    'It was the firer that moved into contact with the target',
  ),
  firerInContactWithOther: flag(
    'Chi tira è a contatto con un nemico che non è il bersaglio',
    'The firer touches an enemy that is not the target',
  ),
  targetInContactWithFriend: flag(
    'Il bersaglio è a contatto con un’altra unità della parte di chi tira',
    'The target touches another unit of the firer’s side',
  ),
};
export type Contact = Declared<typeof contactFacts>;

export const impossibleContact = {
  movedIntoContact: {
    says: {
      it: 'Chi è andato a contatto con il bersaglio lo tocca (inContactWithTarget).',
      en: 'A unit that moved into contact with the target touches it (inContactWithTarget).',
    },
    when: ({ movedIntoContact, inContactWithTarget }: Contact) => movedIntoContact && !inContactWithTarget,
  },
};

/** What contact bars: fire into a melee, fire out of one, and by ruling that of the unit that made the contact. */
export const refusalsByContact = (
  { inContactWithTarget, movedIntoContact, firerInContactWithOther, targetInContactWithFriend }: Contact,
  by: By,
): readonly Refusal<'firer-in-melee' | 'target-in-melee' | 'moved-into-contact'>[] => {
  const isAffected = !inContactWithTarget && (firerInContactWithOther || targetInContactWithFriend);
  const isBarred = isAffected && by(fireIntoMelee) !== 'anyone-may';
  return [
    isBarred && firerInContactWithOther && ['firer-in-melee', rulesAgainstFire['firer-in-melee']],
    isBarred && targetInContactWithFriend && ['target-in-melee', rulesAgainstFire['target-in-melee']],
    movedIntoContact && by(chargersFire) === 'no' && ['moved-into-contact', rulesAgainstFire['moved-into-contact']],
  ];
};

const contactsOf = ({ contactedBy, movedIntoContactWith }: Unit): readonly string[] => [
  ...contactedBy,
  ...movedIntoContactWith,
];

/** Who touches whom, as the two units tell. */
export const contactOf = (firer: Unit, target: Unit): Contact => {
  const movedIntoContact = target.contactedBy.includes(firer.id) || firer.movedIntoContactWith.includes(target.id);
  return {
    inContactWithTarget: contactsOf(firer).includes(target.id) || contactsOf(target).includes(firer.id),
    movedIntoContact,
    firerInContactWithOther: contactsOf(firer).some(id => id !== target.id),
    targetInContactWithFriend: contactsOf(target).some(id => id !== firer.id),
  };
};
