import type { Parts } from '../../core/index.js';

/** The general who is with the unit: of him a page asks the quality. */
export const attachedGeneral = {
  attachedGeneral: { fills: { attachedGeneral: 'quality' }, among: 'unit.attachedGenerals', of: 'own' },
} satisfies Parts;

/** The general who orders, the unit that is ordered, and the general who is with it. */
export const orderParts = {
  unit: {
    fills: {
      ordersAlreadyReceived: 'ordersReceivedThisTurn',
      // Only an order that the unit has obeyed is counted there.
      unitActivated: 'ordersReceivedThisTurn',
      unitAlreadyFailed: 'failedOrderThisTurn',
      divisionWithdrawing: 'withdrawing',
    },
  },
  general: {
    fills: {
      general: 'quality',
      generalLevel: 'level',
      generalAlive: 'alive',
      generalAttachedTo: 'attachedTo',
      ordersAlreadyGiven: 'ordersGivenThisTurn',
      divisionPhaseForfeited: 'divisionPhaseForfeited',
    },
    of: 'own',
  },
  ...attachedGeneral,
} satisfies Parts;

/** Whoever supports the unit recovers with it. */
export const supporter = { supporter: { among: 'unit.supporterId', of: 'own' } } satisfies Parts;

/** The degrees that a unit has already turned this turn. */
export const turning = { unit: { fills: { rotationUsedThisTurn: 'rotatedDegreesThisTurn' } } } satisfies Parts;

/** The divisions as their generals lead them. */
export const divisionsByGeneral = {
  divisions: { fills: { 'divisions.id': 'divisionId', 'divisions.side': 'side', 'divisions.general': 'quality' } },
} satisfies Parts;

/** Both sides of a melee, with the generals and supporters beside the main units. */
export const meleeParts = {
  attacker: {
    fills: {
      'attacker.charging': 'chargedThisTurn',
      'attacker.chargeBonusDenied': 'opportunityOrder',
      'attacker.divisionWithdrawing': 'withdrawing',
      'attacker.attachedBatteries': 'attachedBatteries',
    },
  },
  'attacker.general': { among: 'attacker.attachedGenerals', of: 'own' },
  'attacker.support': { among: 'attacker.supporterId', of: 'own' },
  defender: {
    fills: {
      'defender.chargeBonusDenied': 'opportunityOrder',
      'defender.divisionWithdrawing': 'withdrawing',
      'defender.attachedBatteries': 'attachedBatteries',
    },
  },
  'defender.general': { among: 'defender.attachedGenerals' },
  'defender.support': { among: 'defender.supporterId' },
} satisfies Parts;
