import type { Guide } from './guide.ts';

/** The anatomy of every field. */
export const fieldAnatomy: Guide['anatomy'] = [
  {
    part: 'Label',
    what: 'Above the input, always visible. A required field says so at the end of the line.',
  },
  { part: 'Description', what: 'One line of help below the input.' },
  { part: 'Error', what: 'Above the description, with an icon. Says how to fix the value.' },
];

const form = 'packages/marketplace-form/src/editor';

/** The states of every section of the marketplace form. */
export const sectionStates: Guide['states'] = [
  { state: 'New', what: 'The defaults of a new marketplace.' },
  { state: 'Invalid', what: 'Errors of a loaded marketplace are shown and counted from the start.' },
  { state: 'Saving', what: 'All fields are disabled until the response arrives.' },
];

/** The keys of every section of the marketplace form. */
export const sectionKeys: Guide['keyboard'] = [
  {
    keys: 'Alt and a digit',
    does: 'Moves to the section with this number, from anywhere in the form.',
    proof: {
      test: `${form}/useCurrentSection.test.tsx`,
      title: 'MKF-4 are Alt and its number, anywhere in the form',
    },
  },
  {
    keys: 'Tab',
    does: 'Leaves a field and validates it. The section counts its errors.',
    proof: { test: `${form}/MarketplaceForm.test.tsx`, title: 'MKF-8 sections count their errors' },
  },
];

/** Accessibility of every section of the marketplace form. */
export const sectionAccessibility: Guide['accessibility'] = [
  'The section is a named region. Links in the error summary lead to its fields.',
  "An error is read with its field and doesn't move the focus.",
];

/** The states of every list of referrals. */
export const listStates: Guide['states'] = [
  { state: 'First load', what: 'Placeholders as tall as rows, so that nothing jumps.' },
  { state: 'Empty', what: 'Says that the list is empty, and what to do about it.' },
  { state: 'Never loaded', what: 'An error replaces the rows, with a Retry button.' },
  { state: 'Reconnecting', what: 'The last rows stay, and the live control says when they were updated.' },
  { state: 'Paused', what: 'Nothing changes until the user resumes.' },
];

const keys = 'packages/referrals/src/tools/ListKeys.test.tsx';

/** The keys of every list of referrals. */
export const listKeys: Guide['keyboard'] = [
  {
    keys: 'J, K, arrows',
    does: 'Move from row to row, and stop at the first and last.',
    proof: {
      test: keys,
      title: 'A2 moves between rows with J, K and the arrow keys, and stops at the ends',
    },
  },
  {
    keys: '?',
    does: 'Lists all keys, with a switch to turn them off.',
    proof: {
      test: keys,
      title: 'A2 lists the shortcuts with ? or in the tools, and can turn them off on this device',
    },
  },
];

/** Accessibility of every list of referrals. */
export const listAccessibility: Guide['accessibility'] = [
  'The list itself is silent while it changes; the live control announces changes in one polite status.',
  'New rows wait while the pointer or focus is in the list, so that nothing moves under a finger.',
];
