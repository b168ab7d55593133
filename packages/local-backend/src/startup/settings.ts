import { join } from 'node:path';
import * as en from '../messages/en.ts';
import { StartupError } from './startupError.ts';

/** Settings from environment variables. Every setting has a default that works on a new machine. */
export interface Settings {
  /** Port of this backend on 127.0.0.1. `BACKEND_PORT`, default 4310. */
  readonly port: number;
  /** Port of the console, whose pages may call this backend. `CONSOLE_PORT`, default 4300. */
  readonly consolePort: number;
  /** SQLite file, or ':memory:'. `ADVANTAGE_DB`, default `.data/advantage.sqlite` in the repository. */
  readonly database: string;
  /** Seed of the demo data. `ADVANTAGE_SEED`, default 20261120. */
  readonly seed: number;
  /** Whether to simulate new referrals, price decay and claims. `ADVANTAGE_SIMULATOR`, default on. */
  readonly simulator: boolean;
  /** Whether tests can disrupt sign-in. `ADVANTAGE_TEST_HOOKS`, default off. */
  readonly testHooks: boolean;
  /**
   * Issuer of another sign-in server whose tokens are accepted too, e.g. a real Keycloak's
   * `http://127.0.0.1:8080/realms/advantage`. `ADVANTAGE_TRUSTED_ISSUER`, default none.
   */
  readonly trustedIssuer: string | undefined;
  /**
   * Comma-separated origins that sample referrals may be sent to, besides the backend's own receiver.
   * `ADVANTAGE_DELIVERY_TARGETS`, default none.
   */
  readonly deliveryTargets: readonly string[];
}

const repository = join(import.meta.dirname, '../../../..');

function parseInteger(
  name: string,
  value: string | undefined,
  fallback: number,
  min: number,
  max: number,
): number {
  if (value === undefined || value === '') return fallback;
  const number = Number(value);
  if (/^\d+$/.test(value) && number >= min && number <= max) return number;
  throw new StartupError(en.startup.wholeNumber(name, min, max, value));
}

function parseSwitch(name: string, value: string | undefined, fallback: boolean): boolean {
  if (value === undefined || value === '') return fallback;
  if (value === 'on') return true;
  if (value === 'off') return false;
  throw new StartupError(en.startup.onOrOff(name, value));
}

function issuer(name: string, value: string | undefined): string | undefined {
  if (value === undefined || value === '') return undefined;
  if (/^https?:\/\/[^?#]+[^/?#]$/.test(value) && URL.canParse(value)) return value;
  throw new StartupError(en.startup.issuer(name, value));
}

function originList(name: string, value: string | undefined): readonly string[] {
  const texts = (value ?? '').split(',').map((text) => text.trim());
  return texts.filter(Boolean).map((text) => {
    if (/^https?:\/\//.test(text) && URL.canParse(text) && new URL(text).origin === text) return text;
    throw new StartupError(en.startup.origins(name, text));
  });
}

const knownSettings = [
  'ADVANTAGE_DB',
  'ADVANTAGE_DELIVERY_TARGETS',
  'ADVANTAGE_SEED',
  'ADVANTAGE_SIMULATOR',
  'ADVANTAGE_TEST_HOOKS',
  'ADVANTAGE_TRUSTED_ISSUER',
];

/** Variables of this repository's tests. */
const testSettings = ['ADVANTAGE_CHROMIUM', 'ADVANTAGE_FIREFOX', 'ADVANTAGE_TARBALLS'];

/** Returns a warning for each variable that looks like a setting but isn't, because it's probably misspelled. */
export const unknownSettingWarnings = (env: NodeJS.ProcessEnv): readonly string[] =>
  Object.keys(env)
    .filter(
      (name) =>
        name.startsWith('ADVANTAGE_') && !knownSettings.includes(name) && !testSettings.includes(name),
    )
    .map((name) => en.startup.unknownSetting(name, knownSettings.join(', ')));

/** Reads and validates the environment variables. Throws a `StartupError` if a value is invalid. */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const port = parseInteger('BACKEND_PORT', env.BACKEND_PORT, 4310, 1, 65535);
  const consolePort = parseInteger('CONSOLE_PORT', env.CONSOLE_PORT, 4300, 1, 65535);
  if (port === consolePort) throw new StartupError(en.startup.samePort(port));
  return {
    port,
    consolePort,
    database: env.ADVANTAGE_DB || join(repository, '.data/advantage.sqlite'),
    seed: parseInteger('ADVANTAGE_SEED', env.ADVANTAGE_SEED, 20_261_120, 0, 0xffff_ffff),
    simulator: parseSwitch('ADVANTAGE_SIMULATOR', env.ADVANTAGE_SIMULATOR, true),
    testHooks: parseSwitch('ADVANTAGE_TEST_HOOKS', env.ADVANTAGE_TEST_HOOKS, false),
    trustedIssuer: issuer('ADVANTAGE_TRUSTED_ISSUER', env.ADVANTAGE_TRUSTED_ISSUER),
    deliveryTargets: originList('ADVANTAGE_DELIVERY_TARGETS', env.ADVANTAGE_DELIVERY_TARGETS),
  };
}
