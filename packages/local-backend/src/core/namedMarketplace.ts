import { newMarketplaceSchema } from '@advantage/marketplace-form/wire';
import * as z from 'zod/mini';
import * as en from '../messages/en.ts';

/** A marketplace as it may be written: nobody could tell one without a name from the others. */
export const namedMarketplaceSchema = z.extend(newMarketplaceSchema, {
  marketplaceName: z.string().check(z.regex(/\S/, en.problems.marketplaceNameMissing)),
});
