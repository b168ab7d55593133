import * as z from 'zod/mini';
import { recipientSettingSchema } from './recipientSetting.ts';
import { riskAppetiteSchema } from './riskAppetite.ts';

const flag = z.nullish(z.boolean());
const text = z.nullish(z.string());

/**
 * A marketplace as a create sends it: everything but the id, which the server gives (MKS-21).
 * Fields we do not know pass through (DAT-24); enumerations are open texts, so that a new value never loses a row.
 */
export const newMarketplaceSchema = z.looseObject({
  marketplaceName: text,
  legalEntityName: text,
  /** With the +1 prefix (MKS-1). */
  phoneNumber: text,
  generic: flag,
  superSubMarketplace: flag,
  /** The fulcrum id of the linked agency. */
  agencyId: z.nullish(z.number()),
  /** See `marketplaceTypes`. */
  type: text,
  /** See `deliveryMethods`. */
  referralDeliveryMethod: text,
  billed: flag,
  debitPrepaidBalance: flag,
  /** 1 is served first. */
  priority: z.nullish(z.number()),
  enabled: flag,
  applyDeliveredPrice: flag,
  deliveredPrice: z.nullish(z.number()),
  /** A multiplier: 1.1 is plus ten percent (MKS-2). */
  priceModifier: z.nullish(z.number()),
  deliverToApi: flag,
  deliveryApiUrl: text,
  /** A secret: never write it to a log, a draft or a URL (MKF-25). */
  deliveryApiKey: text,
  /** See `apiAuthTypes`. */
  deliveryApiType: text,
  deliverToEmailAddress: flag,
  enableRoundRobinDelivery: flag,
  enableIndividualEmailDeliverySettings: flag,
  emailRecipients: z.nullish(z.array(z.string())),
  emailBccRecipients: z.nullish(z.array(z.string())),
  oneToOneConsentRequired: flag,
  capturesOwnConsumerConsent: flag,
  riskAppetite: z.nullish(riskAppetiteSchema),
  individualEmailRecipientSettings: z.nullish(z.array(recipientSettingSchema)),
});
/** A marketplace that has no id yet. */
export type NewMarketplace = z.infer<typeof newMarketplaceSchema>;

/** A marketplace: a buyer of referrals (DAT-11). The answer of a read and the body of an update. */
export const marketplaceSchema = z.extend(newMarketplaceSchema, { id: z.number() });
/** A marketplace as the service stores it, unknown fields included. */
export type Marketplace = z.infer<typeof marketplaceSchema>;

/** The body of a reorder: every marketplace with its place, from 1 (API-37, MKL-13). */
export const prioritiesSchema = z.array(z.object({ id: z.number(), priority: z.number() }));
/** The place of every marketplace. */
export type Priorities = z.infer<typeof prioritiesSchema>;
