import * as z from 'zod/mini';

/** The referrals that alerts have seen, kept for the next page load or tab. */
export interface SeenReferrals {
  /** What was watched. */
  readonly watched: string;
  /** When they were seen, in milliseconds since 1970. */
  readonly at: number;
  /** The ids of the newest ones. */
  readonly ids: readonly string[];
  /** When the newest one was added. */
  readonly newest: number;
}

/** Milliseconds for which they count. Somebody who comes back later wants the list, not an alert. */
const longestBreak = 10 * 60_000;

const seenSchema = z.object({
  watched: z.string(),
  at: z.number(),
  ids: z.array(z.string()),
  newest: z.number(),
});

/** Reads kept referrals; null when they are of something else, too old, or cannot be read. */
export function readSeen(text: string | null, watched: string, now: number): SeenReferrals | null {
  let json: unknown;
  try {
    json = JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
  const { data } = seenSchema.safeParse(json);
  return data && data.watched === watched && Math.abs(now - data.at) <= longestBreak ? data : null;
}
