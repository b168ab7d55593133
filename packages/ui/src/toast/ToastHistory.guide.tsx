import type { Guide } from '../../../../.storybook/docs/guide.ts';
import { Stack } from '../layout/Stack.tsx';
import { Text } from '../text/Text.tsx';

export const guide: Guide = {
  status: 'stable',
  when: ['Once per app with toasts, in the top bar: for messages that went too fast.'],
  instead: [
    { when: 'Messages that must be handled', use: 'UI/Banner' },
    { when: 'What happened to one thing over time', use: 'UI/Disclosure' },
  ],
  pairs: [
    {
      do: (
        <Stack space={1}>
          <Text>Supplier saved.</Text>
          <Text size="s" tone="muted">
            10:24 AM
          </Text>
        </Stack>
      ),
      because: 'The words of the toast and the time, nothing more.',
      avoid: (
        <Stack space={1}>
          <Text weight="strong">New notification!</Text>
          <Text>Supplier saved.</Text>
        </Stack>
      ),
      problem: 'The line above says nothing that the place doesn’t say.',
    },
  ],
  anatomy: [
    { part: 'Bell', what: 'Shows after the first message; nothing is drawn before.' },
    { part: 'List', what: 'The last 20, newest first, with icon and time.' },
  ],
  states: [
    { state: 'No message yet', what: 'Draws nothing.' },
    { state: 'User changed', what: 'Forgets everything.' },
  ],
  keyboard: [
    {
      keys: 'Enter, Escape',
      does: 'Opens the list and closes it; the focus is back on the bell.',
      proof: {
        test: 'packages/ui/src/toast/ToastHistory.test.tsx',
        title: 'opens on Enter and gives the focus back on Escape',
      },
    },
  ],
  accessibility: [
    'The list can be scrolled by keyboard.',
    'The bell makes no sound and has no count: nothing here waits to be read.',
  ],
  content: ['Nothing is written for it: it holds the texts of toasts.'],
  related: ['UI/Toast', 'UI/App shell'],
};
