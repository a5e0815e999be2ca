import 'reflect-metadata';
import { setTimeout as pause } from 'node:timers/promises';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { ConfigModule, loadEnvironment, StartFault } from '../../src/config/index.js';
import { Database, DatabaseModule } from '../../src/database/index.js';

/** An Arbitro with nothing but its database, telling each change of its state in a line. */
@Module({
  imports: [
    ConfigModule.forRoot(loadEnvironment()),
    DatabaseModule.forRoot({
      editions: [{ ruleset: 'murat', edition: process.env['TEST_EDITION'] ?? '1' }],
      ...(process.env['TEST_PUBLIC_FOLDER'] && { embedded: { publicFolder: process.env['TEST_PUBLIC_FOLDER'] } }),
    }),
  ],
})
class Boot {}

async function main(): Promise<void> {
  const app = await NestFactory.createApplicationContext(Boot, { abortOnError: false, logger: ['warn', 'log'] });
  app.enableShutdownHooks(undefined, { useProcessExit: true });
  process.stdout.write('{"started":true}\n');
  const database = app.get(Database);
  for (let told = ''; ; await pause(20)) {
    const state = JSON.stringify(await database.state());
    if (state !== told) process.stdout.write(`${state}\n`);
    told = state;
    if (state === '{"ready":true}' && process.env['TEST_LEAVE_WHEN_READY']) process.exit(3);
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof StartFault ? error.message : String(error)}\n`);
  process.exit(1);
});
