import * as z from 'zod';
import { scheduleShape } from './riskAppetite.ts';

/** When one e-mail recipient of a marketplace gets referrals (DAT-15). Fields we do not know pass through (DAT-24). */
export const recipientSettingSchema = z.looseObject({
  /** Missing on a row that was not saved yet. */
  id: z.number().nullish(),
  marketplaceId: z.number().nullish(),
  emailAddress: z.string(),
  notificationSequenceId: z.union([z.number(), z.string()]).nullish(),
  defaultPurchaser: z.boolean().nullish(),
  sameDeliveryDaysAsMarketplace: z.boolean().nullish(),
  sameDeliveryTimesAsMarketplace: z.boolean().nullish(),
  ...scheduleShape,
});
/** The settings of one e-mail recipient. */
export type RecipientSetting = z.infer<typeof recipientSettingSchema>;
