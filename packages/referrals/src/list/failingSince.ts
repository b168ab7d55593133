import type { LiveStatus } from '@advantage/live-list';

/** So many errors in a row are more than a hiccup. */
const hiccups = 1;

/**
 * Since when a list could not be refreshed: a moment; null when it never had an answer; undefined while it can, or after
 * a single error that the next poll may fix.
 */
export function failingSince({ failures, lastUpdated }: Pick<LiveStatus, 'failures' | 'lastUpdated'>) {
  if (failures === 0) return undefined;
  if (lastUpdated === null) return null;
  return failures > hiccups ? lastUpdated : undefined;
}
