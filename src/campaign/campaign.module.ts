import { Module, type DynamicModule } from '@nestjs/common';
import { Shelf } from '../api/door/index.js';
import { ActInBattle } from './application/act-in-battle.js';
import { AdvanceBattle } from './application/advance-battle.js';
import { AvailableActions } from './application/available-actions.js';
import { BattleInCells } from './application/battle-in-cells.js';
import { Battles } from './application/battles.js';
import { ChangeRoster } from './application/change-roster.js';
import { ExportRoster } from './application/export-roster.js';
import { HideInBattle } from './application/hide-in-battle.js';
import { ListBattles } from './application/list-battles.js';
import { ListRosters } from './application/list-rosters.js';
import { MakeRoster } from './application/make-roster.js';
import { OpenBattle } from './application/open-battle.js';
import { ReadBattle } from './application/read-battle.js';
import { ReadRoster } from './application/read-roster.js';
import { ReadEvents } from './application/read-events.js';
import { RefereeBattle } from './application/referee-battle.js';
import { RemoveRoster } from './application/remove-roster.js';
import { ReportOnBattle } from './application/report-on-battle.js';
import { ReportOnRoster } from './application/report-on-roster.js';
import { Rosters } from './application/rosters.js';
import { UndoInBattle } from './application/undo-in-battle.js';
import { BattleStore } from './persistence/battle-store.js';
import { RosterStore } from './persistence/roster-store.js';

const useCases = [
  ActInBattle,
  AdvanceBattle,
  AvailableActions,
  BattleInCells,
  Battles,
  ChangeRoster,
  ExportRoster,
  HideInBattle,
  ListBattles,
  ListRosters,
  MakeRoster,
  OpenBattle,
  ReadBattle,
  ReadEvents,
  ReadRoster,
  RefereeBattle,
  RemoveRoster,
  ReportOnBattle,
  ReportOnRoster,
  Rosters,
  UndoInBattle,
];

/** Rosters and battles, by the books on the shelf. */
@Module({})
export class CampaignModule {
  static of(shelf: Shelf): DynamicModule {
    return {
      module: CampaignModule,
      global: true,
      providers: [{ provide: Shelf, useValue: shelf }, BattleStore, RosterStore, ...useCases],
      exports: useCases,
    };
  }
}
