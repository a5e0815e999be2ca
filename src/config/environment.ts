import 'reflect-metadata';
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { Expose, plainToInstance, Transform } from 'class-transformer';
import {
  ArrayNotEmpty,
  IsBoolean,
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

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

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
const rulesets = expected('ARBITRO_RULESETS', 'ruleset ids with commas between', 'set for example murat,naran');
const seed = expected('ARBITRO_SEED', 'at least 32 characters', 'set the output of: openssl rand -hex 32');
const logLevel = expected('LOG_LEVEL', `one of ${logLevels.join(', ')}`, 'set info');
const maxInFlight = expected('ARBITRO_MAX_IN_FLIGHT', 'a whole number from 1 to 10000', 'set 8');
const metrics = expected('METRICS', 'on or off', 'set on');

/** What the operator has set, read once at start and never changed afterwards. */
export class Environment {
  /** Port of the doors; 0 takes any free one. */
  @Expose({ name: 'PORT' })
  @Transform(wholeNumber)
  @IsInt(port)
  @Min(0, port)
  @Max(65535, port)
  readonly port: number = 3000;

  /** Address the doors listen on; the default is reached as localhost, from this machine only. */
  @Expose({ name: 'HOST' })
  @ValidateBy({ name: 'host', validator: { validate: isHost } }, host)
  readonly host: string = '127.0.0.1';

  /** The PostgreSQL to use; absent = the embedded one. */
  @Expose({ name: 'DATABASE_URL' })
  @IsOptional()
  @ValidateBy({ name: 'postgresAddress', validator: { validate: isPostgresAddress } }, databaseUrl)
  readonly databaseUrl: string | undefined = undefined;

  /** Folder, as an absolute path, of the embedded database and of the kept seed. */
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

  /** Whether /metrics exists. */
  @Expose({ name: 'METRICS' })
  @Transform(onOrOff)
  @IsBoolean(metrics)
  readonly metrics: boolean = true;
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

function onOrOff({ value }: { value: unknown }): unknown {
  if (value === 'on') return true;
  return value === 'off' ? false : value;
}

function isHost(value: unknown): boolean {
  return typeof value === 'string' && (isIP(value) > 0 || /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(value));
}

function isPostgresAddress(value: unknown): boolean {
  return typeof value === 'string' && /^postgres(ql)?:\/\//.test(value) && URL.canParse(value);
}
