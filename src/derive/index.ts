/** The front door of what is derived from declarations. */
export * from './json-schema.js';
export * from './catalogue.js';
