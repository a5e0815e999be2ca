import { Module, type DynamicModule } from '@nestjs/common';
import { SheetGames, Shelf } from '../api/door/index.js';
import { ActInBattle } from './application/act-in-battle.js';
import { AdvanceBattle } from './application/advance-battle.js';
import { AvailableActions } from './application/available-actions.js';
import { BattleInCells } from './application/battle-in-cells.js';
import { Battles } from './application/battles.js';
import { ChangeRoster } from './application/change-roster.js';
import { EndGame } from './application/end-game.js';
import { ExportRoster } from './application/export-roster.js';
import { Games } from './application/games.js';
import { HideInBattle } from './application/hide-in-battle.js';
import { ListBattles } from './application/list-battles.js';
import { ListGames } from './application/list-games.js';
import { ListRosters } from './application/list-rosters.js';
import { MakeGame } from './application/make-game.js';
import { MakeRoster } from './application/make-roster.js';
import { OpenBattle } from './application/open-battle.js';
import { ReadBattle } from './application/read-battle.js';
import { ReadGame } from './application/read-game.js';
import { ReadRolls } from './application/read-rolls.js';
import { ReadRoster } from './application/read-roster.js';
import { ReadEvents } from './application/read-events.js';
import { ReadSigningKeys } from './application/read-signing-keys.js';
import { RefereeBattle } from './application/referee-battle.js';
import { RemoveRoster } from './application/remove-roster.js';
import { ReportOnBattle } from './application/report-on-battle.js';
import { ReportOnRoster } from './application/report-on-roster.js';
import { RollInGame } from './application/roll-in-game.js';
import { Rosters } from './application/rosters.js';
import { UndoInBattle } from './application/undo-in-battle.js';
import { HeadSigner } from './domain/signed-head.js';
import { BattleStore } from './persistence/battle-store.js';
import { GameStore } from './persistence/game-store.js';
import { RosterStore } from './persistence/roster-store.js';

const useCases = [
  ActInBattle,
  AdvanceBattle,
  AvailableActions,
  BattleInCells,
  Battles,
  ChangeRoster,
  EndGame,
  ExportRoster,
  Games,
  HideInBattle,
  ListBattles,
  ListGames,
  ListRosters,
  MakeGame,
  MakeRoster,
  OpenBattle,
  ReadBattle,
  ReadEvents,
  ReadGame,
  ReadRolls,
  ReadRoster,
  ReadSigningKeys,
  RefereeBattle,
  RemoveRoster,
  ReportOnBattle,
  ReportOnRoster,
  RollInGame,
  Rosters,
  UndoInBattle,
];

/** What the sheet door knows of games. */
const sheetGames = { provide: SheetGames, useExisting: RollInGame };

/** Rosters, battles and games of spreadsheets, by the books on the shelf. */
@Module({})
export class CampaignModule {
  /** Heads of battles are signed with the first of the keys; the others are earlier ones. */
  static of(shelf: Shelf, signingKeys: readonly string[]): DynamicModule {
    return {
      module: CampaignModule,
      global: true,
      providers: [
        { provide: Shelf, useValue: shelf },
        { provide: HeadSigner, useFactory: () => new HeadSigner(signingKeys) },
        BattleStore,
        GameStore,
        RosterStore,
        ...useCases,
        sheetGames,
      ],
      exports: [...useCases, sheetGames],
    };
  }
}
