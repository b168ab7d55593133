import type { Guide } from '../../../../.storybook/docs/guide.ts';
import { Button } from '../button/Button.tsx';
import { CheckboxGrid } from '../checkbox-grid/CheckboxGrid.tsx';
import { Popover } from './Popover.tsx';

const test = 'packages/ui/src/popover/Popover.test.tsx';

export const guide: Guide = {
  status: 'stable',
  when: ['For a small task that a button opens: choose columns, save a view.'],
  instead: [
    { when: 'It only explains something', use: 'UI/Info popover' },
    { when: 'It’s a list of actions', use: 'UI/Menu' },
    { when: 'The task needs the user’s full attention', use: 'UI/Dialog' },
    { when: 'It selects one of many values', use: 'UI/Select' },
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
      because: 'The list behind stays visible while its columns are chosen.',
      avoid: (
        <Popover label="Delete" trigger={<Button>Delete</Button>}>
          <Button tone="critical">Really delete</Button>
        </Popover>
      ),
      problem: 'Pressing outside closes it: confirm anything harmful in an alert dialog.',
    },
  ],
  anatomy: [
    { part: 'Trigger', what: 'The button that opens the popover, and says so to screen readers.' },
    { part: 'Panel', what: 'Next to the button, on the side with room.' },
  ],
  states: [{ state: 'Open', what: 'Focus is inside, and the page behind stays in place.' }],
  keyboard: [
    {
      keys: 'Escape',
      does: 'Closes the popover and returns focus to its button.',
      proof: { test, title: 'opens from its button in its brand, and restores focus on Escape' },
    },
  ],
  accessibility: [
    'It’s a dialog named by label. Repeat the text of its button.',
    'Pressing outside closes it: don’t let it be the only place that has the user’s input.',
  ],
  content: ['One task. Use two popovers for two groups of settings.'],
  related: ['UI/Info popover', 'UI/Menu', 'UI/Dialog'],
};
