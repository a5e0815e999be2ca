import { Inject, Injectable } from '@nestjs/common';
import { At, file, type Asked } from '../../api/door/index.js';
import { BattleInCells } from '../application/battle-in-cells.js';
import { BattleCellsAsked, BattleUnitCellsAsked } from './sheet.shapes.js';

const inTheCell = {
  it: 'Gli errori a cui si può rimediare si leggono nella cella, con lo stato 200: cominciano con ERR. Una chiave wk_s_ può stare nell’indirizzo e non vede mai con gli occhi dell’arbitro.',
  en: 'Errors that can be mended are read in the cell, with the status 200: they begin with ERR. A wk_s_ key may stand in the address, and never looks with a referee’s eyes.',
};

/** The doors of battles for spreadsheets. */
@Injectable()
export class BattleSheetDoors {
  constructor(@Inject(BattleInCells) private readonly inCells: BattleInCells) {}

  @At({
    method: 'GET',
    path: '/v1/sheet/battles/:battle',
    name: 'battleInCells',
    tag: 'battles',
    may: 'battle.sheet',
    sheet: true,
    says: {
      it: 'A che punto è una battaglia, per una cella: mossa, fase e a chi tocca',
      en: 'Where a battle stands, for a cell: turn, phase and who is to act',
    },
    more: inTheCell,
    query: BattleCellsAsked,
    answers: file('text/plain; charset=utf-8'),
  })
  standing(asked: Asked<undefined, BattleCellsAsked>) {
    return this.inCells.standing(asked);
  }

  @At({
    method: 'GET',
    path: '/v1/sheet/battles/:battle/units',
    name: 'battleUnitsInCells',
    tag: 'battles',
    may: 'battle.sheet',
    sheet: true,
    says: { it: 'Le unità di una battaglia, una per riga', en: 'The units of a battle, one a line' },
    more: inTheCell,
    query: BattleUnitCellsAsked,
    answers: file('text/plain; charset=utf-8'),
  })
  units(asked: Asked<undefined, BattleUnitCellsAsked>) {
    return this.inCells.units(asked);
  }
}
