import { count, number } from './englishNumbers.ts';

/** Bulk edit of several marketplaces. */
export const bulkEdit = {
  open: 'Change several',
  title: 'Change several marketplaces',
  result: 'Result',
  change: 'Change',
  addState: 'Add a state',
  removeState: 'Remove a state',
  addLine: 'Add a business line',
  removeLine: 'Remove a business line',
  setLimit: 'Set a limit',
  enable: 'Turn on',
  disable: 'Turn off',
  state: 'State',
  chooseState: 'Choose a state',
  businessLine: 'Business line',
  chooseBusinessLine: 'Choose a business line',
  limit: 'Limit',
  limits: {
    maxReferralsPerHour: 'Referrals an hour',
    maxReferralsPerDay: 'Referrals a day',
    maxReferralsPerWeek: 'Referrals a week',
    maxReferralsPerMonth: 'Referrals a month',
  },
  atMost: 'At most',
  blankMeansNoLimit: 'Blank means no limit.',
  marketplaces: 'Marketplaces',
  findMarketplace: 'Find by name',
  unchanged: (marketplaces: number) =>
    `${count(marketplaces, 'marketplace')} ${marketplaces === 1 ? 'is' : 'are'} already set this way.`,
  cannotBeChanged: "Can't be changed",
  noSuchLines: (line: string) => `Doesn't accept the category of ${line}.`,
  save: (marketplaces: number) =>
    marketplaces === 0 ? 'Save' : `Save ${count(marketplaces, 'marketplace')}`,
  done: 'Done',
  tryAgain: (marketplaces: number) => `Try ${count(marketplaces, 'marketplace')} again`,
  results: 'Results',
  waiting: 'Waiting',
  saving: 'Saving…',
  saved: 'Saved',
  same: 'Nothing to change',
  gone: 'It no longer exists.',
  conflict: 'Someone else changed it in the meantime.',
  failed: 'It was not saved.',
};

/** The panel next to the form with the sentences that describe the marketplace. */
export const contractPanel = {
  plainEnglish: 'In plain English',
  notEstimated: 'Excludes limits, hours and delivery',
  keepsOutAlone: 'Filtered by this only',
  aloneKeepsOut: 'Filtered out by this only:',
  referrals: (referrals: number, sentence: string) =>
    `${referrals === 1 ? 'referral' : 'referrals'} ${sentence}`,
  notSaved: 'Not saved',
  fixErrors: 'Fix the errors here to see this sentence.',
  dropped: 'Removed.',
  firstNearMisses: (shown: number, all: number) =>
    `The first ${shown} of ${count(all, 'referral')} that would match without this.`,
  nearMiss: 'Would match without this.',
  nearMissesTitle: 'Near misses of this sentence',
};

/** Explains whether a marketplace would take a referral. */
export const explain = {
  title: 'Who would get this referral?',
  loading: 'Loading marketplaces',
  loadFailed: 'Marketplaces could not be loaded',
  none: 'There are no marketplaces yet.',
  marketplace: 'Marketplace',
  option: (place: number, name: string, isOn: boolean) => `${place}. ${name}${isOn ? '' : ' (off)'}`,
  choose: 'Choose a marketplace',
  matches: 'Matches',
  doesNotMatch: 'Does not match',
  mayMatch: 'May match',
  when: (delivery: string) => `A referral that arrives now ${delivery}.`,
  whenIfRestFits: (delivery: string) =>
    `If everything else matches, a referral that arrives now ${delivery}.`,
  blockedBy: (rules: number) => `Blocked by ${count(rules, 'rule')}.`,
  failing: 'Rules that fail or are unknown',
  pass: (rules: number) => (rules === 1 ? '1 rule passes' : `${rules} rules pass`),
  passing: 'Rules that pass',
  passed: 'Passed',
  failed: 'Failed',
  unknown: 'Unknown',
  estimate: 'Estimate based on the current settings. The service may decide differently.',
};

/** Preview of which recent referrals the settings would have matched. */
export const preview = {
  insight: 'Insight',
  title: 'Appetite preview',
  history: 'History',
  showDetails: 'Show details',
  plainEnglish: 'In plain English',
  insightDetails: 'Insight details',
  nothingYet: 'There is nothing to show yet.',
  estimate: (sample: string) =>
    `${sample} Estimate. Unknown facts count as matches; limits and hours aren't included.`,
  result: (sentence: string) => `With these settings ${sentence}`,
  filteredOut: 'Filtered out by rule',
  noneFilteredOut: 'No referrals were filtered out.',
  alone: (referrals: number) => ` (${number(referrals)} alone)`,
  wouldHaveMatched: 'Would have matched',
  nearMissesHeading: 'Near misses (one rule away)',
  nearMisses: 'Near misses',
  sampleFailed: 'The sample of referrals could not be loaded.',
  retry: 'Retry',
  noSample: 'No recent referrals to test against.',
  completeFirst: 'Complete the appetite to see what would have matched.',
  beforeErrors: (errors: number) => `Fix ${count(errors, 'error')} in the appetite to update this.`,
  trying: 'Testing the settings',
  upTo: 'Up to ',
  ofLast: (referrals: number) => `of the last ${count(referrals, 'referral')} would have matched`,
};

