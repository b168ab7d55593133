import * as z from 'zod/mini';
import { parseJson } from '../deviceStorage.ts';

/** The referrals that alerts have seen, stored for the next page load or tab. */
export interface SeenReferrals {
  /** Serialized state of the watched view. */
  readonly watched: string;
  /** When they were seen, in milliseconds since 1970. */
  readonly at: number;
  /** Ids of the newest referrals. */
  readonly ids: readonly string[];
  /** When the newest referral was added, in milliseconds since 1970. */
  readonly newest: number;
}

/** How long stored referrals are valid, in milliseconds. After a longer break, users want the list, not an alert. */
const longestBreak = 10 * 60_000;

const seenSchema = z.object({
  watched: z.string(),
  at: z.number(),
  ids: z.array(z.string()),
  newest: z.number(),
});

/** Parses stored referrals; null if they're for another state, too old, or invalid. */
export function readSeen(text: string | null, watched: string, now: number): SeenReferrals | null {
  const { data } = seenSchema.safeParse(parseJson(text));
  return data && data.watched === watched && Math.abs(now - data.at) <= longestBreak ? data : null;
}
