import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { Stack } from '../layout/Stack.tsx';
import { Text } from '../text/Text.tsx';
import { Popover } from './Popover.tsx';

const meta = {
  title: 'UI/Overlays/Popover',
  id: 'ui-popover',
  component: Popover,
  args: {
    label: 'Review 4 changes',
    trigger: <Button>Review 4 changes</Button>,
    children: ({ close }) => (
      <Stack space={3}>
        <Text>Percent modifier: 0 % to 10 %</Text>
        <Button onPress={close}>Done</Button>
      </Stack>
    ),
  },
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['brands'],
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Review 4 changes' }));
    await waitFor(() =>
      expect(within(document.body).getByRole('dialog', { name: 'Review 4 changes' })).toBeVisible(),
    );
  },
};

export const ClosedFromInside: Story = {
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'Review 4 changes' });
    await userEvent.click(trigger);
    await userEvent.click(await within(document.body).findByRole('button', { name: 'Done' }));
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};
