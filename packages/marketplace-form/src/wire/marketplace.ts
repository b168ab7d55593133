import * as z from 'zod/mini';
import type { WireKind } from '../fields/codecs.ts';
import type { Fields, WirePlace, WireShape } from '../fields/field.ts';
import { fields, recipientFields } from '../fields/fields.ts';

const wireSchemas = {
  flag: z.nullish(z.boolean()),
  text: z.nullish(z.string()),
  number: z.nullish(z.number()),
  list: z.nullish(z.array(z.string())),
} as const satisfies Record<WireKind, z.ZodMiniType>;

type WireIn<List, Place> = {
  [Name in keyof List]: List[Name] extends {
    readonly wire: { readonly in: Place; readonly shape: infer Shape };
  }
    ? Shape
    : never;
}[keyof List];
type WireNames<List, Place> =
  WireIn<List, Place> extends infer Shape ? (Shape extends WireShape ? keyof Shape : never) : never;
type KindOf<List, Place, Name extends PropertyKey> = Extract<
  WireIn<List, Place>,
  Readonly<Record<Name, WireKind>>
>[Name];

/** Collects the schemas of all fields in a wire object. */
const wireShape = <const List extends Fields, Place extends WirePlace>(list: List, place: Place) =>
  Object.fromEntries(
    Object.values(list)
      .filter(({ wire }) => wire.in === place)
      .flatMap(({ wire }) => Object.entries(wire.shape).map(([name, kind]) => [name, wireSchemas[kind]])),
  ) as { [Name in WireNames<List, Place>]: (typeof wireSchemas)[KindOf<List, Place, Name>] };

/** The schema of a marketplace's risk appetite: lines, states, limits and hours. Unknown fields pass through. */
export const riskAppetiteSchema = z.extend(
  z.looseObject({ riskAppetiteId: z.nullish(z.number()) }),
  wireShape(fields, 'riskAppetite'),
);
/** The risk appetite of a marketplace: which referrals it accepts, and when. */
export type RiskAppetite = z.infer<typeof riskAppetiteSchema>;

/** The schema of an email recipient's settings: when the recipient gets referrals. Unknown fields pass through. */
export const recipientSettingSchema = z.extend(
  z.looseObject({
    /** Missing if the row isn't saved yet. */
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
 * The request body that creates a marketplace: everything but the id, which the server assigns. Form fields come from
 * the field registry. Unknown fields pass through. Enumerations are plain strings, so that a new value never
 * invalidates a row.
 */
export const newMarketplaceSchema = z.extend(z.looseObject(wireShape(fields, 'marketplace')), {
  /** 1 gets referrals first. */
  priority: z.nullish(z.number()),
  enabled: z.nullish(z.boolean()),
  riskAppetite: z.nullish(riskAppetiteSchema),
  individualEmailRecipientSettings: z.nullish(z.array(recipientSettingSchema)),
});
/** A marketplace without an id. */
export type NewMarketplace = z.infer<typeof newMarketplaceSchema>;

/** The schema of a marketplace, a buyer of referrals. Used for responses and for the request body of an update. */
export const marketplaceSchema = z.extend(newMarketplaceSchema, { id: z.number() });
/** A marketplace as the server stores it, including unknown fields. */
export type Marketplace = NewMarketplace & { id: number };

/** The request body of a reorder: the priority of every marketplace, starting at 1. */
export const prioritiesSchema = z.array(z.object({ id: z.number(), priority: z.number() }));
/** The priority of every marketplace. */
export type Priorities = z.infer<typeof prioritiesSchema>;

/** The schema of one version in a marketplace's history, without the API key. */
export const marketplaceVersionSchema = z.object({
  /** The version number, starting at 1. */
  version: z.number(),
  /** Time of the change, in milliseconds since 1970. Null if unknown. */
  changedAt: z.nullable(z.number()),
  /** Display name of the person who made the change. Null if unknown. */
  changedBy: z.nullable(z.string()),
  marketplace: marketplaceSchema,
});
/** One version in a marketplace's history. */
export type MarketplaceVersion = z.infer<typeof marketplaceVersionSchema>;
