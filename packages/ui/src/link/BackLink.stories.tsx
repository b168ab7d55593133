import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { BackLink } from './BackLink.tsx';

const meta = {
  title: 'UI/Navigation/Back link',
  id: 'ui-back-link',
  component: BackLink,
  args: { children: 'All Suppliers', href: '/shop/suppliers' },
} satisfies Meta<typeof BackLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['brands'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: 'All Suppliers' })).toBeVisible();
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
