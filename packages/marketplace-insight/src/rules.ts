/**
 * `@advantage/marketplace-insight/rules`: our reading of a marketplace's settings as plain functions, without React.
 */

export { type NextDelivery, nextDelivery } from './match/delivery.ts';
export { explainMatch, type MatchExplanation } from './match/explainMatch.ts';
export type { MatchReferral } from './match/MatchReferral.ts';
export { stepsLeft } from './ready/stepsLeft.ts';
