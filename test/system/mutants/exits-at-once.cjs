/** A mutant: told to stop, it stops. */
process.on('SIGTERM', () => process.exit(0));
