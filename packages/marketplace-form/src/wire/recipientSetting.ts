import * as z from 'zod/mini';
import { scheduleShape } from './riskAppetite.ts';

/** When one e-mail recipient of a marketplace gets referrals (DAT-15). Fields we do not know pass through (DAT-24). */
export const recipientSettingSchema = z.looseObject({
  /** Missing on a row that was not saved yet. */
  id: z.nullish(z.number()),
  marketplaceId: z.nullish(z.number()),
  emailAddress: z.string(),
  notificationSequenceId: z.nullish(z.union([z.number(), z.string()])),
  defaultPurchaser: z.nullish(z.boolean()),
  sameDeliveryDaysAsMarketplace: z.nullish(z.boolean()),
  sameDeliveryTimesAsMarketplace: z.nullish(z.boolean()),
  ...scheduleShape,
});
/** The settings of one e-mail recipient. */
export type RecipientSetting = z.infer<typeof recipientSettingSchema>;
