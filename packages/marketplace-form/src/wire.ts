export { type Agency, type AgencyPage, agencyPageSchema, agencySchema } from './wire/agency.ts';
export {
  type IndustryCode,
  industryCodeSchema,
  type ReferralSource,
  referralSourceSchema,
} from './wire/lists.ts';
export {
  type Marketplace,
  marketplaceSchema,
  type NewMarketplace,
  newMarketplaceSchema,
  type Priorities,
  prioritiesSchema,
} from './wire/marketplace.ts';
export { type ParsedRows, parseRows } from './wire/parseRows.ts';
export { type RecipientSetting, recipientSettingSchema } from './wire/recipientSetting.ts';
export { type RiskAppetite, riskAppetiteSchema } from './wire/riskAppetite.ts';
export {
  type ApiAuthType,
  apiAuthTypes,
  type DayFlag,
  type DeliveryMethod,
  dayEnd,
  dayFlag,
  dayFlags,
  dayStart,
  deliveryMethods,
  directCallSource,
  type MarketplaceType,
  marketplaceTypes,
  type PaymentOption,
  paymentOptions,
  type Weekday,
  weekdays,
} from './wire/values.ts';
