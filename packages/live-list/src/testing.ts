/** `@advantage/live-list/testing`: time that tests and stories move by hand. */
export {
  createManualScheduler,
  type ManualScheduler,
  type ManualSchedulerOptions,
} from './testing/manualScheduler.ts';
export { seededRandom } from './testing/random.ts';
