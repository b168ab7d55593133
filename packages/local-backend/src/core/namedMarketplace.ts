import { newMarketplaceSchema } from '@advantage/marketplace-form/wire';
import * as z from 'zod/mini';
import * as en from '../messages/en.ts';

/** The schema of a marketplace to write. The name is required, because users tell marketplaces apart by it. */
export const namedMarketplaceSchema = z.extend(newMarketplaceSchema, {
  marketplaceName: z.string().check(z.regex(/\S/, en.problems.marketplaceNameMissing)),
});
