import { count, measure, optional, usually, yesNo, type By, type Declared, type Text } from '../../../core/index.js';
import { centimetres, ownArm, ownFormation } from '../facts.js';
import { partialRoadMove, unlistedMoveCosts } from './movement.rulings.js';

const unless = (it: string, en: string) => usually(false, yesNo({ it, en }));

/** What every move allowance asks about the unit and its way. */
export const moveFacts = {
  arm: ownArm,
  formation: ownFormation,
  marchOrder: unless('È in ordine di marcia, con una basetta di fronte', 'It is in march order, one base wide'),
  onRoad: unless('Tutta la mossa segue una strada', 'The whole move follows a road'),
  brokenTerrain: unless('La mossa tocca terreno rotto', 'The move touches broken ground'),
  roadPercent: optional(
    count(
      {
        it: 'Parte della mossa su strada, in percentuale, per il club che la conta',
        en: 'Part of the move by road, in per cent, for a club that counts it',
      },
      0,
      99,
    ),
  ),
  moveCostCm: optional(
    centimetres(
      'Costo di terreno e manovre dalla tabella del club',
      'Cost of terrain and manoeuvres from the club’s table',
    ),
  ),
};

/** A club that counts parts of a road must say how long they are. */
export const roadPercentNeeded = {
  says: {
    it: 'Il club conta la strada in proporzione: indicare quale percentuale della mossa è su strada.',
    en: 'The club counts roads pro rata: say what per cent of the move is by road.',
  },
  when: (f: Pick<Declared<typeof moveFacts>, 'onRoad'>, by: By): boolean =>
    !f.onRoad && by(partialRoadMove) === 'pro-rata',
};

export const roadTwice = {
  says: {
    it: 'La mossa è tutta su strada: la percentuale non serve.',
    en: 'The whole move is by road: leave the per cent out.',
  },
  when: (f: Pick<Declared<typeof moveFacts>, 'onRoad' | 'roadPercent'>): boolean =>
    f.onRoad && f.roadPercent !== null && f.roadPercent >= 0,
};

/** A club with a table of costs must say what this move costs. */
export const moveCostNeeded = {
  says: {
    it: 'Il club ha una tabella dei costi: indicare quanti cm costa questa mossa (0 se nessuno).',
    en: 'The club has a table of costs: say how many cm this move costs (0 if none).',
  },
  when: (_: unknown, by: By): boolean => by(unlistedMoveCosts) === 'club-table',
};

export const unitAllowance = centimetres('Mossa disponibile in questo turno', 'Allowance of this turn');
export const legal = yesNo({ it: 'La mossa è permessa', en: 'The move is legal' });

/** What a reckoned move may come to, house rules included: two rows and a factor of at most 1000 each. */
const mostBonusCm = 2_000;
const mostAllowanceCm = 3_000_000;

export const bonusOf = (it: string, en: string) => measure({ it, en }, -mostBonusCm, mostBonusCm, 'cm');
export const factorOf = (it: string, en: string) => measure({ it, en }, -1_000, 1_000, '');
export const allowanceOf = (it: string, en: string) => measure({ it, en }, 0, mostAllowanceCm, 'cm');

/** Centimetres as a tape can tell them: sums of decimals leave no dust. */
export const onTheTape = (cm: number): number => Math.round(cm * 1000) / 1000;

/** Figures with the decimal comma. */
export const inItalian = (figures: string): string => figures.replaceAll('.', ',');

/** A length as a sentence says it. */
export const inCm = (cm: number): Text => ({ it: `${inItalian(String(cm))} cm`, en: `${cm} cm` });
