export { acquiredReferrals } from './testing/acquiredReferrals.ts';
export { aContact, aReferral } from './testing/aReferral.ts';
export {
  createMemorySource,
  type MemorySource,
  type MemorySourceOptions,
} from './testing/createMemorySource.ts';
export { referralRows } from './testing/referralPage.ts';
export { shiftReferrals } from './testing/shiftReferrals.ts';
export { storyReferrals } from './testing/storyReferrals.ts';
export { storyTime } from './testing/storyTime.ts';
