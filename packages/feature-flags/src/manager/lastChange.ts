import type { FeatureFlag } from '../wire/featureFlag.ts';

/** Who last changed a flag and when, as far as the service says. */
export interface LastChange {
  readonly by: string | undefined;
  /** Milliseconds since 1970. */
  readonly at: number | undefined;
}

/**
 * Reads the last change from `changedBy`, a string, and `changedAt`, milliseconds since 1970 or a date string.
 * Undefined if the service sends neither.
 */
export function lastChange({ changedBy, changedAt }: FeatureFlag): LastChange | undefined {
  const by = typeof changedBy === 'string' && changedBy.trim() !== '' ? changedBy.trim() : undefined;
  const time = typeof changedAt === 'string' ? Date.parse(changedAt) : changedAt;
  const at = typeof time === 'number' && Number.isFinite(time) ? time : undefined;
  return by === undefined && at === undefined ? undefined : { by, at };
}
