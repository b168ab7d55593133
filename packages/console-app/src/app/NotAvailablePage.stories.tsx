import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { StoryConsole } from '../testing/StoryConsole.tsx';

/**
 * Shown to users who open a page that their role doesn't include (D-4), e.g. through a link from someone else. Their
 * navigation doesn't list such pages.
 */
const meta = {
  title: 'Console/Not available to your role',
  component: StoryConsole,
  parameters: { layout: 'fullscreen' },
  args: { person: 'producer', path: '/admin/marketplaces' },
} satisfies Meta<typeof StoryConsole>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A producer opens the marketplaces by URL. */
export const Default: Story = {
  tags: ['RTE-19', 'NAV-20'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      await canvas.findByRole('heading', { name: 'This page is not available to your role.' }),
    ).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Marketplaces' })).toBeNull();
  },
};

export const AdminOnAcquired: Story = {
  tags: ['RTE-19'],
  args: { person: 'bridge-admin', path: '/admin/acquired-referrals' },
};
