import { Button, Inline, Switch, Text } from '@advantage/ui';
import type { Guide } from '../../../../.storybook/docs/guide.ts';

const test = 'packages/feature-flags/src/manager/FeatureFlagManager.test.tsx';

export const guide: Guide = {
  status: 'stable',
  when: [
    'An administrator turns a part of the product on or off for everybody, or describes what a flag does.',
  ],
  instead: [
    { when: 'Code has to know whether a flag is on', use: 'Feature flags/Reading a flag' },
    { when: 'A setting belongs to one marketplace', use: 'Marketplace form/Form' },
  ],
  pairs: [
    {
      do: <Switch defaultSelected description="Offers saved views of every list." label="saved-views" />,
      because: 'The description says what readers see when it is on.',
      avoid: (
        <Switch defaultSelected description="Enables the savedViews feature flag." label="saved-views" />
      ),
      problem: 'It repeats the name: who switches it learns nothing.',
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
      problem: 'A question before something that can be taken back is a press too many.',
    },
  ],
  anatomy: [
    { part: 'Search', what: 'Finds flags by name and description, and says how many.' },
    { part: 'Row', what: 'Name, description, who changed it last and when, switch and Edit.' },
    { part: 'Add form', what: 'Name, description and whether it starts on; closes what is being edited.' },
  ],
  states: [
    { state: 'Saving', what: 'The switch is busy, keeps the focus and can’t be turned.' },
    {
      state: 'Failed',
      what: 'The switch shows the value of the service again; an edited row keeps what was typed.',
    },
    { state: 'No flags', what: 'Says so, and its button opens the form.' },
    { state: 'Could not be loaded', what: 'Counts as empty, says so, and offers Retry.' },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Complains about a required field only when it is left for another field.',
      proof: {
        test,
        title: 'FLG-11 FLG-12 FLG-13 can be saved only when dirty and valid, and says what is missing',
      },
    },
    {
      keys: 'Enter',
      does: 'Saves the row or the form once, however often it is pressed.',
      proof: {
        test,
        title: 'FLG-3 is saved once, however often Save is pressed, and cannot be canceled meanwhile',
      },
    },
    {
      keys: 'Escape',
      does: 'Closes the form without saving, also while a row is edited.',
      proof: { test, title: 'FLG-17 DAT-24 sends no edit marker, and every field it does not know' },
    },
  ],
  accessibility: [
    'Each switch has the name of its flag.',
    'A row that is edited stays in view whatever is searched, so the focus is never lost.',
  ],
  content: [
    'Names are short, lower case, with hyphens: saved-views.',
    'Descriptions are for the people who switch, not for those who program.',
  ],
  related: ['Feature flags/Reading a flag', 'Console/Feature flags', 'UI/Switch'],
};
