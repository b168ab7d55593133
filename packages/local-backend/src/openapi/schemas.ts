import {
  featureFlagDraftSchema,
  featureFlagSchema,
  featureFlagUpdateSchema,
} from '@advantage/feature-flags/wire';
import {
  agencyPageSchema,
  agencySchema,
  industryCodeSchema,
  marketplaceSchema,
  marketplaceVersionSchema,
  prioritiesSchema,
  recipientSettingSchema,
  riskAppetiteSchema,
} from '@advantage/marketplace-form/wire';
import {
  acquiredRequestSchema,
  claimConflictSchema,
  claimRequestSchema,
  geoLocationSchema,
  problemSchema,
  referralPageSchema,
  referralSchema,
  referralSourceNameSchema,
  userLookupSchema,
} from '@advantage/referrals/wire';
import { registry, toJSONSchema, type $ZodType as ZodType } from 'zod/v4/core';
import { namedMarketplaceSchema } from '../core/namedMarketplace.ts';

/** Schemas that get a name in the documentation; all others are inlined. */
const named: Readonly<Record<string, ZodType>> = {
  AcquiredRequest: acquiredRequestSchema,
  Agency: agencySchema,
  AgencyPage: agencyPageSchema,
  ClaimConflict: claimConflictSchema,
  ClaimRequest: claimRequestSchema,
  FeatureFlag: featureFlagSchema,
  FeatureFlagDraft: featureFlagDraftSchema,
  FeatureFlagUpdate: featureFlagUpdateSchema,
  GeoLocation: geoLocationSchema,
  IndustryCode: industryCodeSchema,
  Marketplace: marketplaceSchema,
  MarketplaceVersion: marketplaceVersionSchema,
  NamedMarketplace: namedMarketplaceSchema,
  Priorities: prioritiesSchema,
  Problem: problemSchema,
  RecipientSetting: recipientSettingSchema,
  Referral: referralSchema,
  ReferralPage: referralPageSchema,
  ReferralSourceName: referralSourceNameSchema,
  RiskAppetite: riskAppetiteSchema,
  UserLookup: userLookupSchema,
};

const names = new Map(Object.entries(named).map(([name, schema]) => [schema, name]));
const refTo = (name: string) => `#/components/schemas/${name}`;

export type JsonSchema = Readonly<Record<string, unknown>>;

const withoutMeta = ({
  $schema: _schema,
  $id: _id,
  ...schema
}: Readonly<Record<string, unknown>>): JsonSchema => schema;

/** Returns the named schemas as JSON Schema, the dialect of OpenAPI 3.1. */
export function componentSchemas(): Readonly<Record<string, JsonSchema>> {
  const all = registry<{ id: string }>();
  for (const [name, schema] of Object.entries(named)) all.add(schema, { id: name });
  const { schemas } = toJSONSchema(all, { uri: refTo, io: 'input' });
  return Object.fromEntries(
    Object.entries(schemas)
      .filter(([name]) => Object.hasOwn(named, name))
      .map(([name, schema]) => [name, withoutMeta(schema as JsonSchema)]),
  );
}

/** Returns the JSON Schema of a shape: a reference if it has a name, an array of references, or inlined. */
export function schemaAt(schema: ZodType): JsonSchema {
  const name = names.get(schema);
  if (name !== undefined) return { $ref: refTo(name) };
  const { def } = schema._zod;
  if (def.type === 'array' && 'element' in def)
    return { type: 'array', items: schemaAt(def.element as ZodType) };
  return withoutMeta(toJSONSchema(schema, { io: 'input' }) as JsonSchema);
}
