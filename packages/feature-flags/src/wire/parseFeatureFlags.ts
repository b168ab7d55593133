import * as z from 'zod/mini';
import { type FeatureFlag, featureFlagSchema } from './featureFlag.ts';

/** Reading accepts a flag without a description. Writing doesn't. */
const readSchema = z.extend(featureFlagSchema, { description: z.catch(z.string(), '') });

/** The flags that could be parsed, and why the others couldn't. */
export interface FeatureFlagList {
  readonly flags: readonly FeatureFlag[];
  /** One line per flag that couldn't be parsed. */
  readonly rejected: readonly string[];
}

/** Parses one flag. Throws a `ZodError` if it isn't a flag. */
export const parseFeatureFlag = (body: unknown): FeatureFlag => readSchema.parse(body);

/**
 * Parses a flag list row by row: one bad row doesn't hide the good ones. Throws a `ZodError` only if the body isn't an
 * array.
 */
export function parseFeatureFlags(body: unknown): FeatureFlagList {
  const flags: FeatureFlag[] = [];
  const rejected: string[] = [];
  for (const row of z.array(z.unknown()).parse(body)) {
    const result = readSchema.safeParse(row);
    if (result.success) flags.push(result.data);
    else rejected.push(z.prettifyError(result.error));
  }
  return { flags, rejected };
}
