import { Injectable } from '@nestjs/common';
import { At, nothing, one, page, PageAsked, type Asked, type Page } from '../../api/door/index.js';
import { InviteMember } from '../application/invite-member.js';
import { ListInvitations } from '../application/list-invitations.js';
import { WithdrawInvitation } from '../application/withdraw-invitation.js';
import { PublicAddress } from '../gate.js';
import { InvitationShape, InviteBody, NewInvitationShape } from './club.shapes.js';
import { invitationShown, pageShown } from './shown.js';

/** The doors of invitations, on the side of those who invite. */
@Injectable()
export class InvitationDoors {
  constructor(
    private readonly listInvitations: ListInvitations,
    private readonly inviteMember: InviteMember,
    private readonly withdrawInvitation: WithdrawInvitation,
    private readonly publicAddress: PublicAddress,
  ) {}

  @At({
    method: 'GET',
    path: '/v1/clubs/:club/invitations',
    name: 'listInvitations',
    tag: 'clubs',
    may: 'invitation.make',
    says: { it: 'Gli inviti ancora da accettare.', en: 'The invitations that can still be accepted.' },
    query: PageAsked,
    answers: page(() => InvitationShape),
    graphql: { on: 'Club', as: 'invitations' },
    problems: ['not-signed-in', 'not-permitted', 'not-found'],
  })
  async invitations(asked: Asked<undefined, PageAsked>): Promise<Page<InvitationShape>> {
    return pageShown(await this.listInvitations.do(asked), invitationShown);
  }

  @At({
    method: 'POST',
    path: '/v1/clubs/:club/invitations',
    name: 'inviteMember',
    tag: 'clubs',
    may: 'invitation.make',
    says: { it: 'Invita qualcuno nel club.', en: 'Invites somebody to the club.' },
    more: {
      it: 'Il codice si vede solo adesso e vale una volta. Responsabili e arbitri li invita solo un responsabile.',
      en: 'The token is shown only now and works once. Owners and referees are invited by owners only.',
    },
    body: InviteBody,
    answers: one(() => NewInvitationShape),
    status: 201,
    graphql: { on: 'Mutation', as: 'inviteMember' },
    problems: ['not-signed-in', 'not-permitted', 'not-found', 'too-many'],
    examples: [{ says: { it: 'Un giocatore', en: 'A player' }, body: { role: 'player', days: 3 } }],
  })
  async invite(asked: Asked<InviteBody>): Promise<NewInvitationShape> {
    const invitation = await this.inviteMember.do(asked);
    const { token } = invitation;
    return { ...invitationShown(invitation), token, link: this.publicAddress.linkTo('/join', token, asked) };
  }

  @At({
    method: 'DELETE',
    path: '/v1/clubs/:club/invitations/:invitation',
    name: 'withdrawInvitation',
    tag: 'clubs',
    may: 'invitation.make',
    says: { it: 'Ritira un invito.', en: 'Takes an invitation back.' },
    answers: nothing,
    status: 204,
    graphql: { on: 'Mutation', as: 'withdrawInvitation' },
    problems: ['not-signed-in', 'not-permitted', 'not-found'],
  })
  withdraw(asked: Asked): Promise<void> {
    return this.withdrawInvitation.do(asked);
  }
}
