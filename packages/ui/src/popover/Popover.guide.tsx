import type { Guide } from '../../../../.storybook/docs/guide.ts';
import { Button } from '../button/Button.tsx';
import { CheckboxGrid } from '../checkbox-grid/CheckboxGrid.tsx';
import { Popover } from './Popover.tsx';

const test = 'packages/ui/src/popover/Popover.test.tsx';

export const guide: Guide = {
  status: 'stable',
  when: ['A small task at its button: choose columns, save a view.'],
  instead: [
    { when: 'Only an explanation', use: 'UI/Info popover' },
    { when: 'A list of actions', use: 'UI/Menu' },
    { when: 'The task needs the whole attention', use: 'UI/Dialog' },
    { when: 'One of many values', use: 'UI/Select' },
  ],
  pairs: [
    {
      do: (
        <Popover label="Columns" trigger={<Button>Columns</Button>}>
          <CheckboxGrid
            label="Columns"
            columns={2}
            options={[
              { value: 'city', label: 'Location' },
              { value: 'price', label: 'Price' },
            ]}
          />
        </Popover>
      ),
      because: 'The list behind stays in sight while its columns are chosen.',
      avoid: (
        <Popover label="Delete" trigger={<Button>Delete</Button>}>
          <Button tone="critical">Really delete</Button>
        </Popover>
      ),
      problem: 'A press elsewhere closes it: a question before harm is an alert dialog.',
    },
  ],
  anatomy: [
    { part: 'Trigger', what: 'The button that opens it and says so.' },
    { part: 'Panel', what: 'At the button, turned to where there is room.' },
  ],
  states: [{ state: 'Open', what: 'The focus is inside; the page behind stays in place.' }],
  keyboard: [
    {
      keys: 'Escape',
      does: 'Closes it, and the focus goes back to its button.',
      proof: { test, title: 'opens at its button in its brand, and Escape brings the focus back' },
    },
  ],
  accessibility: [
    'It is a dialog with the name in label; repeat the words of its button.',
    'A press elsewhere closes it: never the only place of what was typed.',
  ],
  content: ['One task. Two groups of settings are two popovers.'],
  related: ['UI/Info popover', 'UI/Menu', 'UI/Dialog'],
};
