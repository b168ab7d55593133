import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { StoryConsole } from '../testing/StoryConsole.tsx';

/**
 * The list of marketplaces and the form of one, in the complete console, for administrators. For the components alone,
 * see Marketplace form/List and Marketplace form/Form.
 */
const meta = {
  title: 'Console/Marketplaces',
  component: StoryConsole,
  parameters: { layout: 'fullscreen' },
  args: { person: 'admin', path: '/admin/marketplaces' },
} satisfies Meta<typeof StoryConsole>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['review', 'RTE-9', 'MKL-1'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { level: 1, name: 'All Marketplaces' })).toBeVisible();
    await expect(await canvas.findByRole('link', { name: /Harbor Point/ })).toBeVisible();
    await expect(
      await canvas.findByText(/^of the last 12 referrals|^Each of the last 12 referrals/),
    ).toBeVisible();
  },
};

/** A marketplace in its form, with its name in the top bar. */
export const OneMarketplace: Story = {
  tags: ['desktop', 'review', 'RTE-10', 'MKF-1'],
  args: { path: '/admin/marketplaces/1' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('heading', { level: 1, name: /^Marketplace: / })).toBeVisible();
    await expect(await canvas.findByText('No changes to save')).toBeVisible();
    await expect(await canvas.findByText('of 12 match')).toBeVisible();
  },
};

export const NewMarketplace: Story = {
  tags: ['desktop', 'RTE-10', 'MKF-1'],
  args: { path: '/admin/marketplaces/new' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Marketplace: Creation' }),
    ).toBeVisible();
    await expect(await canvas.findByText(/^Add a name, a phone number, states and a category/)).toBeVisible();
  },
};
