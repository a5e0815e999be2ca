import type { Type } from '@nestjs/common';
import { accessRooms } from './access/index.js';
import { PrivateGameDoors } from './api/sheet/private-game.doors.js';
import { BattleDoors, BattleSheetDoors, GameDoors, RosterDoors } from './campaign/index.js';

/** Every class of hand-written doors: what is served, documented and printed is this list. */
export const rooms: readonly Type<object>[] = [
  ...accessRooms,
  RosterDoors,
  BattleDoors,
  BattleSheetDoors,
  GameDoors,
  PrivateGameDoors,
];
