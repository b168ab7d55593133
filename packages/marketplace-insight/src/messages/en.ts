import { count, number } from '@advantage/marketplace-form/internal/values';

const sign = (value: number) => (value > 0 ? '+' : value < 0 ? '−' : '');

/** One change for several selected marketplaces. */
export const bulkEdit = {
  actions: 'Change the selected marketplaces',
  selected: (marketplaces: number) => `${number(marketplaces)} selected`,
  more: 'More changes',
  clear: 'Clear selection',
  addState: 'Add a state',
  removeState: 'Remove a state',
  addLine: 'Add a business line',
  removeLine: 'Remove a business line',
  limit: 'Set a limit',
  enable: 'Turn on',
  disable: 'Turn off',
  state: 'State',
  businessLine: 'Business line',
  find: 'Type to find',
  limits: {
    maxReferralsPerHour: 'Referrals an hour',
    maxReferralsPerDay: 'Referrals a day',
    maxReferralsPerWeek: 'Referrals a week',
    maxReferralsPerMonth: 'Referrals a month',
  },
  per: 'Limit',
  atMost: 'At most',
  blankMeansNoLimit: 'Blank means no limit.',
  has: (item: string) => `Has ${item}`,
  lacks: (item: string) => `Doesn't have ${item}`,
  isOn: 'Is on',
  isOff: 'Is off',
  hasLimit: 'Has this limit',
  moreMatches: (matches: number) =>
    `${sign(matches)}${number(Math.abs(matches))} ${Math.abs(matches) === 1 ? 'match' : 'matches'}`,
  moreReferrals: (referrals: number) => `${sign(referrals)}${count(Math.abs(referrals), 'referral')}`,
  limitWas: (limit: number | null) => (limit === null ? 'No limit now' : `${number(limit)} now`),
  noSuchLines: (line: string) => `Doesn't accept the category of ${line}.`,
  nothingToChange: 'Nothing to change',
  apply: {
    addState: (item: string, marketplaces: number) => `Add ${item} to ${count(marketplaces, 'marketplace')}`,
    removeState: (item: string, marketplaces: number) =>
      `Remove ${item} from ${count(marketplaces, 'marketplace')}`,
    limit: (_item: string, marketplaces: number) => `Set the limit of ${count(marketplaces, 'marketplace')}`,
    enable: (_item: string, marketplaces: number) => `Turn on ${count(marketplaces, 'marketplace')}`,
    disable: (_item: string, marketplaces: number) => `Turn off ${count(marketplaces, 'marketplace')}`,
  },
  tryAgain: (marketplaces: number) => `Try ${count(marketplaces, 'marketplace')} again`,
  effects: 'What changes',
  waiting: 'Waiting',
  saving: 'Saving…',
  saved: 'Saved',
  allSaved: (marketplaces: number) => `${count(marketplaces, 'marketplace')} saved.`,
  gone: 'It no longer exists.',
  conflict: 'Someone else changed it in the meantime.',
  failed: 'It was not saved.',
};

/** The sentences that describe the marketplace. */
export const contractPanel = {
  plainEnglish: 'In plain English',
  notSaved: 'Not saved:',
  fixErrors: 'Fix the errors here to see this sentence.',
  dropped: 'Removed.',
};

/** Says which marketplace would get a referral, and why others wouldn't. */
export const explain = {
  title: 'Who would get this referral?',
  howDecided: 'How this is estimated',
  method:
    "The first marketplace that accepts it, estimated from the current settings. Facts we can't see count as a match. Limits aren't counted. The service may decide differently.",
  loading: 'Loading marketplaces',
  loadFailed: 'Marketplaces could not be loaded',
  none: 'There are no marketplaces yet.',
  getsIt: 'Gets it',
  mayGetIt: 'May get it',
  wouldMatch: 'Would match, if it came first',
  noMatchClosest: 'No marketplace takes it. Closest:',
  noMatch: 'No marketplace takes it.',
  morePassedOver: (marketplaces: number) => `${number(marketplaces)} more passed over`,
  moreWouldMatch: (marketplaces: number) => `${number(marketplaces)} more would match`,
  othersDoNotMatch: (marketplaces: number) =>
    marketplaces === 1 ? '1 other does not match' : `${number(marketplaces)} others do not match`,
  sentence: (rule: string, finding: string) => `${rule}: ${finding}`,
  everythingFits: 'Everything fits.',
  restFits: 'Everything else fits.',
  when: (delivery: string) => `A referral that arrives now ${delivery}.`,
  whenIfRestFits: (delivery: string) =>
    `If everything else matches, a referral that arrives now ${delivery}.`,
};

