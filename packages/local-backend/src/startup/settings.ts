import { join } from 'node:path';
import * as en from '../messages/en.ts';
import { StartupError } from './startupError.ts';

/** What the environment may say. Every value has a default that works on a new machine. */
export interface Settings {
  /** Port of this backend on 127.0.0.1. `BACKEND_PORT`, default 4310. */
  readonly port: number;
  /** Port of the console whose pages may call this backend. `CONSOLE_PORT`, default 4300. */
  readonly consolePort: number;
  /** SQLite file, or ':memory:'. `ADVANTAGE_DB`, default `.data/advantage.sqlite` in the repository. */
  readonly database: string;
  /** Number that the demo data grows from. `ADVANTAGE_SEED`, default 20261120. */
  readonly seed: number;
  /** Whether referrals come, decay and go by themselves. `ADVANTAGE_SIMULATOR`, default on. */
  readonly simulator: boolean;
  /** Whether tests may disturb sign-in on purpose. `ADVANTAGE_TEST_HOOKS`, default off. */
  readonly testHooks: boolean;
  /**
   * Issuer of another sign-in server, e.g. a real Keycloak's `http://127.0.0.1:8080/realms/advantage`, whose tokens
   * count besides our own. `ADVANTAGE_TRUSTED_ISSUER`, default none.
   */
  readonly trustedIssuer: string | undefined;
  /**
   * Origins that sample referrals may be sent to besides the backend's own receiver, with commas between them.
   * `ADVANTAGE_DELIVERY_TARGETS`, default none.
   */
  readonly deliveryTargets: readonly string[];
}

const repository = join(import.meta.dirname, '../../../..');

function whole(name: string, value: string | undefined, fallback: number, min: number, max: number): number {
  if (value === undefined || value === '') return fallback;
  const number = Number(value);
  if (/^\d+$/.test(value) && number >= min && number <= max) return number;
  throw new StartupError(en.startup.wholeNumber(name, min, max, value));
}

function onOff(name: string, value: string | undefined, fallback: boolean): boolean {
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

const known = [
  'ADVANTAGE_DB',
  'ADVANTAGE_DELIVERY_TARGETS',
  'ADVANTAGE_SEED',
  'ADVANTAGE_SIMULATOR',
  'ADVANTAGE_TEST_HOOKS',
  'ADVANTAGE_TRUSTED_ISSUER',
];

/** What the tests of this repository are told by the environment. */
const knownElsewhere = ['ADVANTAGE_CHROMIUM', 'ADVANTAGE_FIREFOX', 'ADVANTAGE_TARBALLS'];

/** One line for each variable that looks like a setting and is none: it was probably misspelled. */
export const misspelled = (env: NodeJS.ProcessEnv): readonly string[] =>
  Object.keys(env)
    .filter(
      (name) => name.startsWith('ADVANTAGE_') && !known.includes(name) && !knownElsewhere.includes(name),
    )
    .map((name) => en.startup.unknownSetting(name, known.join(', ')));

/** Reads and checks the environment. Throws `StartupError` for an invalid value. */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const port = whole('BACKEND_PORT', env.BACKEND_PORT, 4310, 1, 65535);
  const consolePort = whole('CONSOLE_PORT', env.CONSOLE_PORT, 4300, 1, 65535);
  if (port === consolePort) throw new StartupError(en.startup.samePort(port));
  return {
    port,
    consolePort,
    database: env.ADVANTAGE_DB || join(repository, '.data/advantage.sqlite'),
    seed: whole('ADVANTAGE_SEED', env.ADVANTAGE_SEED, 20_261_120, 0, 0xffff_ffff),
    simulator: onOff('ADVANTAGE_SIMULATOR', env.ADVANTAGE_SIMULATOR, true),
    testHooks: onOff('ADVANTAGE_TEST_HOOKS', env.ADVANTAGE_TEST_HOOKS, false),
    trustedIssuer: issuer('ADVANTAGE_TRUSTED_ISSUER', env.ADVANTAGE_TRUSTED_ISSUER),
    deliveryTargets: originList('ADVANTAGE_DELIVERY_TARGETS', env.ADVANTAGE_DELIVERY_TARGETS),
  };
}
