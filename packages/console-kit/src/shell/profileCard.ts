import type { UserLookup } from '@advantage/referrals/wire';
import { type ConsoleUser, isAgent, roleLabel } from '../access/consoleUser.ts';
import type { SessionProfile } from '../session/SessionPort.ts';

/** The signed-in user, as shown in the profile card. */
export interface ProfileCard {
  readonly name: string;
  readonly role: string;
  /** Agency or company. */
  readonly organization: string;
  /** City and state of the agency. Agents only. */
  readonly location?: string;
}

const joined = (separator: string, ...parts: readonly (string | null | undefined)[]) =>
  parts.filter(Boolean).join(separator);

/** Returns first and last name, or '' if both are unknown. */
export const fullName = ({ firstName, lastName }: Pick<UserLookup, 'firstName' | 'lastName'>) =>
  joined(' ', firstName, lastName);

/** Returns the content of the profile card: from the identity service, or else from the profile and the brand. */
export function profileCard(
  user: ConsoleUser,
  profile: SessionProfile,
  lookup: UserLookup,
  brandName: string,
): ProfileCard {
  const name = fullName(lookup) || fullName(profile) || profile.username;
  const place = isAgent(user) && joined(', ', lookup.city, lookup.state);
  return {
    name,
    role: roleLabel(user),
    organization: lookup.agencyName || brandName,
    ...(place && { location: place }),
  };
}
