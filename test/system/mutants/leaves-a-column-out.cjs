/** A mutant: the hash of an event says nothing of when it was, for the server and for whoever checks its battles. */
const { basename, dirname, join } = require('node:path');
const beside = dirname(process.argv[1]);
const dist = basename(beside) === 'cli' ? dirname(beside) : beside;
const event = require(join(dist, 'campaign/domain/event.js'));

const { hashOf } = event;
event.hashOf = said => hashOf({ ...said, at: '' });
