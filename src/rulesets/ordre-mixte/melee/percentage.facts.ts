import { appliedModifiers, type Declared, measure, oneOf, usually, yesNo } from '../../../core/index.js';
import {
  atDefendedChokepoint,
  limbersWithoutGuns,
  onlyGunsLimber,
  ownArm,
  ownCover,
  ownDisorder,
  ownQuality,
  percentageOf,
} from '../facts.js';
import { arm, cavalryFatigue, cover, formation, isArtillery, type Arm } from '../vocabulary.js';
import { meleeBases } from './contributing-bases.facts.js';

const unset = (it: string, en: string) => usually(false, yesNo({ it, en }));

export const meleePercentageFacts = {
  meleeBases,
  arm: ownArm,
  charging: unset('Cavalleria che ha caricato in questa mischia', 'Cavalry that charged into this melee'),
  cuirassier: unset('Corazzieri', 'Cuirassiers'),
  lancer: unset('Lancieri', 'Lancers'),
  cavalryFatigue: usually(
    'fresh',
    oneOf({ it: 'Stato della cavalleria', en: 'Condition of the cavalry' }, cavalryFatigue),
  ),
  quality: ownQuality,
  disordered: ownDisorder,
  atDefendedChokepoint,
  enemyArm: oneOf({ it: 'Arma del nemico', en: 'Arm of the enemy' }, arm),
  enemyFormation: oneOf({ it: 'Formazione del nemico', en: 'Formation of the enemy' }, formation),
  enemyDisordered: unset('Il nemico è in disordine', 'The enemy is in disorder'),
  enemyAtDefendedChokepoint: unset(
    'Il nemico forza un ponte o una strettoia difesi',
    'The enemy forces a defended bridge or defile',
  ),
  enemyCover: usually('none', oneOf({ it: 'Copertura del nemico', en: 'Cover of the enemy' }, cover)),
  ownCover,
  enemyChargingCavalry: unset('Il nemico è cavalleria in carica', 'The enemy is charging cavalry'),
};
export type Fighter = Declared<typeof meleePercentageFacts>;

const isNoCavalry = (of: Arm): boolean => of === 'infantry' || isArtillery(of);

/** What no unit of the book can be. */
export const impossibleFighter = {
  cuirassier: {
    says: { it: 'I corazzieri sono cavalleria pesante.', en: 'Cuirassiers are heavy cavalry.' },
    when: (f: Fighter) => f.cuirassier && (f.arm === 'light-cavalry' || isNoCavalry(f.arm)),
  },
  lancer: {
    says: { it: 'I lancieri sono cavalleria.', en: 'Lancers are cavalry.' },
    when: (f: Fighter) => f.lancer && isNoCavalry(f.arm),
  },
  cavalryFatigue: {
    says: { it: 'Solo la cavalleria è stanca o spenta.', en: 'Only cavalry is tired or spent.' },
    when: (f: Fighter) => (f.cavalryFatigue === 'tired' || f.cavalryFatigue === 'spent') && isNoCavalry(f.arm),
  },
  enemyFormation: {
    says: onlyGunsLimber.says,
    when: (f: Fighter) => limbersWithoutGuns(f.enemyArm, f.enemyFormation),
  },
};

export const meleePercentageOutcome = {
  perBase: measure({ it: 'Valore per basetta', en: 'Value per base' }, -100_000, 100_000, '%'),
  percentage: percentageOf('Percentuale di mischia', 'Melee percentage'),
  modifiers: appliedModifiers,
};
