import { Module } from '@nestjs/common';
import { Test } from '@nestjs/testing';
import { Gate, nobody, type Admitted, type Credentials } from './asked.js';
import { At, nothing } from './door.js';
import { Doors, DoorsModule } from './doors.module.js';

class Open extends Gate {
  admit({ address }: Credentials): Promise<Admitted> {
    return Promise.resolve({ by: nobody(address), headers: {} });
  }
}

@Module({ providers: [{ provide: Gate, useClass: Open }], exports: [Gate] })
class GateModule {}

const room = (may: string) => {
  class Room {
    @At({
      method: 'GET',
      path: '/v1/here',
      name: 'here',
      tag: 'clubs',
      may,
      says: { it: 'Qui.', en: 'Here.' },
      answers: nothing,
    })
    here(): void {}
  }
  return Room;
};
const made = (may: string) =>
  Test.createTestingModule({
    imports: [DoorsModule.of({ rooms: [room(may)], actions: ['club.read'], imports: [GateModule] })],
  }).compile();

describe('The doors of a room', () => {
  it.each(['club.read', 'anyone', 'signed-in'])('open if they ask for %s', async may => {
    expect((await made(may)).get(Doors).all.map(({ said }) => said.name)).toEqual(['here']);
  });

  it.each(['club.raed', '', 'everyone'])('do not open if they ask for “%s”, which no policy knows', async may => {
    await expect(made(may)).rejects.toThrow(`The policy has no line for: here (${may}).`);
  });
});
