import type { LiveStatus } from '@advantage/live-list';
import type { Refusal } from '../table/TableFrame.tsx';

const refusals: Readonly<Record<number, Refusal>> = { 401: 'sign-in', 403: 'permission' };

/** Returns why a service refuses a list to the user; undefined if it doesn't. */
export function refusalOf({
  error,
  emptiedBy,
}: Pick<LiveStatus, 'error' | 'emptiedBy'>): Refusal | undefined {
  const status = (emptiedBy ?? error)?.status;
  return status === undefined ? undefined : refusals[status];
}
