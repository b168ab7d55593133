import * as en from '../messages/en.ts';
import type { Config } from './configSchema.ts';
import { findJsonError } from './findJsonError.ts';
import { ConfigError, parseConfig } from './parseConfig.ts';

const path = '/config.json';
const timeout = 10_000;

const configFileError = (message: string) => new ConfigError([{ field: path, message }]);

async function fetchText(fetchFn: typeof fetch): Promise<string> {
  let response: Response;
  try {
    response = await fetchFn(path, { signal: AbortSignal.timeout(timeout) });
  } catch {
    throw configFileError(en.config.notReached);
  }
  if (!response.ok) throw configFileError(en.config.notLoaded(response.status));
  return response.text();
}

/** Loads and validates the configuration at startup. The HTML page preloads it. Throws `ConfigError`. */
export async function loadConfig(fetchFn: typeof fetch = fetch): Promise<Config> {
  const text = await fetchText(fetchFn);
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw configFileError(en.config.notJson(...findJsonError(text)));
  }
  return parseConfig(json);
}
