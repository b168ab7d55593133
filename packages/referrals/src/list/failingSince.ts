import type { LiveStatus } from '@advantage/live-list';

/** Consecutive failures that are tolerated before a loaded list counts as failing. */
const toleratedFailures = 1;

/**
 * Returns the time since which a list could not be refreshed: null if it never loaded; undefined while it refreshes, or
 * after a single error that the next poll may fix.
 */
export function failingSince({ failures, lastUpdated }: Pick<LiveStatus, 'failures' | 'lastUpdated'>) {
  if (failures === 0) return undefined;
  if (lastUpdated === null) return null;
  return failures > toleratedFailures ? lastUpdated : undefined;
}
