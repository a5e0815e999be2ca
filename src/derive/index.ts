/** The front door of what is derived from declarations. */
export * from './json-schema.js';
export * from './catalogue.js';
export * from './example-odds.js';
export * from './fault-advice.js';
export * from './openapi/document.js';
export type { PlainAnswers, PlainDoor, PlainDoors, PlainExample, PlainParameter } from './openapi/doors.js';
export { closed, listOf, said, schemaRef } from './openapi/schemas.js';
export * from './graphql/names.js';
export * from './graphql/types.js';
export * from './graphql/schema.js';
export * from './graphql/example.js';
export { answerJson, json, quoted } from './answer-json.js';
export * from './sheet/sheet.js';
export {
  manualOf,
  frontPage,
  apiReferencePage,
  noSuchPage,
  sheetShowpiece,
  type ExplainedProblem,
  type Leaf,
} from './manual/manual.js';
export { peoplePages } from './manual/people.js';
export { sheetPageAddresses } from './manual/sheet.js';
export type { Page } from './manual/page.js';
export { iconSvg, pageHtml, type Site } from './manual/page-html.js';
export { pageMarkdown, type Shelving } from './manual/page-markdown.js';
export { homeAddress, sheetAddress } from './manual/usage.js';
export { attachment } from './attachment.js';
export { orderOfBattleCsv } from './order-of-battle.js';
export { scenarioCsv, scenarioEntry, scenarioPage } from './scenarios.js';
