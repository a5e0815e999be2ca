import { Injectable } from '@nestjs/common';
import { At, nothing, one, page, PageAsked, type Asked, type Page } from '../../api/door/index.js';
import { ChangeClub } from '../application/change-club.js';
import { ChangeMember } from '../application/change-member.js';
import { ListClubs } from '../application/list-clubs.js';
import { ListMembers } from '../application/list-members.js';
import { MakeClub } from '../application/make-club.js';
import { ReadClub } from '../application/read-club.js';
import { RemoveMember } from '../application/remove-member.js';
import { ChangeClubBody, ChangeMemberBody, ClubShape, MakeClubBody, MemberShape } from './club.shapes.js';
import { clubShown, memberShown, pageShown } from './shown.js';

/** The doors of clubs and their members. */
@Injectable()
export class ClubDoors {
  constructor(
    private readonly listClubs: ListClubs,
    private readonly makeClub: MakeClub,
    private readonly readClub: ReadClub,
    private readonly changeClub: ChangeClub,
    private readonly listMembers: ListMembers,
    private readonly changeMember: ChangeMember,
    private readonly removeMember: RemoveMember,
  ) {}

  @At({
    method: 'GET',
    path: '/v1/clubs',
    name: 'listClubs',
    tag: 'clubs',
    may: 'signed-in',
    says: { it: 'I club di chi chiede.', en: 'The clubs of whoever asks.' },
    query: PageAsked,
    answers: page(() => ClubShape),
    graphql: { on: 'Query', as: 'clubs' },
    problems: ['not-signed-in'],
  })
  async clubs(asked: Asked<undefined, PageAsked>): Promise<Page<ClubShape>> {
    return pageShown(await this.listClubs.do(asked), clubShown);
  }

  @At({
    method: 'POST',
    path: '/v1/clubs',
    name: 'makeClub',
    tag: 'clubs',
    may: 'signed-in',
    says: { it: 'Fa un club, di cui si è responsabili.', en: 'Makes a club, and its maker the owner.' },
    body: MakeClubBody,
    answers: one(() => ClubShape),
    status: 201,
    graphql: { on: 'Mutation', as: 'makeClub' },
    problems: ['not-signed-in', 'not-permitted', 'too-many'],
    examples: [{ says: { it: 'Un club nuovo', en: 'A new club' }, body: { name: 'Club di Elchingen' } }],
  })
  async make(asked: Asked<MakeClubBody>): Promise<ClubShape> {
    return clubShown(await this.makeClub.do(asked));
  }

  @At({
    method: 'GET',
    path: '/v1/clubs/:club',
    name: 'readClub',
    tag: 'clubs',
    may: 'club.read',
    says: { it: 'Un club e come gioca.', en: 'A club and how it plays.' },
    answers: one(() => ClubShape),
    graphql: { on: 'Query', as: 'club' },
    problems: ['not-signed-in', 'not-permitted', 'not-found'],
  })
  async club(asked: Asked): Promise<ClubShape> {
    return clubShown(await this.readClub.do(asked));
  }

  @At({
    method: 'PATCH',
    path: '/v1/clubs/:club',
    name: 'changeClub',
    tag: 'clubs',
    may: 'club.change',
    says: { it: 'Cambia il nome del club o come gioca.', en: 'Changes a club’s name, or how it plays.' },
    more: {
      it: 'Interpretazioni e regole di casa valgono per le battaglie aperte da ora in poi; il libro di ciascun regolamento le controlla.',
      en: 'Rulings and house rules hold for battles opened from now on; each ruleset’s book checks them.',
    },
    body: ChangeClubBody,
    answers: one(() => ClubShape),
    graphql: { on: 'Mutation', as: 'changeClub' },
    problems: ['not-signed-in', 'not-permitted', 'not-found'],
    examples: [
      {
        says: { it: 'Per il club l’artiglieria non passa sui ponti', en: 'At this club guns do not cross bridges' },
        body: { rules: { 'ordre-mixte': { rulings: { 'limbered-crossing': 'artillery-excluded' } } } },
      },
    ],
  })
  async change(asked: Asked<ChangeClubBody>): Promise<ClubShape> {
    return clubShown(await this.changeClub.do(asked));
  }

  @At({
    method: 'GET',
    path: '/v1/clubs/:club/members',
    name: 'listMembers',
    tag: 'clubs',
    may: 'member.read',
    says: { it: 'I soci di un club.', en: 'The members of a club.' },
    query: PageAsked,
    answers: page(() => MemberShape),
    graphql: { on: 'Club', as: 'members' },
    problems: ['not-signed-in', 'not-permitted', 'not-found'],
  })
  async members(asked: Asked<undefined, PageAsked>): Promise<Page<MemberShape>> {
    return pageShown(await this.listMembers.do(asked), memberShown(asked.language));
  }

  @At({
    method: 'PATCH',
    path: '/v1/clubs/:club/members/:member',
    name: 'changeMember',
    tag: 'clubs',
    may: 'member.change',
    says: { it: 'Cambia il ruolo o il nome di un socio.', en: 'Changes a member’s role or name.' },
    more: {
      it: 'Vale dal primo secondo. L’ultimo responsabile resta tale.',
      en: 'It holds within a second. The last owner stays one.',
    },
    body: ChangeMemberBody,
    answers: one(() => MemberShape),
    graphql: { on: 'Mutation', as: 'changeMember' },
    problems: ['not-signed-in', 'not-permitted', 'not-found', 'not-now'],
    examples: [{ says: { it: 'Un nuovo arbitro', en: 'A new referee' }, body: { role: 'referee' } }],
  })
  async alter(asked: Asked<ChangeMemberBody>): Promise<MemberShape> {
    return memberShown(asked.language)(await this.changeMember.do(asked));
  }

  @At({
    method: 'DELETE',
    path: '/v1/clubs/:club/members/:member',
    name: 'removeMember',
    tag: 'clubs',
    may: 'member.change',
    says: { it: 'Toglie un socio dal club, con le sue chiavi.', en: 'Removes a member from the club, keys and all.' },
    more: {
      it: 'Chiunque può andarsene da sé, tranne l’ultimo responsabile. Nelle battaglie resta un «ex socio».',
      en: 'Anybody may leave by themselves, but for the last owner. Battles keep a “former member”.',
    },
    answers: nothing,
    status: 204,
    graphql: { on: 'Mutation', as: 'removeMember' },
    problems: ['not-signed-in', 'not-permitted', 'not-found', 'not-now'],
  })
  remove(asked: Asked): Promise<void> {
    return this.removeMember.do(asked);
  }
}
