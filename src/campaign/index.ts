/** The front door of rosters, battles and games. */
export { BattleDoors } from './api/battle.doors.js';
export { BattleSheetDoors } from './api/sheet.doors.js';
export { GameDoors } from './api/game.doors.js';
export { RosterDoors } from './api/roster.doors.js';
export { CampaignModule } from './campaign.module.js';
