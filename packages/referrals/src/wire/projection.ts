import { type PublicWireReferral, publicReferralSchema, type WireReferral } from './referral.ts';

/** The names of the fields that anybody may see. Use it to check a response or to build a query. */
export const publicReferralFields = Object.keys(
  publicReferralSchema.shape,
) as readonly (keyof PublicWireReferral)[];

/** The fields that tell who the consumer is (DTL-7): only the claimer and admins may read them (BCK-7). */
export const contactFields = [
  'firstName',
  'lastName',
  'phone',
  'email',
  'businessName',
  'address1',
  'postalCode',
  'location',
  'searchId',
  'showVisualLocation',
] as const satisfies readonly (keyof WireReferral)[];

/** A referral with only what the public feed may hold. Use it wherever the reader is not signed in. */
export function publicProjection(referral: WireReferral): PublicWireReferral {
  const shown = publicReferralFields.filter((field) => field in referral);
  return Object.fromEntries(shown.map((field) => [field, referral[field]])) as PublicWireReferral;
}

/** A referral without its contact fields. Use it for a signed-in reader who did not claim it. */
export function redactedProjection(
  referral: WireReferral,
): Omit<WireReferral, (typeof contactFields)[number]> {
  const hidden: ReadonlySet<string> = new Set(contactFields);
  return Object.fromEntries(Object.entries(referral).filter(([field]) => !hidden.has(field))) as Omit<
    WireReferral,
    (typeof contactFields)[number]
  >;
}
