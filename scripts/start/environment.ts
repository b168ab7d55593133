import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { findJsonError } from '../../packages/console-app/src/config/findJsonError.ts';
import { texts } from './texts.ts';

/** Environment variables of `start`. Each has a default that works on a new machine. */
export interface StartEnvironment {
  /** Port of the console on 127.0.0.1. `CONSOLE_PORT`, default 4300. */
  readonly consolePort: number;
  /** Port of the local backend on 127.0.0.1. `BACKEND_PORT`, default 4310. */
  readonly backendPort: number;
  /** SQLite file of the local backend, or ':memory:'. `ADVANTAGE_DB`, default `.data/advantage.sqlite`. */
  readonly database: string;
  /** Fields of `config.json` that replace those of the local backend. The file `CONSOLE_CONFIG` names; default none. */
  readonly config: Readonly<Record<string, unknown>>;
}

/** An error that the user can fix. Printed as one line. */
export class StartError extends Error {}

function port(name: string, value: string | undefined, fallback: number): number {
  if (value === undefined || value === '') return fallback;
  const number = Number(value);
  if (Number.isInteger(number) && number > 0 && number < 65536) return number;
  throw new StartError(texts.notAPort(name, value));
}

/** Reads a configuration file. Throws a `StartError` that says where it isn't JSON. */
function readConfig(path: string | undefined): StartEnvironment['config'] {
  if (!path) return {};
  const text = readFileSync(path, 'utf8');
  try {
    const config: unknown = JSON.parse(text);
    if (typeof config === 'object' && config !== null) return { ...config };
  } catch {
    throw new StartError(texts.notJson(path, ...findJsonError(text)));
  }
  throw new StartError(texts.notAnObject(path));
}

/** Reads and validates the environment variables. Throws a `StartError` if a value is invalid. */
export function readEnvironment(env: NodeJS.ProcessEnv, root: string): StartEnvironment {
  const consolePort = port('CONSOLE_PORT', env.CONSOLE_PORT, 4300);
  const backendPort = port('BACKEND_PORT', env.BACKEND_PORT, 4310);
  if (consolePort === backendPort) throw new StartError(texts.samePort(consolePort));
  const database = env.ADVANTAGE_DB || resolve(root, '.data/advantage.sqlite');
  return { consolePort, backendPort, database, config: readConfig(env.CONSOLE_CONFIG) };
}
