import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { frame } from '../screen/frame.css.ts';
import { acquiredReferrals } from '../testing/acquiredReferrals.ts';
import { createMemorySource } from '../testing/createMemorySource.ts';
import { TransactionsScreen } from './TransactionsScreen.tsx';

const meta = {
  title: 'Referrals/Claim-It Transactions',
  component: TransactionsScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <div className={frame}>{Story()}</div>],
  args: { source: createMemorySource({ rows: acquiredReferrals }) },
} satisfies Meta<typeof TransactionsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['desk', 'TBL-63'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('Jordan Ellery');
    await expect(canvas.getByRole('columnheader', { name: 'Purchased' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
  },
};

export const Empty: Story = { tags: ['TBL-63'], args: { source: createMemorySource({ rows: [] }) } };

export const Phone: Story = {
  tags: ['phone', 'TBL-63'],
  globals: { viewport: { value: 'phone' } },
};
