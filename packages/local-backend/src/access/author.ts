import * as en from '../messages/en.ts';
import type { Caller } from './caller.ts';

/** Who changes something, and when. */
export interface Author {
  readonly name: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** The person behind a call. */
export const authorOf = ({ caller, now }: { readonly caller: Caller; readonly now: number }): Author => ({
  name:
    caller.kind === 'person' ? `${caller.person.firstName} ${caller.person.lastName}` : en.history.theService,
  at: now,
});
