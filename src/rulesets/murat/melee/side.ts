import { altered, type By, count, type Declared, flag, group, oneOf, optional, usually } from '../../../core/index.js';
import { isBuilding, meleeCoverOf, standsAt } from '../cover.js';
import { fouOf, initialFouOf, strongUnitAs, type Unit } from '../unit.js';
import { coverClass, generalLevel, position, quality, type CoverClass } from '../vocabulary.js';

const some = (it: string, en: string, most: number) => usually(0, count({ it, en }, 0, most));

const general = group({ it: 'Generale aggregato', en: 'Attached general' }, 'MeleeGeneral', {
  level: usually('brigade', oneOf({ it: 'Livello', en: 'Level' }, generalLevel)),
  quality: usually('normal', oneOf({ it: 'Valore', en: 'Quality' }, quality)),
});

// prettier-ignore
export const sideFacts = {
  unit:                strongUnitAs('Unità principale', 'Main unit'),
  charging:            flag('Ha caricato', 'It charged'),
  countercharging:     flag('È riuscita a controcaricare', 'Its countercharge succeeded'),
  breakthrough:        flag('È arrivata a contatto sfondando', 'It made contact by a breakthrough'),
  chargeBonusDenied:   flag('Carica in opportunità, senza bonus', 'Opportunity charge, with no bonus'),
  mandatoryReaction:   flag('Carica obbligata sulla fanteria che avanza', 'Forced charge on advancing infantry'),
  strikesFlankOrRear:  flag('Combatte sul fianco o sul retro del nemico', 'It fights the enemy’s flank or rear'),
  crossingBridge:      flag('Forza un ponte', 'It forces a bridge'),
  general:             optional(general),
  attachedBatteries:   some('Batterie aggregate', 'Attached batteries', 10),
  support:             optional(strongUnitAs('Unità che la supporta', 'Unit that supports it')),
  position:            usually('open', oneOf({ it: 'Dove sta', en: 'Where it stands' }, position)),
  coverClass:          optional(oneOf({ it: 'Copertura di cui gode; se manca, secondo dove sta', en: 'Cover it enjoys; if left out, by where it stands' }, coverClass)),
  engineers:           flag('Ha i genieri: conta solo per chi assalta le case', 'It has engineers: counts only for an assault on houses'),
  obstaclesCrossed:    some('Ostacoli sulla via della sua ritirata', 'Obstacles on its way back', 20),
  divisionWithdrawing: flag('La sua divisione si ritira dal campo', 'Its division is withdrawing'),
  otherUnitsDice:      some('Dadi delle altre unità contro lo stesso nemico, per il club che le somma', 'Dice of the other units on the same enemy, for a club that adds them', 30),
};
export type MeleeSide = Declared<typeof sideFacts>;

const side = group({ it: 'Una parte della mischia', en: 'One side of the melee' }, 'MeleeSide', sideFacts, {
  impossible: {
    unit: {
      says: {
        it: 'Un generale non combatte da solo, e un’unità senza FoU è dissolta.',
        en: 'A general does not fight on his own, and a unit with no FoU is dissolved.',
      },
      when: ({ unit }) => unit.arm === 'general' || fouOf(unit) === 0,
    },
  },
});

/** What every page about a melee asks for. */
export const meleeFacts = {
  attacker: { ...side, says: { it: 'Chi attacca', en: 'The attacker' } },
  defender: { ...side, says: { it: 'Chi difende', en: 'The defender' } },
  round: usually(1, count({ it: 'Turno di mischia', en: 'Round of the melee' }, 1, 2)),
};

/** The two sides, as the steps call them. */
export const sideNames = {
  attacker: { it: 'Attaccante', en: 'Attacker' },
  defender: { it: 'Difensore', en: 'Defender' },
} as const;

/** The cover a side enjoys. */
export const coverOf = ({ unit, position, coverClass }: MeleeSide, by: By): CoverClass =>
  coverClass ?? meleeCoverOf(standsAt(unit, position), by);

/** Whether it holds houses: it stands in them, or only its cover was told, and nothing says that it stands elsewhere. */
export const isHeldHouse = ({ unit, position, coverClass }: MeleeSide): boolean => {
  const stands = standsAt(unit, position);
  return isBuilding(stands) || (stands === 'open' && coverClass !== null);
};

/** Whether guns there are in the open: high ground is no cover. */
export const inTheOpen = (position: MeleeSide['position']): boolean =>
  position === 'open' || position === 'high-ground';

/** A unit after a round. */
export const afterRound = (unit: Unit, fouCurrent: number, disordered: boolean): Unit =>
  altered(unit, { fouInitial: initialFouOf(unit), fouCurrent, disordered });

/** The arm that fights: no general does so on his own, which the facts have ruled out. */
export const fightingArmOf = ({ arm }: Pick<Unit, 'arm'>): Exclude<Unit['arm'], 'general'> =>
  arm === 'general' ? 'infantry' : arm;
