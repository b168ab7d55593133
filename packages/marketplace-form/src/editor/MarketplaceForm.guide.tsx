import { Banner, Button, CountBadge, Inline, Text } from '@advantage/ui';
import type { Guide } from '../../../../.storybook/docs/guide.ts';

const test = 'packages/marketplace-form/src/editor/MarketplaceForm.test.tsx';

export const guide: Guide = {
  status: 'stable',
  when: ['To set up a marketplace, or change what it buys and how referrals are delivered to it.'],
  instead: [
    { when: 'You only turn a marketplace on or off, or move it in the order', use: 'Marketplace form/List' },
    { when: 'You make the same change to several marketplaces', use: 'Marketplace form/Insight/Bulk edit' },
    { when: 'A host needs its own fields or a different order', use: 'Marketplace form/Composed by a host' },
  ],
  pairs: [
    {
      do: (
        <Button tone="accent" isDisabled>
          Save Marketplace
        </Button>
      ),
      because: 'Save is disabled while nothing has changed, and the text before it says why.',
      avoid: <Button tone="accent">Save Marketplace</Button>,
      problem: 'The button can be pressed, saves nothing, and then reports success.',
    },
    {
      do: (
        <Inline>
          <Text as="span" weight="strong">
            Email
          </Text>
          <CountBadge count={2} />
        </Inline>
      ),
      because: 'Each section counts its errors, so they’re easy to find in a long form.',
      avoid: (
        <Banner tone="critical" title="The form has errors.">
          Please check your input.
        </Banner>
      ),
      problem: 'Which of the eight sections has the errors?',
    },
  ],
  anatomy: [
    {
      part: 'Section navigation',
      what: 'A row of links to eight sections, which show errors and Off. On phones, a menu.',
    },
    {
      part: 'Sections',
      what: 'From the marketplace’s identity to how referrals are delivered. Long choices fold to a row.',
    },
    {
      part: 'Save bar',
      what: 'Save, the reason why it’s disabled, and, once there are changes, Discard and the review.',
    },
    {
      part: 'Insight',
      what: 'If the host provides it: next to the fields from 1200 px, otherwise a line in the save bar.',
    },
  ],
  states: [
    {
      state: 'Loading, not found, failed',
      what: 'Shown in place of the form. A failed load has a Retry button.',
    },
    { state: 'Draft', what: 'Offers to restore unsaved changes, e.g. after an expired sign-in.' },
    {
      state: 'Saving',
      what: 'All fields are disabled. If the response is lost, the form checks the outcome with the service.',
    },
    { state: 'Changed elsewhere', what: 'Shows both sets of changes and merges them.' },
  ],
  keyboard: [
    {
      keys: 'Alt and 1 to 8',
      does: 'Goes to a section, from anywhere in the form.',
      proof: {
        test: 'packages/marketplace-form/src/editor/useCurrentSection.test.tsx',
        title: 'MKF-4 are Alt and its number, anywhere in the form',
      },
    },
    {
      keys: 'Tab',
      does: 'Leaves the field, which is validated. The section counts its errors.',
      proof: { test, title: 'MKF-8 sections count their errors' },
    },
    {
      keys: 'Enter on Save',
      does: 'Saves. Focus stays in the form.',
      proof: { test, title: 'MKF-38 stays in the form after a save by keyboard, and after one that failed' },
    },
  ],
  accessibility: [
    'Each section is a region with a name and a heading.',
    'A link in the error summary opens the folded row of its field.',
    'Typing re-renders one field only, so screen readers announce nothing else.',
  ],
  content: [
    'Errors say what to do, worded as in the specification.',
    'The review describes everything that a save changes.',
  ],
  related: ['Marketplace form/List', 'Marketplace form/Saving', 'Marketplace form/Unsaved changes'],
};
