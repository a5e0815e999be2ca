import 'reflect-metadata';
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { Expose, plainToInstance, Transform } from 'class-transformer';
import {
  ArrayNotEmpty,
  IsIn,
  IsInt,
  IsOptional,
  Matches,
  Max,
  Min,
  MinLength,
  ValidateBy,
  validateSync,
} from 'class-validator';
import { signingKeyForm } from './signing-key-form.js';

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

/** Where metrics are served: on a port of their own, nowhere, or with the doors for all to read. */
export const metricsPlaces = ['on', 'off', 'public'] as const;
export type MetricsPlace = (typeof metricsPlaces)[number];

/** The sentence said when a variable is wrong. It never repeats the value: that may be a secret in the wrong place. */
const expected = (variable: string, what: string, advice: string) => ({
  message: `${variable}: expected ${what}; ${advice}, or leave it out.`,
});

const port = expected('PORT', 'a whole number from 0 to 65535', 'set a free port such as 3000');
const host = expected('HOST', 'an address or a host name', 'set 127.0.0.1 for this machine only, 0.0.0.0 for all');
const databaseUrl = expected(
  'DATABASE_URL',
  'an address like postgres://user:password@host:5432/name',
  'set the address of your PostgreSQL, with special characters of the password percent-encoded',
);
const rulesets = expected('ARBITRO_RULESETS', 'ruleset ids with commas between', 'set for example ordre-mixte,murat');
const seed = expected('ARBITRO_SEED', 'at least 32 characters', 'set the output of: openssl rand -hex 32');
const signingKeys = expected(
  'ARBITRO_SIGNING_KEY',
  '64 hexadecimal digits in lower case, several with commas between',
  'set the output of: openssl rand -hex 32',
);
const logLevel = expected('LOG_LEVEL', `one of ${logLevels.join(', ')}`, 'set info');
const maxInFlight = expected('ARBITRO_MAX_IN_FLIGHT', 'a whole number from 1 to 10000', 'set 8');
const metrics = expected(
  'METRICS',
  `one of ${metricsPlaces.join(', ')}`,
  'set on for a port of their own, public to serve them on PORT',
);
const metricsPort = expected('METRICS_PORT', 'a whole number from 0 to 65535', 'set a free port such as 9464');
const metricsHost = expected(
  'METRICS_HOST',
  'an address or a host name',
  'set 127.0.0.1 for this machine only, 0.0.0.0 for all',
);
const publicUrl = expected(
  'ARBITRO_PUBLIC_URL',
  'an address like https://arbitro.example without a path',
  'set the address at which people reach this server',
);
const proxies = expected('ARBITRO_PROXIES', 'a whole number from 0 to 9', 'set 1 behind one reverse proxy');
const workers = expected('ARBITRO_WORKERS', 'a whole number from 1 to 64', 'set 1');
const limits = expected('ARBITRO_LIMITS', 'a factor from 0.1 to 1000, or off', 'set 1');

/** What the operator has set, read once at start and never changed afterwards. */
export class Environment {
  /** Port of the doors; 0 takes any free one; absent = 3000, or the next free one. */
  @Expose({ name: 'PORT' })
  @Transform(wholeNumber)
  @IsOptional()
  @IsInt(port)
  @Min(0, port)
  @Max(65535, port)
  readonly port: number | undefined = undefined;

  /** Address the doors listen on; the default is reached as localhost, from this machine only. */
  @Expose({ name: 'HOST' })
  @ValidateBy({ name: 'host', validator: { validate: isHost } }, host)
  readonly host: string = '127.0.0.1';

  /** The PostgreSQL to use; absent = the embedded one. */
  @Expose({ name: 'DATABASE_URL' })
  @IsOptional()
  @ValidateBy({ name: 'postgresAddress', validator: { validate: isPostgresAddress } }, databaseUrl)
  readonly databaseUrl: string | undefined = undefined;

  /** Folder, as an absolute path, of the embedded database, the kept seed and the kept signing key. */
  @Expose({ name: 'ARBITRO_DATA' })
  @Transform(({ value }: { value: string }) => resolve(value))
  readonly dataFolder: string = resolve('data');

  /** Ids of the rulesets whose doors exist; absent = all. */
  @Expose({ name: 'ARBITRO_RULESETS' })
  @Transform(list)
  @IsOptional()
  @ArrayNotEmpty(rulesets)
  @Matches(/^[a-z0-9]+(-[a-z0-9]+)*$/, { ...rulesets, each: true })
  readonly rulesets: readonly string[] | undefined = undefined;

  /** Secret from which the dice of sheet rolls derive; absent = made once and kept in the data folder. */
  @Expose({ name: 'ARBITRO_SEED' })
  @IsOptional()
  @MinLength(32, seed)
  readonly seed: string | undefined = undefined;

  /** Private keys that sign the heads of battles, the present one first; absent = made once and kept in the data folder. */
  @Expose({ name: 'ARBITRO_SIGNING_KEY' })
  @Transform(list)
  @IsOptional()
  @ArrayNotEmpty(signingKeys)
  @Matches(signingKeyForm, { ...signingKeys, each: true })
  readonly signingKeys: readonly string[] | undefined = undefined;

