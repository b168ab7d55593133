export { createManualScheduler, type ManualScheduler } from '@advantage/live-list/testing';
export { acquiredReferrals } from './testing/acquiredReferrals.ts';
export { aContact, aReferral } from './testing/aReferral.ts';
export {
  createMemorySource,
  type MemorySource,
  type MemorySourceOptions,
} from './testing/createMemorySource.ts';
export { hostileReferrals } from './testing/hostileReferrals.ts';
export { hostileNumbers, hostileShapes, hostileTexts } from './testing/hostileTexts.ts';
export { referralRows } from './testing/referralPage.ts';
export { storyReferrals } from './testing/storyReferrals.ts';
export { storyTime } from './testing/storyTime.ts';
