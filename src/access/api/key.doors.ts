import { Injectable } from '@nestjs/common';
import { At, nothing, one, page, PageAsked, type Asked, type Page } from '../../api/door/index.js';
import { ListKeys } from '../application/list-keys.js';
import { MakeKey } from '../application/make-key.js';
import { RevokeKey } from '../application/revoke-key.js';
import { KeyShape, MakeKeyBody, NewKeyShape } from './club.shapes.js';
import { keyShown, pageShown } from './shown.js';

/** The doors of keys for programs. */
@Injectable()
export class KeyDoors {
  constructor(
    private readonly listKeys: ListKeys,
    private readonly makeKey: MakeKey,
    private readonly revokeKey: RevokeKey,
  ) {}

  @At({
    method: 'GET',
    path: '/v1/clubs/:club/keys',
    name: 'listKeys',
    tag: 'clubs',
    may: 'key.read',
    says: { it: 'Le proprie chiavi; per un responsabile, tutte.', en: 'One’s own keys; for an owner, all.' },
    query: PageAsked,
    answers: page(() => KeyShape),
    graphql: { on: 'Club', as: 'keys' },
    problems: ['not-signed-in', 'not-permitted', 'not-found'],
  })
  async keys(asked: Asked<undefined, PageAsked>): Promise<Page<KeyShape>> {
    return pageShown(await this.listKeys.do(asked), keyShown);
  }

  @At({
    method: 'POST',
    path: '/v1/clubs/:club/keys',
    name: 'makeKey',
    tag: 'clubs',
    may: 'key.make',
    says: { it: 'Fa una chiave per un programma.', en: 'Makes a key for a program.' },
    more: {
      it: 'La chiave si vede solo adesso. Non può mai più di chi l’ha fatta, nemmeno dopo; soci, inviti e chiavi restano alle persone.',
      en: 'The key is shown only now. It may never do more than whoever made it, not even later; members, invitations and keys are left to people.',
    },
    body: MakeKeyBody,
    answers: one(() => NewKeyShape),
    status: 201,
    graphql: { on: 'Mutation', as: 'makeKey' },
    problems: ['not-signed-in', 'not-permitted', 'not-found', 'too-many'],
    examples: [
      { says: { it: 'Per un foglio di calcolo', en: 'For a spreadsheet' }, body: { name: 'Foglio', scope: 'sheet' } },
      {
        says: { it: 'Per un programma che gioca', en: 'For a program that plays' },
        body: { name: 'Robot', scope: 'write', days: 90 },
      },
    ],
  })
  async make(asked: Asked<MakeKeyBody>): Promise<NewKeyShape> {
    const { made, key } = await this.makeKey.do(asked);
    return { ...keyShown(made), key };
  }

  @At({
    method: 'DELETE',
    path: '/v1/clubs/:club/keys/:key',
    name: 'revokeKey',
    tag: 'clubs',
    may: 'key.make',
    says: { it: 'Revoca una chiave, da subito.', en: 'Revokes a key, at once.' },
    answers: nothing,
    status: 204,
    graphql: { on: 'Mutation', as: 'revokeKey' },
    problems: ['not-signed-in', 'not-permitted', 'not-found'],
  })
  revoke(asked: Asked): Promise<void> {
    return this.revokeKey.do(asked);
  }
}
