#!/usr/bin/env node
import 'reflect-metadata';
import { readFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { exit, type Command, type Console } from './command.js';

/** The commands of the program, each loaded when it is called: who checks a log needs neither server nor database. */
const commands: { readonly [name: string]: () => Promise<Command> } = {
  verify: async () => (await import('./verify.js')).verifyCommand,
  'create-owner': async () => (await import('./create-owner.js')).createOwnerCommand,
  'reset-password': async () => (await import('./reset-password.js')).resetPasswordCommand,
  'set-email': async () => (await import('./set-email.js')).setEmailCommand,
  'accept-seed': async () => (await import('./accept-seed.js')).acceptSeedCommand,
};

const help = async (): Promise<string> => {
  const lines = Object.entries(commands).map(async ([name, load]) => `  ${name.padEnd(15)} ${(await load()).summary}`);
  const what = await Promise.all(lines);
  return ['Usage: arbitro <command>', '', ...what, '', 'arbitro <command> --help says more of a command.'].join('\n');
};

const console: Console = {
  write: line => void process.stdout.write(`${line}\n`),
  complain: line => void process.stderr.write(`${line}\n`),
  read: file => (file === '-' ? text(process.stdin) : readFile(file, 'utf8')),
};

const main = async (): Promise<number> => {
  const [name = '', ...words] = process.argv.slice(2);
  const load = Object.hasOwn(commands, name) ? commands[name] : undefined;
  const wantsHelp = ['--help', '-h', 'help'].includes(name);
  if (load === undefined) {
    (wantsHelp ? console.write : console.complain)(await help());
    return wantsHelp ? exit.good : exit.usage;
  }
  const command = await load();
  if (words.includes('--help') || words.includes('-h')) {
    console.write(command.usage);
    return exit.good;
  }
  return command.run(words, console);
};

void main().then(code => {
  process.exitCode = code;
});
