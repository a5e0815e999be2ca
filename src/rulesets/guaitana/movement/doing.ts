import type { By, Refusal } from '../../../core/index.js';
import { isInfantry, isItalianInfantry, isMounted } from '../tables.js';
import type { Formation, Kind, Order } from '../vocabulary.js';
import { leavingMass } from './movement.rulings.js';
import type { PlanReason } from './movement.reasons.js';
import type { MoveAction } from './movement.vocabulary.js';

/** How a unit stands. */
export interface Stance {
  readonly formation: Formation;
  readonly dismounted: boolean;
}

/** One thing that a unit does with its move, and who does it. */
export interface Doing extends Stance {
  readonly kind: Kind;
  readonly order: Order | null;
  readonly type: MoveAction;
  readonly to: Formation | null;
  readonly byTurningFigures: boolean;
  readonly inContactWithHorses: boolean;
}

type Troops = Pick<Doing, 'kind' | 'dismounted'>;

export const infantryFormations: readonly Formation[] = ['line', 'chain', 'column', 'square'];

const formationsOf = (troops: Troops): readonly Formation[] => {
  if (isItalianInfantry(troops)) return infantryFormations;
  return isMounted(troops) && troops.kind === 'italian-cavalry' ? ['line', 'column'] : [];
};

/** Whether troops change their formation at all. */
export const changesFormation = (troops: Troops): boolean => formationsOf(troops).length > 0;

/** On a retreat order infantry and cavalry go into mass, and stay so while it lasts. */
export const retreatsInMass = (troops: Troops & Pick<Doing, 'order'>): boolean =>
  troops.order === 'retreat' && (isInfantry(troops) || isMounted(troops));

/** Natives know no other formation than the mass, even where none is said. */
export const isInMass = ({ kind, formation }: Pick<Doing, 'kind' | 'formation'>): boolean =>
  formation === 'mass' || (formation === 'none' && (kind === 'native-infantry' || kind === 'native-cavalry'));

export const mayTake = (doing: Pick<Doing, 'kind' | 'dismounted' | 'order' | 'formation' | 'to'>, by: By): boolean => {
  const { formation, to } = doing;
  if (to === null) return false;
  if (retreatsInMass(doing)) return to === 'mass';
  if (to === 'mass') return formation === 'mass' && changesFormation(doing) && by(leavingMass) === 'may-stay-in-mass';
  return formationsOf(doing).includes(to);
};

/** Column to line and back, every figure turning on the spot. */
export const turnsFigures = ({ formation, to, byTurningFigures }: Doing): boolean =>
  byTurningFigures && ((formation === 'line' && to === 'column') || (formation === 'column' && to === 'line'));

const turnsAtWill: readonly Kind[] = ['commander-in-chief', 'messenger', 'baggage'];
export const facesFreely = (doing: Doing): boolean => isInMass(doing) || turnsAtWill.includes(doing.kind);
export const facesAtHalf = (doing: Doing): boolean =>
  !facesFreely(doing) && (doing.formation === 'line' || doing.formation === 'chain');

/** A squadron that mounts or dismounts keeps its formation if that is known there too, or takes the one it names. */
const takesThere = ({ to, formation, ...troops }: Doing, dismounted: boolean, by: By): boolean => {
  const keeps = to === null || to === formation;
  if (keeps && (formation === 'mass' || formation === 'none')) return true;
  return mayTake({ ...troops, formation, dismounted, to: to ?? formation }, by);
};

export const isAlready = ({ type, formation, dismounted }: Doing): boolean => {
  switch (type) {
    case 'mount':
      return !dismounted;
    case 'dismount':
      return dismounted;
    case 'pack':
      return formation === 'packed';
    case 'unpack':
      return formation === 'in-battery';
    default:
      return false;
  }
};

/** The first thing that speaks against it, apart from the ground. */
export const refusalOf = (doing: Doing, by: By): Refusal<PlanReason> => {
  const { type, kind } = doing;
  switch (type) {
    case 'move':
    case 'cross-wadi':
    case 'change-facing':
      return false;
    case 'change-formation':
      return !mayTake(doing, by) && ['formation-not-allowed', 'Tipi di truppe, L51–64; Movimento, L156'];
    case 'mount':
    case 'dismount':
      if (kind !== 'italian-cavalry') return ['only-italian-cavalry', 'Movimento, L150'];
      if (!takesThere(doing, type === 'dismount', by)) return ['formation-not-allowed', 'Tipi di truppe, L53'];
      if (isAlready(doing)) return ['already-in-that-state', 'Movimento, L150'];
      return type === 'mount' && !doing.inContactWithHorses && ['not-with-the-horses', 'Movimento, L150'];
    case 'pack':
    case 'unpack':
      if (isAlready(doing)) return ['already-in-that-state', 'Movimento, L152'];
      return kind !== 'artillery' && ['only-artillery', 'Movimento, L152'];
  }
};

/** How the unit stands once it is done. */
export const stanceAfter = ({ type, formation, dismounted, to }: Doing): Stance => {
  switch (type) {
    case 'change-formation':
      return { formation: to ?? formation, dismounted };
    case 'mount':
    case 'dismount':
      return { formation: to ?? formation, dismounted: type === 'dismount' };
    case 'pack':
      return { formation: 'packed', dismounted };
    case 'unpack':
      return { formation: 'in-battery', dismounted };
    default:
      return { formation, dismounted };
  }
};

/** An action of which nothing more is known than what is told. */
export const doingOf = (type: MoveAction, told: Partial<Doing>): Doing => ({
  kind: 'italian-infantry',
  formation: 'none',
  dismounted: false,
  order: null,
  to: null,
  byTurningFigures: false,
  inContactWithHorses: false,
  ...told,
  type,
});
