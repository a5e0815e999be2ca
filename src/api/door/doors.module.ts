import { Inject, Module, type DynamicModule, type OnModuleInit, type Type } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import { Gate } from './asked.js';
import { doorsIn, type Door } from './door.js';
import { openDoors } from './open-doors.js';

/** All hand-written doors, with what stands behind them. */
export class Doors {
  constructor(readonly all: readonly Door[]) {}
}

/** What a door may ask of whoever comes, besides an action of the policy. */
const always: readonly string[] = ['anyone', 'signed-in'];

/** Opens the doors of rooms: classes whose methods are doors. */
@Module({})
export class DoorsModule implements OnModuleInit {
  constructor(
    @Inject(HttpAdapterHost) private readonly host: HttpAdapterHost<FastifyAdapter>,
    @Inject(Gate) private readonly gate: Gate,
    @Inject(Doors) private readonly doors: Doors,
  ) {}

  /** The rooms are made by Nest, from what global modules and the ones given here export. */
  static of({ rooms, actions, imports = [] }: Rooms): DynamicModule {
    return {
      module: DoorsModule,
      global: true,
      imports: [...imports],
      providers: [
        ...rooms,
        { provide: Doors, inject: [...rooms], useFactory: (...made: object[]) => doorsOf(made, actions) },
      ],
      exports: [Doors],
    };
  }

  onModuleInit(): void {
    openDoors(this.host.httpAdapter.getInstance(), this.gate, this.doors.all);
  }
}

export interface Rooms {
  readonly rooms: readonly Type<object>[];
  /** What the policy knows of: a door that asks for anything else does not open. */
  readonly actions: readonly string[];
  readonly imports?: readonly (Type<object> | DynamicModule)[];
}

const doorsOf = (rooms: readonly object[], actions: readonly string[]): Doors => {
  const all = rooms.flatMap(room => doorsIn(room));
  const strange = all.filter(({ said }) => !always.includes(said.may) && !actions.includes(said.may));
  if (strange.length === 0) return new Doors(all);
  const told = strange.map(({ said }) => `${said.name} (${said.may})`).join(', ');
  throw new Error(`The policy has no line for: ${told}.`);
};