/** Preview of which recent referrals the settings would match, next to the form. */
export const preview = {
  insight: 'Preview',
  upTo: 'Up to ',
  ofMatch: (referrals: number) => `of ${number(referrals)} match`,
  howCounted: 'How this is counted',
  estimate: (sample: string) =>
    `${sample} Estimate. Unknown facts count as matches; limits and hours aren't included.`,
  refreshSample: 'Refresh sample',
  moreOrFewer: (difference: number) => `${number(Math.abs(difference))} ${difference > 0 ? 'more' : 'fewer'}`,
  thanSaved: 'than the saved settings',
  whatMoves: 'What moves',
  lastValid: 'Based on your last valid settings',
  tabs: 'Preview of the sample',
  rules: 'Rules',
  keptOutAlone: 'Kept out by this rule alone',
  matches: 'Matches',
  nearMisses: 'Near misses',
  changedOn: (date: Date) =>
    `Changed ${date.toLocaleDateString('en-US', { month: 'short', day: 'numeric' })}`,
  history: 'History',
  plainEnglish: 'In plain English',
  stepsLeft: (steps: number) => `${count(steps, 'step')} left`,
  back: 'Back',
  sampleFailed: "Recent referrals couldn't be loaded.",
  retry: 'Retry',
  noSample: 'No recent referrals to test against.',
  addToSee: (referrals: number) =>
    `Add a name, a phone number, states and a category to see how many of the last ${count(referrals, 'referral')} would match.`,
  fixToSee: 'Fix the errors to see how many referrals match.',
  trying: 'Testing the settings',
};

/** Simulation of which referrals a change moves between marketplaces. */
export const simulation = {
  loadFailed: 'The referrals or the marketplaces could not be loaded.',
  loadingSample: 'Loading the sample',
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
};

/** History of a marketplace's versions. */
export const history = {
  versions: 'History',
  turnedOn: 'Turned on.',
  turnedOff: 'Turned off.',
  beforeHistory: 'Before the history began',
  madeBy: (person: string | undefined, when: string) => `${person ?? 'Unknown person'} · ${when}`,
  version: (version: number, madeBy: string) => `Version ${version}: ${madeBy}`,
  removed: (sentence: string) => `Removed: ${sentence}`,
  otherFields: 'Other fields changed.',
  first: 'First version',
  comparedWith: 'Compared with',
  sameInBoth: (sentences: number) =>
    `${count(sentences, 'sentence')} ${sentences === 1 ? 'is' : 'are'} the same in both.`,
  restore: (version: number) => `Restore version ${version}`,
  restored: (version: number) => `Version ${version} is in the form. Nothing is saved yet.`,
  restoreHint: 'Its settings become unsaved changes. The delivery API key stays as it is.',
};

/** The list's estimate of what each marketplace gets, based on recent referrals. */
export const orderInsight = {
  sampleFailed: 'The sample of referrals could not be loaded.',
  retry: 'Retry',
  noSample: 'No recent referrals to test against.',
  unmatched: (referrals: number) => number(referrals),
  ofLast: (unmatched: number, referrals: number) =>
    `of the last ${count(referrals, 'referral')} ${unmatched === 1 ? 'reaches' : 'reach'} no marketplace`,
  allReach: (referrals: number) => `Each of the last ${count(referrals, 'referral')} reaches a marketplace`,
  howCounted: 'How this is counted',
  method: (sample: string, prices: string) =>
    `${sample} Each goes to the first marketplace in this order that accepts it. Facts we can't see count as a match. Limits and hours aren't counted. ${prices}`,
  unmatchedTitle: (referrals: number) =>
    `${count(referrals, 'referral')} ${referrals === 1 ? 'reaches' : 'reach'} no marketplace`,
  matchesOf: (referrals: number, name: string) =>
    `${count(referrals, 'referral')} ${referrals === 1 ? 'matches' : 'match'} ${name}`,
  getsIt: 'Gets it',
  goesTo: (name: string) => `Goes to ${name}`,
};

/** Setup steps before a marketplace can receive referrals. */
export const readinessTexts = {
  nothingMissing: 'Nothing is missing.',
  stepsLeft: 'Steps left',
  toDo: 'To do',
};

/** The delivery test. */
export const deliveryTest = {
  send: 'Send a sample referral',
  again: 'Send it again',
  api: 'Posts one made-up referral, marked as a test, with the settings above, saved or not.',
  email: 'Emails one made-up referral, marked as a test, to the recipients above, saved or not.',
  accepted: (status: number | null, time: string) =>
    status === null ? `Accepted after ${time}.` : `Accepted with status ${status} after ${time}.`,
  declined: (status: number | null, time: string) =>
    `Responded with status ${status} after ${time}, but didn't accept the referral.`,
  refused: (status: number | null, time: string) => `Refused with status ${status} after ${time}.`,
  failed: "The sample referral wasn't delivered.",
  unavailable: "The service that sends sample referrals didn't respond.",
  outdated: 'The settings have changed since this test.',
  answer: 'Response',
  earlier: 'Earlier response',
  cancel: 'Cancel',
  canceled: 'Canceled. The sample referral may still arrive.',
  noBody: 'The response is empty.',
  sent: 'What was sent',
};

export { businessLineNames, timezoneNames, usStateNames } from '@advantage/reference-data';
export { deliveryTimes, findings, readinessChecks, reasons, ruleNames } from './matchTexts.ts';
export { previewTexts } from './previewTexts.ts';
