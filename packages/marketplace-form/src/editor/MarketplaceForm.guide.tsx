import { Banner, Button, CountBadge, Inline, Text } from '@advantage/ui';
import type { Guide } from '../../../../.storybook/docs/guide.ts';

const test = 'packages/marketplace-form/src/editor/MarketplaceForm.test.tsx';

export const guide: Guide = {
  status: 'stable',
  when: ['An administrator sets up a marketplace, or changes what it buys and how it gets its referrals.'],
  instead: [
    { when: 'It is only turned on or off, or moved in the order', use: 'Marketplace form/List' },
    { when: 'The same change for several marketplaces', use: 'Marketplace form/Insight/Bulk edit' },
    { when: 'A host needs other fields or another order', use: 'Marketplace form/Composed by a host' },
  ],
  pairs: [
    {
      do: (
        <Button tone="accent" isDisabled>
          Save Marketplace
        </Button>
      ),
      because: 'Save is off while nothing has changed, and the line next to it says why.',
      avoid: <Button tone="accent">Save Marketplace</Button>,
      problem: 'It can be pressed, saves nothing, and says that it did.',
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
      because: 'Errors are counted where they are, so that a long form has no search for them.',
      avoid: (
        <Banner tone="critical" title="The form has errors.">
          Please check your input.
        </Banner>
      ),
      problem: 'Where, in eight sections?',
    },
  ],
  anatomy: [
    { part: 'Section navigation', what: 'Eight sections with their errors; on a phone a menu.' },
    { part: 'Sections', what: 'From who it is to how referrals get there.' },
    { part: 'Save bar', what: 'Why Save is off, what would change, and Save.' },
    {
      part: 'Insight',
      what: 'Next to the fields where a host gives it: what the settings would have taken.',
    },
  ],
  states: [
    { state: 'Loading, not found, failed', what: 'In place of the form, with Retry where it helps.' },
    { state: 'Draft', what: 'What was typed before the sign-in expired is kept.' },
    { state: 'Saving', what: 'All fields are off; a lost answer is asked for, never guessed.' },
    { state: 'Changed elsewhere', what: 'The changes of both are put side by side.' },
  ],
  keyboard: [
    {
      keys: 'Alt and 1 to 8',
      does: 'Go to a section, from anywhere in the form.',
      proof: {
        test: 'packages/marketplace-form/src/editor/useCurrentSection.test.tsx',
        title: 'MKF-4 are Alt and its number, anywhere in the form',
      },
    },
    {
      keys: 'Tab',
      does: 'Leaving a field checks it; its section counts the error.',
      proof: { test, title: 'MKF-8 sections count their errors' },
    },
    {
      keys: 'Enter on Save',
      does: 'Saves, and the reader stays in the form.',
      proof: { test, title: 'MKF-38 stays in the form after a save by keyboard, and after one that failed' },
    },
  ],
  accessibility: [
    'Each section is a region with a name and a heading.',
    'Typing renders one field only: a screen reader hears no more than that field.',
  ],
  content: [
    'Errors say what to do, in the words of the specification.',
    'Nothing is saved that the review doesn’t say in a sentence.',
  ],
  related: ['Marketplace form/List', 'Marketplace form/Saving', 'Marketplace form/Unsaved changes'],
};
