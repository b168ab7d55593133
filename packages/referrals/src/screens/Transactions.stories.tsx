import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { Referral } from '../model/referral.ts';
import { acquiredReferrals } from '../testing/acquiredReferrals.ts';
import { createMemorySource } from '../testing/createMemorySource.ts';
import { frame } from '../testing/frame.css.ts';
import { longReferrals } from '../testing/longReferrals.ts';
import { referralRows } from '../testing/referralPage.ts';
import {
  expectNeverLoaded,
  expectReconnecting,
  expectThousandRows,
  failAfterFirst,
  pauseQuietList,
  silent,
  unreachable,
} from '../testing/storyStates.ts';
import { TransactionsScreen } from './PlainScreens.tsx';

const purchased = { rows: acquiredReferrals };
const asClaimed = (rows: readonly Referral[]) => ({
  rows: rows.map((row) => ({ ...row, marketplaceStatus: 'Claimed' as const })),
});

const meta = {
  title: 'Referrals/Claim-It Transactions',
  component: TransactionsScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <div className={frame}>{Story()}</div>],
  args: { source: createMemorySource(purchased) },
} satisfies Meta<typeof TransactionsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['desktop', 'TBL-63', 'brands'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('Jordan Ellery');
    await expect(canvas.getByRole('columnheader', { name: 'Purchased' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await expect(canvas.getByText('Yesterday')).toBeVisible();
  },
};

export const Empty: Story = { tags: ['TBL-63'], args: { source: createMemorySource({ rows: [] }) } };

export const Loading: Story = {
  tags: ['desktop', 'TBL-63', 'TBL-33'],
  args: { source: { purchased: silent } },
};

export const NeverLoaded: Story = {
  tags: ['desktop', 'TBL-63', 'LIV-4'],
  args: { source: { purchased: unreachable }, interval: 20 },
  play: expectNeverLoaded,
};

export const Reconnecting: Story = {
  tags: ['desktop', 'TBL-63', 'LIV-4', 'LIV-6'],
  args: { source: { purchased: failAfterFirst(createMemorySource(purchased).purchased) }, interval: 20 },
  play: expectReconnecting,
};

export const Paused: Story = { tags: ['desktop', 'TBL-63', 'LIV-2'], play: pauseQuietList };

export const LongTexts: Story = {
  tags: ['desktop', 'TBL-63'],
  args: { source: createMemorySource(asClaimed(longReferrals)) },
};

/** Renders only the rows in view, so it looks like any other list. */
export const ThousandRows: Story = {
  tags: ['desktop', 'no-visual', 'TBL-63'],
  args: {
    source: createMemorySource(asClaimed(referralRows(1000))),
    initialState: { pagination: { pageSize: 1000 } },
  },
  play: expectThousandRows,
};

export const Phone: Story = {
  tags: ['phone', 'TBL-63'],
  globals: { viewport: { value: 'phone' } },
};
