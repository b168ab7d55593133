import type { PublicWireReferral, WireReferral } from './referral.ts';
import { type FieldsWith, fieldList } from './referralFields.ts';

/** The names of the fields that anybody may see. Use it to check a response or to build a query. */
export const publicReferralFields = fieldList.flatMap(({ isPublic, wire }) =>
  isPublic ? wire : [],
) as readonly (keyof PublicWireReferral)[];

/** The fields that tell who the consumer is: only the claimer and admins may read them. */
export const contactFields = fieldList.flatMap(({ isContact, wire }) =>
  isContact ? wire : [],
) as readonly FieldsWith<'isContact'>[];

const hidden: ReadonlySet<string> = new Set(contactFields);

/** A referral with only what the public feed may hold. Use it wherever the reader is not signed in. */
export function publicProjection(referral: WireReferral): PublicWireReferral {
  const shown = publicReferralFields.filter((field) => field in referral);
  return Object.fromEntries(shown.map((field) => [field, referral[field]])) as PublicWireReferral;
}

/** A referral without its contact fields. Use it for a signed-in reader who did not claim it. */
export const redactedProjection = (referral: WireReferral) =>
  Object.fromEntries(Object.entries(referral).filter(([field]) => !hidden.has(field))) as Omit<
    WireReferral,
    FieldsWith<'isContact'>
  >;