/** Simulation of which referrals a change moves between marketplaces. */
export const simulation = {
  loadFailed: 'The referrals or the marketplaces could not be loaded.',
  loadingSample: 'Loading the sample',
  loading: 'Loading the simulation',
  isOff: "This marketplace is off, so it doesn't get referrals with either version.",
  replaying: 'Replaying referrals',
  progress: (done: number, all: number) => `${number(done)} of ${number(all)}`,
  cancel: 'Cancel',
  canceled: 'The simulation was canceled.',
  runAgain: 'Run again',
  summary: (moved: number, all: number, isEstimate: boolean, dollars: string | undefined) =>
    `${isEstimate ? 'Up to ' : ''}${number(moved)} of ${count(all, 'referral')} ${!isEstimate && moved === 1 ? 'moves' : 'move'}. All marketplaces together: ${dollars ?? 'the same dollars'}.`,
  byMarketplace: 'By marketplace',
  noMarketplace: 'No marketplace',
  unknownMarketplace: 'A marketplace',
  fromTo: (from: string, to: string) => `${from} to ${to}`,
  referrals: (referrals: number) => count(referrals, 'referral'),
  paid: (before: { name: string; dollars: string } | undefined, after: typeof before) =>
    [
      before ? `${before.name} paid ${before.dollars}` : 'No marketplace got them',
      after ? `${after.name} pays ${after.dollars}.` : 'no marketplace gets them.',
    ].join(', '),
  showAll: 'Show all',
  examples: 'Examples',
  otherPrice: 'Same marketplace, different price.',
  wasOff: 'It was off before.',
  isOffNow: 'It is off now.',
  before: (rule: string) => `Before: ${rule}`,
  now: (rule: string) => `Now: ${rule}`,
  otherOrder: 'The order changed.',
  estimate: (sample: string) =>
    `${sample} Estimate. Unknown facts count as matches; limits and hours aren't included.`,
};

/** History of a marketplace's versions. */
export const history = {
  loadFailed: 'The history could not be loaded',
  loading: 'Loading the history',
  none: 'This marketplace has not been changed yet.',
  turnedOn: 'Turned on.',
  turnedOff: 'Turned off.',
  beforeHistory: 'Before the history began',
  madeBy: (person: string | undefined, when: string) => `${person ?? 'Unknown person'}, ${when}`,
  count: (versions: number) => count(versions, 'version'),
  versions: 'Versions',
  version: (version: number, madeBy: string) => `Version ${version}: ${madeBy}`,
  short: (version: number) => `v${version}`,
  removed: (sentence: string) => `Removed: ${sentence}`,
  otherFields: 'Other fields changed.',
  compare: 'Compare',
  before: 'Before',
  after: 'After',
  sameInBoth: (sentences: number) =>
    `${count(sentences, 'sentence')} ${sentences === 1 ? 'is' : 'are'} the same in both.`,
  restore: (version: number) => `Restore version ${version}`,
  restored: (version: number) => `Version ${version} is in the form. Nothing is saved yet.`,
  restoreHint:
    'Restoring puts its settings into the form as unsaved changes. The delivery API key is never part of the history.',
};

/** The list's estimate of what each marketplace gets, based on recent referrals. */
export const orderInsight = {
  sampleFailed: 'The sample of referrals could not be loaded.',
  retry: 'Retry',
  loadingSample: 'Loading the sample',
  noSample: 'No recent referrals to test against.',
  estimate: (sample: string) => `${sample} Estimate. `,
  basis: (prices: string) => `Unknown facts count as matches; limits and hours aren't included. ${prices}`,
  sureMatch: 'Sure match',
  mayNotMatch: 'May not match',
  gets: 'Gets',
};

/** Setup steps before a marketplace can receive referrals. */
export const readinessTexts = {
  ready: 'Ready',
  readyToReceive: 'Ready to receive referrals',
  readySentence: 'Ready to receive referrals.',
  left: (steps: number) => `${count(steps, 'step')} left`,
  setup: (left: string) => `Setup: ${left}`,
  setupSentence: (left: string) => `Setup: ${left}.`,
  setupOf: (name: string) => `Setup of ${name}`,
  state: (name: string, sentence: string) => `${name}. ${sentence}`,
  nothingMissing: 'Nothing is missing.',
  stepsLeft: 'Steps left',
  done: 'Done',
  toDo: 'To do',
  unknown: 'Unknown',
};
