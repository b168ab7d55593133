import type { Guide } from './guide.ts';

/** What every field has around its box. */
export const fieldAnatomy: Guide['anatomy'] = [
  { part: 'Label', what: 'Above the box, always in sight; a required field says so at the end of the line.' },
  { part: 'Description', what: 'One line of help below the box.' },
  { part: 'Error', what: 'Above the description, with an icon: what to do about the value.' },
];

const form = 'packages/marketplace-form/src/editor';

/** The states of every section of the marketplace form. */
export const sectionStates: Guide['states'] = [
  { state: 'New', what: 'The defaults of a new marketplace.' },
  { state: 'Wrong', what: 'What is wrong with a loaded marketplace shows from the start, and is counted.' },
  { state: 'Saving', what: 'All fields are off until the answer is here.' },
];

/** The keys of every section of the marketplace form. */
export const sectionKeys: Guide['keyboard'] = [
  {
    keys: 'Alt and a digit',
    does: 'Goes to the section with this number, from anywhere in the form.',
    proof: {
      test: `${form}/useCurrentSection.test.tsx`,
      title: 'MKF-4 are Alt and its number, anywhere in the form',
    },
  },
  {
    keys: 'Tab',
    does: 'Leaves a field, which is checked; the section counts its errors.',
    proof: { test: `${form}/MarketplaceForm.test.tsx`, title: 'MKF-8 sections count their errors' },
  },
];

/** What a screen reader gets of every section of the marketplace form. */
export const sectionAccessibility: Guide['accessibility'] = [
  'The section is a region with its name; links of the error summary lead to its fields.',
  'An error is read with its field and does not move the focus.',
];

/** The states of every list of referrals. */
export const listStates: Guide['states'] = [
  { state: 'First load', what: 'Placeholders as high as rows, so that nothing jumps.' },
  { state: 'Empty', what: 'Says that there is nothing, and what would bring something.' },
  { state: 'Never loaded', what: 'The failure takes the place of the rows, with Retry.' },
  { state: 'Reconnecting', what: 'The last good rows stay, and the strip says since when.' },
  { state: 'Paused', what: 'Nothing changes until the reader goes on.' },
];

const keys = 'packages/referrals/src/list/ReferralListKeys.test.tsx';

/** The keys of every list of referrals. */
export const listKeys: Guide['keyboard'] = [
  {
    keys: 'J, K, arrows',
    does: 'Move from row to row and end at the first and last.',
    proof: {
      test: keys,
      title: 'A2 J and K, or arrows within the rows, move from row to row and stop at the ends',
    },
  },
  {
    keys: '?',
    does: 'Lists all keys, and lets them be switched off.',
    proof: {
      test: keys,
      title: 'A2 the keys are listed by ? and by a button, and switched off on this device',
    },
  },
];

/** What a screen reader gets of every list of referrals. */
export const listAccessibility: Guide['accessibility'] = [
  'The list is silent while it changes; one polite status above it speaks.',
  'New rows wait while pointer or focus is in the list, so that nothing moves under a finger.',
];
