import type { Guide } from '../../../../.storybook/docs/guide.ts';
import { Stack } from '../layout/Stack.tsx';
import { Text } from '../text/Text.tsx';

export const guide: Guide = {
  status: 'stable',
  when: ['Once per app with toasts, in the header row: for messages that disappeared too quickly.'],
  instead: [
    { when: 'The messages have to be dealt with', use: 'UI/Banner' },
    { when: 'It’s the history of a single item', use: 'UI/Disclosure' },
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
      because: 'The text of the toast and its time, nothing more.',
      avoid: (
        <Stack space={1}>
          <Text weight="strong">New notification!</Text>
          <Text>Supplier saved.</Text>
        </Stack>
      ),
      problem: 'The first line adds nothing that isn’t clear from where it is.',
    },
  ],
  anatomy: [
    { part: 'Bell', what: 'Opens the list.' },
    { part: 'List', what: 'The last 20 messages, newest first, with icon and time.' },
  ],
  states: [
    { state: 'No messages yet', what: 'Renders nothing.' },
    { state: 'User changed', what: 'Clears the history.' },
  ],
  keyboard: [
    {
      keys: 'Enter, Escape',
      does: 'Opens and closes the list. After closing, focus is on the bell.',
      proof: {
        test: 'packages/ui/src/toast/ToastHistory.test.tsx',
        title: 'opens on Enter and restores focus on Escape',
      },
    },
  ],
  accessibility: [
    'The list can be scrolled with the keyboard.',
    'The bell makes no sound and has no count: nothing here is unread.',
  ],
  content: ['Don’t write texts for it: it shows those of the toasts.'],
  related: ['UI/Toast', 'UI/App shell'],
};
