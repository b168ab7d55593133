import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
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
import { AcquiredReferralsScreen, type AcquiredReferralsScreenProps } from './AcquiredReferralsScreen.tsx';

/** Props without built-in details: rows open in the host's own panel. */
type ScreenProps = Extract<AcquiredReferralsScreenProps, { readonly details?: undefined }>;

const meta = {
  title: 'Referrals/Acquired referrals',
  component: AcquiredReferralsScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <div className={frame}>{Story()}</div>],
  args: {
    source: createMemorySource(),
    username: 'producer',
    rowAction: 'select',
    selectedKey: null,
    onSelectedKeyChange: fn(),
  },
} satisfies Meta<ScreenProps>;

export default meta;
type Story = StoryObj<ScreenProps>;

export const Default: Story = {
  tags: ['desktop', 'ACQ-2', 'ACQ-3', 'ACQ-4', 'ACQ-5', 'ACQ-6', 'ACQ-7', 'brands'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByText('Sam Orozco'));
    await expect(args.onSelectedKeyChange).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('columnheader', { name: 'Acquired' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await expect(canvas.getByRole('link', { name: '(918) 555-0142' })).toHaveAttribute(
      'href',
      'tel:9185550142',
    );
  },
};

export const Selected: Story = { tags: ['desktop', 'ACQ-6'], args: { selectedKey: '3912' } };

export const Empty: Story = { tags: ['ACQ-7'], args: { source: createMemorySource({ acquired: [] }) } };

export const Loading: Story = {
  tags: ['desktop', 'ACQ-7', 'TBL-33'],
  args: { source: { acquired: silent } },
};

export const NeverLoaded: Story = {
  tags: ['desktop', 'ACQ-7', 'LIV-4'],
  args: { source: { acquired: unreachable }, interval: 20 },
  play: expectNeverLoaded,
};

export const Reconnecting: Story = {
  tags: ['desktop', 'ACQ-7', 'LIV-4', 'LIV-6'],
  args: { source: { acquired: failAfterFirst(createMemorySource().acquired) }, interval: 20 },
  play: expectReconnecting,
};

export const Paused: Story = { tags: ['desktop', 'ACQ-7', 'LIV-2'], play: pauseQuietList };

export const LongTexts: Story = {
  tags: ['desktop', 'ACQ-7'],
  args: { source: createMemorySource({ acquired: longReferrals }) },
};

/** Renders only the rows in view, so it looks like any other list. */
export const ThousandRows: Story = {
  tags: ['desktop', 'no-visual', 'ACQ-7'],
  args: {
    source: createMemorySource({ acquired: referralRows(1000) }),
    initialState: { pagination: { pageSize: 1000 } },
  },
  play: expectThousandRows,
};

export const Phone: Story = {
  tags: ['phone', 'ACQ-2'],
  globals: { viewport: { value: 'phone' } },
};
