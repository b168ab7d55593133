import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
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
import { storyTime } from '../testing/storyTime.ts';
import { TransactionsScreen } from './TransactionsScreen.tsx';

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

/** A month of purchases, more than fit on a page. */
const month = createMemorySource({
  rows: asClaimed(referralRows(130)).rows.map((row, index) => ({
    ...row,
    soldPrice: 20 + (index % 9) * 2.5,
    lastModDate: storyTime - index * 6 * 3_600_000,
  })),
});
const { purchased: listPurchased } = month;
/** Answers pages of the list, but reads all pages with another answer. */
const reading =
  (read: typeof listPurchased): typeof listPurchased =>
  (query, options) =>
    query.size === 25 ? listPurchased(query, options) : read(query, options);

const choose = async (canvasElement: HTMLElement, name: string) => {
  await userEvent.click(await within(canvasElement).findByRole('button', { name: /Dates$/ }));
  await userEvent.click(await screen.findByRole('option', { name }));
};

/** The total is of the page until days are chosen. */
export const Dates: Story = {
  tags: ['desktop', 'API-25'],
  args: { source: month },
  play: async ({ canvasElement }) => {
    await userEvent.click(await within(canvasElement).findByRole('button', { name: /Dates$/ }));
    await expect(await screen.findByRole('option', { name: 'Last 30 days' })).toBeVisible();
  },
};

/** The days that are chosen, their total and the time it was read. */
export const Range: Story = {
  tags: ['desktop', 'API-25'],
  args: { source: month },
  play: async ({ canvasElement }) => {
    await choose(canvasElement, 'Last 7 days');
    const [seen] = await screen.findAllByText(/transactions as of/);
    await expect(seen).toBeVisible();
  },
};

/** Reading can be canceled. What shows stays meanwhile. */
export const Reading: Story = {
  tags: ['desktop', 'API-25'],
  args: { source: { purchased: reading(silent) } },
  play: async ({ canvasElement }) => {
    await choose(canvasElement, 'This month');
    await expect(await screen.findByRole('button', { name: /Cancel$/ })).toBeVisible();
  },
};

/** Goes on with the page that failed. */
export const ReadingFailed: Story = {
  tags: ['desktop', 'API-25'],
  args: { source: { purchased: reading(unreachable) } },
  play: async ({ canvasElement }) => {
    await choose(canvasElement, 'This month');
    await expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

/** The user's own dates. */
export const ChooseDates: Story = {
  tags: ['desktop', 'API-25'],
  args: { source: month },
  play: async ({ canvasElement }) => {
    await choose(canvasElement, 'Choose dates…');
    await expect(await screen.findByLabelText('From')).toHaveFocus();
  },
};

/** No purchases on these days. */
export const EmptyRange: Story = {
  tags: ['desktop', 'API-25'],
  args: { source: month },
  play: async ({ canvasElement }) => {
    await choose(canvasElement, 'Choose dates…');
    await userEvent.type(await screen.findByLabelText('From'), '2026-12-01');
    await userEvent.type(screen.getByLabelText('To'), '2026-12-02');
    await userEvent.click(screen.getByRole('button', { name: 'Show transactions' }));
    await expect(await screen.findByText('No transactions on these dates')).toBeVisible();
  },
};

/** On a phone, the failure and its button take their own line. */
export const ReadingFailedOnPhone: Story = {
  ...ReadingFailed,
  tags: ['phone', 'API-25'],
  globals: { viewport: { value: 'phone' } },
};

export const Phone: Story = {
  tags: ['phone', 'TBL-63'],
  globals: { viewport: { value: 'phone' } },
};
