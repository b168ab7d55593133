import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { Tooltip } from './Tooltip.tsx';

const meta = {
  title: 'UI/Overlays/Tooltip',
  id: 'ui-tooltip',
  component: Tooltip,
  args: { text: 'Fetches the list again', children: <Button>Refresh</Button>, placement: 'bottom' },
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['brands'],
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    const button = within(canvasElement).getByRole('button', { name: 'Refresh' });
    await expect(button).toHaveAccessibleDescription('Fetches the list again');
    await waitFor(() => expect(within(document.body).getByRole('tooltip')).toBeVisible());
  },
};
