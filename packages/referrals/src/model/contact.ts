import type { Referral } from './referral.ts';

/** Whether the consumer's contact details may show; in every other case none of them may. */
export const showsContact = ({
  marketplaceStatus,
  email,
  phone,
}: Pick<Referral, 'marketplaceStatus' | 'email' | 'phone'>) =>
  (marketplaceStatus === 'Claimed' || marketplaceStatus === 'Assigned') && (email !== null || phone !== null);

const joined = (parts: readonly (string | null)[], separator: string) =>
  parts.filter((part) => part !== null).join(separator) || null;

/** First and last name, or null. Only where `showsContact`. */
export const contactName = ({ firstName, lastName }: Pick<Referral, 'firstName' | 'lastName'>) =>
  joined([firstName, lastName], ' ');

/** '1208 E 15th St, Tulsa, OK 74120'; null without a street. Only where `showsContact`. */
export function contactAddress(
  referral: Pick<Referral, 'address1' | 'city' | 'state' | 'postalCode'>,
): string | null {
  const { address1, city, state, postalCode } = referral;
  return address1 === null ? null : joined([address1, city, joined([state, postalCode], ' ')], ', ');
}