  @Expose({ name: 'LOG_LEVEL' })
  @IsIn(logLevels, logLevel)
  readonly logLevel: LogLevel = 'info';

  /** Requests served at once before others are asked to come back later. */
  @Expose({ name: 'ARBITRO_MAX_IN_FLIGHT' })
  @Transform(wholeNumber)
  @IsInt(maxInFlight)
  @Min(1, maxInFlight)
  @Max(10_000, maxInFlight)
  readonly maxInFlight: number = 8;

  /** Where /metrics is served. */
  @Expose({ name: 'METRICS' })
  @IsIn(metricsPlaces, metrics)
  readonly metrics: MetricsPlace = 'on';

  /** Port of the metrics; 0 takes any free one. */
  @Expose({ name: 'METRICS_PORT' })
  @Transform(wholeNumber)
  @IsInt(metricsPort)
  @Min(0, metricsPort)
  @Max(65535, metricsPort)
  readonly metricsPort: number = 9464;

  /** Address the metrics listen on; the default is reached from this machine only. */
  @Expose({ name: 'METRICS_HOST' })
  @ValidateBy({ name: 'host', validator: { validate: isHost } }, metricsHost)
  readonly metricsHost: string = '127.0.0.1';

  /** Where people reach this server, without a slash at the end; absent = this machine only. */
  @Expose({ name: 'ARBITRO_PUBLIC_URL' })
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.replace(/\/$/, '') : value))
  @IsOptional()
  @ValidateBy({ name: 'publicAddress', validator: { validate: isPublicAddress } }, publicUrl)
  readonly publicUrl: string | undefined = undefined;

  /** How many reverse proxies stand before this server: so many of the addresses they report are believed. */
  @Expose({ name: 'ARBITRO_PROXIES' })
  @Transform(wholeNumber)
  @IsInt(proxies)
  @Min(0, proxies)
  @Max(9, proxies)
  readonly proxies: number = 0;

  /** Threads for long work such as odds and batches; absent = one less than there are processors, but at least one. */
  @Expose({ name: 'ARBITRO_WORKERS' })
  @Transform(wholeNumber)
  @IsOptional()
  @IsInt(workers)
  @Min(1, workers)
  @Max(64, workers)
  readonly workers: number | undefined = undefined;

  /** By what the limits of the clubs' doors and of anonymous work are multiplied; infinite = there are none. */
  @Expose({ name: 'ARBITRO_LIMITS' })
  @Transform(factorOrOff)
  @ValidateBy({ name: 'factor', validator: { validate: isFactor } }, limits)
  readonly limits: number = 1;
}

export type EnvironmentRead = { ok: true; environment: Environment } | { ok: false; faults: readonly string[] };

/** Reads the variables into a frozen environment, or says everything that is wrong with them. An empty one is absent. */
export function readEnvironment(env: NodeJS.ProcessEnv): EnvironmentRead {
  const set = Object.fromEntries(
    Object.entries(env).flatMap(([name, value]) => (value?.trim() ? [[name, value.trim()]] : [])),
  );
  const environment = plainToInstance(Environment, set, { excludeExtraneousValues: true, exposeDefaultValues: true });
  const faults = validateSync(environment, { stopAtFirstError: true, forbidUnknownValues: true }).flatMap(fault =>
    Object.values(fault.constraints ?? {}),
  );
  if (faults.length > 0) return { ok: false, faults };
  if (environment.rulesets) Object.freeze(environment.rulesets);
  if (environment.signingKeys) Object.freeze(environment.signingKeys);
  return { ok: true, environment: Object.freeze(environment) };
}

function wholeNumber({ value }: { value: unknown }): unknown {
  return typeof value === 'string' && /^\d{1,9}$/.test(value) ? Number(value) : value;
}

function list({ value }: { value: unknown }): unknown {
  if (typeof value !== 'string') return value;
  const names = value.split(',').map(name => name.trim());
  return [...new Set(names.filter(name => name !== ''))];
}

function factorOrOff({ value }: { value: unknown }): unknown {
  if (value === 'off') return Infinity;
  return typeof value === 'string' && /^\d{1,4}(\.\d{1,3})?$/.test(value) ? Number(value) : value;
}

function isFactor(value: unknown): boolean {
  return typeof value === 'number' && (value === Infinity || (value >= 0.1 && value <= 1000));
}

function isPublicAddress(value: unknown): boolean {
  if (typeof value !== 'string' || !/^https?:\/\//.test(value) || !URL.canParse(value)) return false;
  return new URL(value).origin === value.toLowerCase();
}

function isHost(value: unknown): boolean {
  return typeof value === 'string' && (isIP(value) > 0 || /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(value));
}

function isPostgresAddress(value: unknown): boolean {
  return typeof value === 'string' && /^postgres(ql)?:\/\//.test(value) && URL.canParse(value);
}
