import type { PublicWireReferral, WireReferral } from './referral.ts';
import { type FieldsWith, fieldList } from './referralFields.ts';

/** Names of the public fields. Use it to check a response or build a query. */
export const publicReferralFields = fieldList.flatMap(({ isPublic, wire }) =>
  isPublic ? wire : [],
) as readonly (keyof PublicWireReferral)[];

/** Names of the fields that identify the consumer. Only the claiming agent and admins may read them. */
export const contactFields = fieldList.flatMap(({ isContact, wire }) =>
  isContact ? wire : [],
) as readonly FieldsWith<'isContact'>[];

const hidden: ReadonlySet<string> = new Set(contactFields);

/** Returns only the public fields of a referral. Use it for users who aren't signed in. */
export function publicProjection(referral: WireReferral): PublicWireReferral {
  const shown = publicReferralFields.filter((field) => field in referral);
  return Object.fromEntries(shown.map((field) => [field, referral[field]])) as PublicWireReferral;
}

/** Returns a referral without its contact fields. Use it for signed-in users who haven't claimed the referral. */
export const redactedProjection = (referral: WireReferral) =>
  Object.fromEntries(Object.entries(referral).filter(([field]) => !hidden.has(field))) as Omit<
    WireReferral,
    FieldsWith<'isContact'>
  >;
