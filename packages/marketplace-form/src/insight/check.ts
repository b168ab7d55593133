import type { ReadinessCheck } from './readiness.ts';

/** What a check found. */
export type Check = Omit<ReadinessCheck, 'id'>;

/** It is done. */
export const ready = (text: string): Check => ({ state: 'ready', text });
/** It is to do. */
export const missing = (text: string): Check => ({ state: 'missing', text });
/** Done or to do, with a sentence for each. */
export const check = (isReady: boolean | null | undefined, yes: string, no: string) =>
  isReady ? ready(yes) : missing(no);
