export { Database, type DatabaseOptions, type DatabaseState } from './database.js';
export { DatabaseFault } from './database-fault.js';
export { DatabaseModule } from './database.module.js';
export { RulesEdition } from './entities/rules-edition.entity.js';
export type { ServedEdition } from './prepare.js';
