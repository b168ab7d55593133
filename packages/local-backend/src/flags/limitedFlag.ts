import { featureFlagDraftSchema, featureFlagUpdateSchema } from '@advantage/feature-flags/wire';
import * as z from 'zod/mini';

const { name, description } = featureFlagDraftSchema.shape;

/** Everything but control characters. */
const readable = z.regex(/^[ -~\u00a0-\uffff]*$/, 'Control characters are not allowed.');

/** What a flag may hold here: texts that fit a table and can be read. */
const limits = {
  name: name.check(z.maxLength(100, 'A name has at most 100 characters.'), readable),
  description: description.check(z.maxLength(1000, 'A description has at most 1000 characters.'), readable),
};

/** A flag as it may be created. */
export const limitedDraftSchema = z.extend(featureFlagDraftSchema, limits);

/** A flag as it may be updated. */
export const limitedUpdateSchema = z.extend(featureFlagUpdateSchema, limits);
