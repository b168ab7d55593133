import { defaultSort } from '@advantage/referrals';
import { createMemorySource } from '@advantage/referrals/testing';
import { advantage, BrandProvider, bridge } from '@advantage/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { PublicFeedPage } from './PublicFeedPage.tsx';

const source = createMemorySource();

const meta = {
  title: 'Console/Public feed',
  component: PublicFeedPage,
  parameters: { layout: 'fullscreen' },
  args: { source, isDirectory: false, view: { state: null, sort: defaultSort, page: 0 }, onViewChange: fn() },
  decorators: [
    (Story, { args }) => (
      <BrandProvider brand={args.isDirectory ? advantage : bridge}>
        <Story />
      </BrandProvider>
    ),
  ],
} satisfies Meta<typeof PublicFeedPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['review', 'FEED-1', 'FEED-2', 'FEED-4', 'FEED-6', 'FEED-7', 'BRD-5'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { level: 1, name: 'Insurance Referral Feed' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Buy Now' })).toHaveAttribute(
      'href',
      'https://bridge.example.com/buy-now',
    );
    const legal = within(canvas.getByRole('navigation', { name: 'Legal' }));
    for (const name of ['Privacy policy', 'Cookie policy', 'Terms of use', 'Your privacy choices']) {
      await expect(legal.getByRole('link', { name })).toBeVisible();
    }
    await expect(canvas.queryByText('Agent support')).toBeNull();
  },
};

/** After an unknown address. */
export const UnknownAddress: Story = {
  tags: ['RTE-25'],
  args: { isUnknownAddress: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText("That page doesn't exist.")).toBeVisible();
  },
};

/** On a directory host. */
export const DirectorySkin: Story = {
  tags: ['FEED-3', 'FEED-8', 'BRD-4'],
  args: { isDirectory: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('link', { name: 'Find an agent near you' })).toBeVisible();
    await expect(canvas.getByText('Advantage Directory, Inc.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '(703) 555-0110' })).toHaveAttribute(
      'href',
      'tel:+17035550110',
    );
  },
};
