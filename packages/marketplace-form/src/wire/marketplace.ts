import * as z from 'zod/mini';
import { wireShape } from '../fields/field.ts';
import { fields, recipientFields } from '../fields/fields.ts';

/** What a marketplace buys: lines, places, limits, hours. Fields we do not know pass through. */
export const riskAppetiteSchema = z.extend(
  z.looseObject({ riskAppetiteId: z.nullish(z.number()) }),
  wireShape(fields, 'riskAppetite'),
);
/** What a marketplace takes, and when. */
export type RiskAppetite = z.infer<typeof riskAppetiteSchema>;

/** When one email recipient of a marketplace gets referrals. Fields we do not know pass through. */
export const recipientSettingSchema = z.extend(
  z.looseObject({
    /** Missing on a row that was not saved yet. */
    id: z.nullish(z.number()),
    marketplaceId: z.nullish(z.number()),
    emailAddress: z.string(),
    notificationSequenceId: z.nullish(z.union([z.number(), z.string()])),
  }),
  wireShape(recipientFields, 'recipient'),
);
/** The settings of one email recipient. */
export type RecipientSetting = z.infer<typeof recipientSettingSchema>;

/**
 * A marketplace as a create sends it: everything but the id, which the server gives. The fields of the form come from
 * its registry. Fields we do not know pass through; enumerations are open texts, so that a new value never loses a row.
 */
export const newMarketplaceSchema = z.extend(z.looseObject(wireShape(fields, 'marketplace')), {
  /** 1 is served first. */
  priority: z.nullish(z.number()),
  enabled: z.nullish(z.boolean()),
  riskAppetite: z.nullish(riskAppetiteSchema),
  individualEmailRecipientSettings: z.nullish(z.array(recipientSettingSchema)),
});
/** A marketplace that has no id yet. */
export type NewMarketplace = z.infer<typeof newMarketplaceSchema>;

/** A marketplace: a buyer of referrals. The answer of a read and the body of an update. */
export const marketplaceSchema = z.extend(newMarketplaceSchema, { id: z.number() });
/** A marketplace as the service stores it, unknown fields included. */
export type Marketplace = NewMarketplace & { id: number };

/** The body of a reorder: every marketplace with its place, from 1. */
export const prioritiesSchema = z.array(z.object({ id: z.number(), priority: z.number() }));
/** The place of every marketplace. */
export type Priorities = z.infer<typeof prioritiesSchema>;

/** A marketplace as somebody left it, without its key. */
export const marketplaceVersionSchema = z.object({
  /** 1 is the first. */
  version: z.number(),
  /** Milliseconds since 1970; null where that is not known. */
  changedAt: z.nullable(z.number()),
  /** Who made it, for people; null where that is not known. */
  changedBy: z.nullable(z.string()),
  marketplace: marketplaceSchema,
});
/** One version of a marketplace. */
export type MarketplaceVersion = z.infer<typeof marketplaceVersionSchema>;
