/** The front door of rosters and battles. */
export { BattleDoors } from './api/battle.doors.js';
export { BattleSheetDoors } from './api/sheet.doors.js';
export { RosterDoors } from './api/roster.doors.js';
export { CampaignModule } from './campaign.module.js';
