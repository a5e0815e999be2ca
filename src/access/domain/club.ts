import type { MemberRole } from '../../api/door/index.js';
import type { Language } from '../../core/index.js';

const formerMember = { it: 'ex socio', en: 'former member' };

/** The name kept for those who left: it says nothing of them. */
export const formerName = formerMember.en;

/** A member's name as it is shown; whoever left has none. */
export const memberName = (member: { accountId: string | null; name: string }, language: Language): string =>
  member.accountId === null ? formerMember[language] : member.name;

/** Whether a role may invite to another: referees bring players and spectators, owners anybody. */
export const mayInvite = (inviter: MemberRole, role: MemberRole): boolean =>
  inviter === 'owner' || (inviter === 'referee' && (role === 'player' || role === 'spectator'));

export const dayMs = 86_400_000;
