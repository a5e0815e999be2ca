import { debianPrograms } from './debian.js';

/** Loaded before the tests of a database: they run with the PostgreSQL of Debian. */
process.env['TEST_POSTGRES'] = debianPrograms();
