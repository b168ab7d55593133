export {
  type IndustryCode,
  industryCodeSchema,
  type ReferralSource,
  referralSourceSchema,
} from './fields/reference.ts';
export {
  apiAuthTypes,
  dayEnd,
  dayFlags,
  dayStart,
  deliveryMethods,
} from './fields/wireValues.ts';
export { type Agency, agencyPageSchema, agencySchema } from './wire/agency.ts';
export {
  type DeliveryAnswer,
  type DeliveryTestSettings,
  deliveryAnswerSchema,
  deliveryTestSchema,
} from './wire/deliveryTest.ts';
export { parseJson, stringifyJson } from './wire/json.ts';
export {
  type Marketplace,
  type MarketplaceVersion,
  marketplaceSchema,
  marketplaceVersionSchema,
  type NewMarketplace,
  newMarketplaceSchema,
  type Priorities,
  prioritiesSchema,
  type RiskAppetite,
  recipientSettingSchema,
  riskAppetiteSchema,
} from './wire/marketplace.ts';
export { parseRows } from './wire/parseRows.ts';
export {
  keepUnreadableFields,
  type MarketplaceRow,
  readMarketplace,
} from './wire/readMarketplace.ts';
