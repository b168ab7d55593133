import { readJson, SourceError } from '@advantage/referrals';
import { parseWire, type UserLookup, userLookupSchema } from '@advantage/referrals/wire';
import { callService, type ServiceOptions } from './serviceCall.ts';

const logs: Readonly<Record<number, string>> = { 401: 'Not Authorized', 404: 'Not Found' };

/** Looks up a user's name, agency and location. Empty if the service refuses access or doesn't know the user. */
export async function lookUpUser(
  options: ServiceOptions,
  username: string,
  signal: AbortSignal,
): Promise<UserLookup> {
  const path = `/api/v3/user?${new URLSearchParams({ username })}`;
  try {
    return await callService(options, { service: 'identity', path }, signal, async (response) =>
      parseWire(userLookupSchema, await readJson(response)),
    );
  } catch (error) {
    const log = error instanceof SourceError && error.status !== undefined ? logs[error.status] : undefined;
    if (log === undefined) throw error;
    console.warn(log);
    return {};
  }
}
