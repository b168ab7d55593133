import { Button, Inline, Switch, Text } from '@advantage/ui';
import type { Guide } from '../../../../.storybook/docs/guide.ts';

const test = 'packages/feature-flags/src/manager/FeatureFlagManager.test.tsx';

export const guide: Guide = {
  status: 'stable',
  when: ['An administrator turns a feature on or off for everyone, or describes what a flag does.'],
  instead: [
    { when: 'Code needs to know whether a flag is on', use: 'Feature flags/Reading a flag' },
    { when: 'A setting belongs to one marketplace', use: 'Marketplace form/Form' },
  ],
  pairs: [
    {
      do: <Switch defaultSelected description="Offers saved views of every list." label="saved-views" />,
      because: 'The description says what users see when the flag is on.',
      avoid: (
        <Switch defaultSelected description="Enables the savedViews feature flag." label="saved-views" />
      ),
      problem: 'It only repeats the name, so administrators learn nothing.',
    },
    {
      do: (
        <Inline>
          <Text as="span">saved-views turned off.</Text>
          <Button size="s">Undo</Button>
        </Inline>
      ),
      because: 'A switch is saved immediately and can be undone.',
      avoid: (
        <Inline>
          <Text as="span">Turn saved-views off?</Text>
          <Button size="s">Cancel</Button>
          <Button size="s" tone="critical">
            Turn off
          </Button>
        </Inline>
      ),
      problem: 'A confirmation for something that can be undone is one press too many.',
    },
  ],
  anatomy: [
    {
      part: 'Search',
      what: 'From ten flags on: finds them by name and description, and shows how many match.',
    },
    { part: 'Row', what: 'Name, description, last change (who and when), switch and Edit.' },
    { part: 'Add form', what: 'Name, description and initial state. Opening it closes a row being edited.' },
  ],
  states: [
    { state: 'Saving', what: 'The switch is busy, keeps focus and can’t be changed.' },
    {
      state: 'Failed',
      what: 'The switch goes back to the saved value. An edited row keeps what was typed.',
    },
    { state: 'No flags', what: 'Says so, with a button that opens the form.' },
    { state: 'Failed to load', what: 'Shows an error with Retry. The list counts as empty.' },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Shows the error of a required field only after focus moves to another field.',
      proof: {
        test,
        title: 'FLG-11 FLG-12 FLG-13 can be saved only when dirty and valid, and shows what is missing',
      },
    },
    {
      keys: 'Enter',
      does: 'Saves the row or the form once, even if pressed repeatedly.',
      proof: {
        test,
        title: 'FLG-3 saves once when submitted twice, and cannot be canceled while saving',
      },
    },
    {
      keys: 'Escape',
      does: 'Closes the form or the edited row without saving.',
      proof: { test, title: 'FLG-17 DAT-24 sends unknown fields but no edit marker' },
    },
  ],
  accessibility: [
    'Each switch is named after its flag.',
    'A row being edited stays visible regardless of the search, so focus is never lost.',
  ],
  content: [
    'Keep names short and lowercase, with hyphens: saved-views.',
    'Write descriptions for the people who use the switches, not for developers.',
  ],
  related: ['Feature flags/Reading a flag', 'Console/Feature flags', 'UI/Switch'],
};
