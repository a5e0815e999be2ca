import { ClubDoors } from './club.doors.js';
import { InvitationDoors } from './invitation.doors.js';
import { KeyDoors } from './key.doors.js';
import { ResetDoors } from './reset.doors.js';
import { SessionDoors } from './session.doors.js';

/** Every class of doors of access. */
export const accessRooms = [SessionDoors, ResetDoors, ClubDoors, InvitationDoors, KeyDoors] as const;
