import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { BoltIcon } from '../icon/icons.ts';
import { Link } from '../link/Link.tsx';
import { InfoPopover } from './InfoPopover.tsx';
import { Terms } from './Terms.tsx';

const meta = {
  title: 'UI/Overlays/Info popover',
  id: 'ui-info-popover',
  component: InfoPopover,
  args: {
    label: 'What Status means',
    children: (
      <Terms
        terms={[
          {
            name: 'Pack Now',
            meaning: 'A new order, ready for whoever is free to pack.',
            icon: <BoltIcon />,
          },
          { name: 'Delivered', meaning: 'Handed over at the front door or at the pickup desk.' },
        ]}
      />
    ),
    footer: <Link href="https://shop.example.com/status">All statuses</Link>,
  },
} satisfies Meta<typeof InfoPopover>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['brands'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'What Status means' });
    await userEvent.click(button);
    await expect(canvas.getByRole('dialog', { name: 'What Status means' })).toBeVisible();
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'true'));
  },
};

/** Escape, a press outside and a second press on the button all close the panel. */
export const Closing: Story = {
  tags: ['no-visual'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = canvas.getByRole('button', { name: 'What Status means' });
    for (const close of [() => userEvent.click(button), () => button.click()]) {
      await userEvent.click(button);
      await waitFor(() => expect(canvas.getByRole('dialog')).toBeVisible());
      await close();
      await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    }
  },
};

export const Closed: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('dialog')).toBeNull();
  },
};
