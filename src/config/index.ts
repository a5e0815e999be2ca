export { codeOf } from './code-of.js';
export { ConfigModule } from './config.module.js';
export { Environment, readEnvironment, type EnvironmentRead, type LogLevel } from './environment.js';
export { loadEnvironment } from './load-environment.js';
export { fingerprintOf, seedOf } from './seed.js';
export { signingKeysOf } from './signing-keys.js';
export { StartFault } from './start-fault.js';
