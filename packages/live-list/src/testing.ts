/**
 * `@advantage/live-list/testing`: a scheduler that tests and stories advance by hand, and a seeded random number
 * generator.
 */
export {
  createManualScheduler,
  type ManualScheduler,
  type ManualSchedulerOptions,
} from './testing/manualScheduler.ts';
export { seededRandom } from './testing/seededRandom.ts';
