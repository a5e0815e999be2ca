/** The sheet door as pure functions of a declaration: from the text of cells to a case, and from an answer to cells. */
export { readQuery, type Given } from './sheet-query.js';
export { sheetParameters, parametersLike, type SheetParameter } from './sheet-parameters.js';
export { parameterAt, readCase, unknownNames } from './sheet-reading.js';
export { errorMark, writeSheet, type Format, type Layout, type SheetRow, type SheetTable } from './sheet-cells.js';
export {
  awaitingText,
  fieldNamed,
  fieldNames,
  usualColumns,
  usualField,
  type Field,
  type Manner,
} from './sheet-fields.js';
export {
  chanceNames,
  chancesTable,
  oddsCell,
  oddsFields,
  oddsSummary,
  readEvent,
  type OddsField,
} from './sheet-odds.js';
export { controlNames, namesOut, readControls, type Controls } from './sheet-controls.js';
export { batchNames, readBatch, type BatchRow } from './sheet-batch.js';
export { exampleParameters, queryOf, type Hand } from './sheet-example.js';
export { helpTable, helpText } from './sheet-help.js';
