/** The front door of access: who somebody is, and what they may do. */
export { AccessModule } from './access.module.js';
export { accessRooms } from './api/rooms.js';
export { SetUpCode } from './application/set-up-code.js';
export { limitedAddress } from './domain/limits.js';
export { memberName } from './domain/club.js';
export { readClubRules, type ClubRules, type RulesetRules } from './domain/club-rules.js';
export { actions, permit, policy, type Action } from './domain/policy.js';
export { refusal } from './domain/refusal.js';
export { Clubs } from './persistence/clubs.repository.js';
export { Members } from './persistence/members.repository.js';
export { Operator } from './operator.js';
