export { acquiredReferrals } from './testing/acquiredReferrals.ts';
export { aContact, aReferral } from './testing/aReferral.ts';
export {
  createMemorySource,
  type MemorySource,
  type MemorySourceOptions,
} from './testing/createMemorySource.ts';
export { movedTo } from './testing/movedTo.ts';
export { referralRows } from './testing/referralPage.ts';
export { storyReferrals } from './testing/storyReferrals.ts';
export { storyTime } from './testing/storyTime.ts';
