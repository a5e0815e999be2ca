/** The sheet door as pure functions of a declaration: from the text of cells to a case, and from an answer to cells. */
export { readQuery, type Given } from './query.js';
export { sheetParameters, parametersLike, type SheetParameter } from './parameters.js';
export { parameterAt, readCase, unknownNames } from './reading.js';
export {
  errorMark,
  mediaTypes,
  sheetHeaders,
  writeSheet,
  type Cell,
  type Format,
  type Layout,
  type SheetRow,
  type SheetTable,
} from './cells.js';
export {
  awaitingText,
  declaredCell,
  declaredNames,
  fieldNamed,
  fieldNames,
  usualColumns,
  usualField,
  type Field,
  type Manner,
} from './fields.js';
export { chanceNames, chancesTable, oddsCell, oddsFields, oddsSummary, readEvent, type OddsField } from './odds.js';
export { chosenFields, controlNames, namesOut, readControls, type Controls } from './controls.js';
export { batchNames, readBatch, type BatchRow } from './batch.js';
export { exampleParameters, queryOf, type Hand } from './example.js';
export { helpTable, helpText } from './help.js';
