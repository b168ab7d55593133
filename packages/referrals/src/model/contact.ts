import { joinParts } from './exportTexts.ts';
import type { Referral } from './referral.ts';

/** Returns whether the consumer's contact details may be shown. If not, none of them may be shown. */
export const showsContact = ({
  marketplaceStatus,
  email,
  phone,
}: Pick<Referral, 'marketplaceStatus' | 'email' | 'phone'>) =>
  (marketplaceStatus === 'Claimed' || marketplaceStatus === 'Assigned') && (email !== null || phone !== null);

const plainName = (name: string) => name.trim().replace(/\s+/g, ' ').normalize().toLowerCase();

/** Returns whether a referral is assigned to an agent of this name. False if the name is null. */
export const isAssignedTo = ({ assignedAgent }: Pick<Referral, 'assignedAgent'>, name: string | null) =>
  name !== null && assignedAgent !== null && plainName(assignedAgent) === plainName(name);

/** Returns the first and last name, or null if both are unknown. Call it only if `showsContact` returns true. */
export const contactName = ({ firstName, lastName }: Pick<Referral, 'firstName' | 'lastName'>) =>
  joinParts([firstName, lastName], ' ');

/**
 * Returns the address, e.g. '1208 E 15th St, Tulsa, OK 74120', or null without a street. Call it only if `showsContact`
 * returns true.
 */
export function contactAddress(
  referral: Pick<Referral, 'address1' | 'city' | 'state' | 'postalCode'>,
): string | null {
  const { address1, city, state, postalCode } = referral;
  return address1 === null ? null : joinParts([address1, city, joinParts([state, postalCode], ' ')]);
}
