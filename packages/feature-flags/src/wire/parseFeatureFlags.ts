import * as z from 'zod/mini';
import { type FeatureFlag, featureFlagSchema } from './featureFlag.ts';

/** Reading forgives a flag without a description; writing does not. */
const readSchema = z.extend(featureFlagSchema, { description: z.catch(z.string(), '') });

/** The flags of a list that could be read, and why the others could not. */
export interface FeatureFlagList {
  readonly flags: readonly FeatureFlag[];
  /** One line per flag that could not be read. */
  readonly rejected: readonly string[];
}

/** Reads one flag. Throws a `ZodError` when it is not a flag. */
export const parseFeatureFlag = (body: unknown): FeatureFlag => readSchema.parse(body);

/**
 * Reads the flag list row by row: one bad row does not hide the good ones. Throws a `ZodError` only
 * when the body is no list at all.
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
