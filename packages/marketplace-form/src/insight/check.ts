import type { ReadinessCheck } from './readiness.ts';

/** The result of a readiness check. */
export type Check = Omit<ReadinessCheck, 'id'>;

/** Returns a passed check. */
export const ready = (text: string): Check => ({ state: 'ready', text });
/** Returns a check that is still to do. */
export const missing = (text: string): Check => ({ state: 'missing', text });
/** Returns a passed check or one that is still to do, with a sentence for each. */
export const check = (isReady: boolean | null | undefined, yes: string, no: string) =>
  isReady ? ready(yes) : missing(no);
