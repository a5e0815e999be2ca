/** The front door of what is derived from declarations. */
export * from './json-schema.js';
export * from './catalogue.js';
export * from './example-odds.js';
export * from './fault-advice.js';
export * from './openapi.js';
export * from './graphql-names.js';
export * from './graphql-types.js';
export * from './graphql.js';
export * from './graphql-example.js';
export { answerJson, json, quoted } from './answer-json.js';
export * from './sheet.js';
export {
  manualOf,
  frontPage,
  apiReferencePage,
  noSuchPage,
  sheetShowpiece,
  type ExplainedProblem,
  type Leaf,
} from './manual.js';
export { sheetPageAddresses } from './manual-sheet.js';
export type { Page } from './page.js';
export { iconSvg, pageHtml, type Site } from './page-html.js';
export { pageMarkdown, type Shelving } from './page-markdown.js';
export { sheetAddress } from './usage.js';
