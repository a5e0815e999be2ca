import { MaySay, Shape, words } from '../../api/door/index.js';

// What cells hold is read as every sheet call reads it: capital letters, VERO and FALSO, empty cells.
const cell = words(40, 0);

@Shape('BattleCellsAsked', 'Quali celle di una battaglia.', 'Which cells of a battle.')
export class BattleCellsAsked {
  [parameter: string]: string | undefined;

  @MaySay(
    'Le colonne, con ; in mezzo; se mancano, le solite.',
    'The columns, with ; in between; the usual ones if left out.',
    words(4000, 0),
  )
  readonly cols?: string;

  @MaySay('text, csv, tsv o xml; se manca, text.', 'text, csv, tsv or xml; text if left out.', cell)
  readonly fmt?: string;

  @MaySay(
    'Il segno dei decimali, . o ,; con la virgola le colonne di csv sono divise da ;.',
    'The decimal mark, . or ,; with a comma the columns of csv are divided by ;.',
    cell,
  )
  readonly dec?: string;

  @MaySay('1 se la prima riga porta i titoli.', '1 if the first line holds the titles.', cell)
  readonly head?: string;

  @MaySay('0 per i valori come li scrive l’API.', '0 for values as the API writes them.', cell)
  readonly words?: string;

  @MaySay(
    'http per gli errori con il loro stato; se manca, si leggono nella cella.',
    'http for errors by their status; if left out they are read in the cell.',
    cell,
  )
  readonly errors?: string;
}

@Shape('BattleUnitCellsAsked', 'Quali celle delle unità.', 'Which cells of the units.')
export class BattleUnitCellsAsked extends BattleCellsAsked {
  @MaySay('Solo le unità di questa parte.', 'Only the units of this side.', words(100, 0))
  readonly side?: string;
}
