import type { Door, DoorSaid, Gate } from '../door/index.js';

/** What stands behind hand-written doors. */
export interface Behind {
  readonly gate: Gate;
  readonly doors: readonly Door[];
}

/** Finds what stands behind the doors: the schema is made before the rooms are, and asks only when it is asked. */
export class BehindDoors {
  private behind: { readonly gate: Gate; readonly doors: ReadonlyMap<DoorSaid, Door> } | undefined;

  constructor(private find: () => Behind = nobody) {}

  /** Says where to look from now on. */
  lookIn(find: () => Behind): this {
    this.find = find;
    return this;
  }

  get gate(): Gate {
    return this.found().gate;
  }

  door(said: DoorSaid): Door {
    const door = this.found().doors.get(said);
    if (door === undefined) throw new Error(`Nobody stands behind the door ${said.name}.`);
    return door;
  }

  private found() {
    if (this.behind === undefined) {
      const { gate, doors } = this.find();
      this.behind = { gate, doors: new Map(doors.map(door => [door.said, door])) };
    }
    return this.behind;
  }
}

const nobody = (): never => {
  throw new Error('Nobody stands behind the doors.');
};
