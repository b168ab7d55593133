import type { UserLookup } from '@advantage/referrals/wire';
import { type ConsoleUser, isAgent, roleLabel } from '../access/consoleUser.ts';
import type { SessionProfile } from '../session/SessionPort.ts';

/** Who is signed in, as the profile card says it. */
export interface ProfileCard {
  readonly name: string;
  readonly role: string;
  /** Agency or company. */
  readonly organization: string;
  /** City and state of the agency; agents only. */
  readonly place?: string;
}

const joined = (separator: string, ...parts: readonly (string | null | undefined)[]) =>
  parts.filter(Boolean).join(separator);

/** What the profile card shows. The identity host knows best; without it the profile and the brand must do. */
export function profileCard(
  user: ConsoleUser,
  profile: SessionProfile,
  lookup: UserLookup,
  brandName: string,
): ProfileCard {
  const name =
    joined(' ', lookup.firstName, lookup.lastName) ||
    joined(' ', profile.firstName, profile.lastName) ||
    profile.username;
  const place = isAgent(user) && joined(', ', lookup.city, lookup.state);
  return {
    name,
    role: roleLabel(user),
    organization: lookup.agencyName || brandName,
    ...(place && { place }),
  };
}
