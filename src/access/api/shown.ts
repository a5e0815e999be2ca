import type { Page } from '../../api/door/index.js';
import type { Language } from '../../core/index.js';
import type { ApiKey, Club, Invitation, Member, PasswordReset } from '../../database/index.js';
import { memberName } from '../domain/club.js';
import type { ClubShape, InvitationShape, KeyShape, MemberShape } from './club.shapes.js';
import type { PasswordResetShape } from './reset.shapes.js';

/** A club as its members see it. */
export const clubShown = ({ id, name, rules, createdAt }: Club): ClubShape => ({
  id,
  name,
  rules,
  createdAt: createdAt.toISOString(),
});

/** A member as the club sees them; whose account it is concerns nobody. */
export const memberShown =
  (language: Language) =>
  (member: Member): MemberShape => ({
    id: member.id,
    name: memberName(member, language),
    role: member.role,
    createdAt: member.createdAt.toISOString(),
  });

export const invitationShown = (
  invitation: Pick<Invitation, 'id' | 'role' | 'createdBy' | 'createdAt' | 'expiresAt'>,
): InvitationShape => ({
  id: invitation.id,
  role: invitation.role,
  createdBy: invitation.createdBy,
  createdAt: invitation.createdAt.toISOString(),
  expiresAt: invitation.expiresAt.toISOString(),
});

/** A reset without what would let anybody finish it. */
export const resetShown = (reset: PasswordReset): PasswordResetShape => ({
  id: reset.id,
  member: reset.memberId,
  way: reset.way,
  madeBy: reset.madeBy,
  createdAt: reset.createdAt.toISOString(),
  expiresAt: reset.expiresAt?.toISOString() ?? null,
  withdrawnAt: reset.withdrawnAt?.toISOString() ?? null,
  usedAt: reset.usedAt?.toISOString() ?? null,
  keysRevoked: reset.keysRevoked,
});

/** A key without what makes it one. */
export const keyShown = (key: ApiKey): KeyShape => ({
  id: key.id,
  name: key.name,
  scope: key.scopes[0] ?? '',
  sees: key.sees,
  battle: key.battleId,
  createdBy: key.createdBy,
  createdAt: key.createdAt.toISOString(),
  expiresAt: key.expiresAt?.toISOString() ?? null,
  revokedAt: key.revokedAt?.toISOString() ?? null,
  usedOn: key.usedOn,
});

/** A page of what is shown. */
export const pageShown = <R, V>({ edges, hasNext }: Page<R>, shown: (row: R) => V): Page<V> => ({
  edges: edges.map(({ cursor, node }) => ({ cursor, node: shown(node) })),
  hasNext,
});
