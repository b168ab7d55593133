import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { createMemorySource } from '../testing/createMemorySource.ts';
import { frame } from '../testing/frame.css.ts';
import { longReferrals } from '../testing/longReferrals.ts';
import { referralRows } from '../testing/referralPage.ts';
import { storyReferrals } from '../testing/storyReferrals.ts';
import {
  expectNeverLoaded,
  expectReconnecting,
  expectThousandRows,
  failAfterFirst,
  pauseList,
  silent,
  unreachable,
} from '../testing/storyStates.ts';
import { RecentReferralsScreen } from './RecentReferralsScreen.tsx';

const twelve = { rows: storyReferrals.slice(0, 12) };

const meta = {
  title: 'Referrals/Recent referrals',
  component: RecentReferralsScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <div className={frame}>{Story()}</div>],
  args: { source: createMemorySource(twelve) },
} satisfies Meta<typeof RecentReferralsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['desktop', 'REC-1', 'REC-2', 'REC-3', 'REC-4', 'REC-5', 'STS-18', 'brands'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findAllByText('New')).toHaveLength(2);
    await expect(canvas.queryByRole('navigation', { name: 'Pages' })).toBeNull();
  },
};

export const Empty: Story = { tags: ['REC-5'], args: { source: createMemorySource({ rows: [] }) } };

export const Loading: Story = {
  tags: ['desktop', 'REC-1', 'TBL-33'],
  args: { source: { recent: silent } },
};

export const NeverLoaded: Story = {
  tags: ['desktop', 'REC-1', 'LIV-4'],
  args: { source: { recent: unreachable }, interval: 20 },
  play: expectNeverLoaded,
};

export const Reconnecting: Story = {
  tags: ['desktop', 'REC-1', 'LIV-4', 'LIV-6'],
  args: { source: { recent: failAfterFirst(createMemorySource(twelve).recent) }, interval: 20 },
  play: expectReconnecting,
};

export const Paused: Story = { tags: ['desktop', 'REC-1', 'LIV-2'], play: pauseList };

export const LongTexts: Story = {
  tags: ['desktop', 'REC-1'],
  args: { source: createMemorySource({ rows: longReferrals }) },
};

/** Renders only the rows in view, so it looks like any other list. */
export const ThousandRows: Story = {
  tags: ['desktop', 'no-visual', 'REC-1'],
  args: { source: createMemorySource({ rows: referralRows(1000) }) },
  play: expectThousandRows,
};

export const Phone: Story = {
  tags: ['phone', 'REC-1'],
  globals: { viewport: { value: 'phone' } },
};
