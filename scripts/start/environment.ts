import { readFileSync } from 'node:fs';
import { findJsonError } from '../../packages/console-app/src/config/findJsonError.ts';
import { readSettings } from '../../packages/local-backend/src/startup/settings.ts';
import { StartupError as StartError } from '../../packages/local-backend/src/startup/startupError.ts';
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

export { StartError };

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
export function readEnvironment(env: NodeJS.ProcessEnv): StartEnvironment {
  const { port, consolePort, database } = readSettings(env);
  return { consolePort, backendPort: port, database, config: readConfig(env.CONSOLE_CONFIG) };
}
