import * as en from '../messages/en.ts';
import type { Caller } from './caller.ts';

/** The author of a change, and when it was made. */
export interface Author {
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Returns the author of the changes that a call makes: the signed-in user, or the service itself. */
export const authorOf = ({ caller, now }: { readonly caller: Caller; readonly now: number }): Author => ({
  name:
    caller.kind === 'person' ? `${caller.person.firstName} ${caller.person.lastName}` : en.history.theService,
  at: now,
});
