import * as z from 'zod/mini';
import * as en from '../messages/en.ts';
import { type Config, configSchema } from './configSchema.ts';

/** A problem in the configuration. */
export interface ConfigProblem {
  /** The field, e.g. `services.core`. */
  readonly field: string;
  /** What is wrong, e.g. 'is missing'. */
  readonly message: string;
}

/** Thrown if the configuration is invalid. Contains all problems, so that the page can show them at once. */
export class ConfigError extends Error {
  readonly problems: readonly ConfigProblem[];

  constructor(problems: readonly ConfigProblem[]) {
    super(problems.map(({ field, message }) => `${field} ${message}`).join('; '));
    this.name = 'ConfigError';
    this.problems = problems;
  }
}

const kinds: Readonly<Record<string, string>> = {
  string: 'a text',
  number: 'a number',
  boolean: en.config.boolean,
  array: 'a list',
  object: 'an object',
};

const toProblems = (issue: z.core.$ZodIssue): readonly ConfigProblem[] => {
  const at = (path: readonly PropertyKey[]) => path.map(String).join('.') || 'config.json';
  return issue.code === 'unrecognized_keys'
    ? issue.keys.map((key) => ({ field: at([...issue.path, key]), message: en.config.unknownField }))
    : [{ field: at(issue.path), message: issue.message }];
};

/** Validates a configuration. Throws a `ConfigError` that names every invalid field. */
export function parseConfig(json: unknown): Config {
  const result = z.safeParse(configSchema, json, {
    error: (issue) =>
      issue.code !== 'invalid_type'
        ? undefined
        : issue.input === undefined
          ? 'is missing'
          : `must be ${kinds[issue.expected] ?? issue.expected}`,
  });
  if (result.success) return result.data;
  throw new ConfigError(result.error.issues.flatMap(toProblems));
}
