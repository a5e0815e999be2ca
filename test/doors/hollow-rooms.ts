import { Inject, Module, type DynamicModule, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';
import { doorsIn, Gate, openDoors, problem, Refused, type Admitted, type Room } from '../../src/api/door/index.js';

/** Lets nobody in. */
class ShutGate extends Gate {
  async admit(): Promise<Admitted> {
    throw new Refused(problem('not-signed-in', { it: 'Chiuso.', en: 'Shut.' }, 'en'));
  }
}

const toOpen = Symbol('rooms');

@Module({})
class HollowRooms implements OnModuleInit {
  constructor(
    @Inject(HttpAdapterHost) private readonly host: HttpAdapterHost,
    @Inject(toOpen) private readonly rooms: readonly Room[],
  ) {}

  onModuleInit(): void {
    // Nobody gets past the gate, so that nobody meets a room that was never made.
    const hollow = this.rooms.map(room => Object.create(room.prototype as object) as object);
    openDoors(this.host.httpAdapter.getInstance<FastifyInstance>(), new ShutGate(), hollow.flatMap(doorsIn));
  }
}

/** The doors of all these rooms with nobody behind them, for those who look at the doors alone. */
export const hollowDoors = (rooms: readonly Room[]): DynamicModule => ({
  module: HollowRooms,
  providers: [{ provide: toOpen, useValue: rooms }],
});
