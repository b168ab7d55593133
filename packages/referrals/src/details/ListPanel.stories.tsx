import { formatTime } from '@advantage/ui';
import { visuallyHidden } from '@advantage/ui/internal';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { ReferralFilterName } from '../list/listView.ts';
import type { ReferralAudience } from '../model/audience.ts';
import { minConfirmDelay } from '../model/claimFlow.ts';
import { AcquiredReferralsScreen } from '../screens/AcquiredReferralsScreen.tsx';
import { AllReferralsScreen } from '../screens/FilteredScreen.tsx';
import { createMemorySource, type MemorySource } from '../testing/createMemorySource.ts';
import { frame } from '../testing/frame.css.ts';
import { minutesAgo } from '../testing/storyTime.ts';

interface ListProps {
  readonly audience: ReferralAudience;
  /** The referral that is open initially. */
  readonly selected: string | null;
  /** Rows per page. */
  readonly size: number;
  /** Shows the acquired list instead of all referrals. */
  readonly isAcquired: boolean;
  /** Claims never get a response. */
  readonly hasSlowClaims: boolean;
}

const filters: readonly ReferralFilterName[] = ['scope', 'claimed', 'date', 'state'];

function createSource(hasSlowClaims: boolean): MemorySource {
  const source = createMemorySource();
  return hasSlowClaims ? { ...source, claim: () => new Promise(() => {}) } : source;
}

/** Keeps its source while mounted, so that switching brand or color mode changes only the appearance. */
function List({ audience, selected, size, isAcquired, hasSlowClaims }: ListProps) {
  const [source] = useState(() => createSource(hasSlowClaims));
  const list = {
    source,
    username: 'producer',
    interval: 50,
    rowAction: 'select',
    defaultSelectedKey: selected,
    details: { linkOf: (id: string) => `https://console.example.com/admin/all-referrals?referral=${id}` },
  } as const;
  const pagination = { pageSize: size };
  return (
    <main className={frame}>
      <h1 className={visuallyHidden}>Referrals</h1>
      {isAcquired ? (
        <AcquiredReferralsScreen {...list} initialState={{ pagination }} />
      ) : (
        <AllReferralsScreen
          {...list}
          audience={audience}
          filters={filters}
          initialState={{ pagination, filters: { showClaimed: true, scope: 'all' } }}
        />
      )}
    </main>
  );
}

/**
 * A list next to the details of its open row. The row stays highlighted, and the list stays live. To use it on a page,
 * pass `details` to a screen.
 */
const meta = {
  title: 'Referrals/List with details panel',
  // The component is documented in Referrals/Screen.
  tags: ['!manifest'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  args: { audience: 'agent', selected: '4103', size: 25, isAcquired: false, hasSlowClaims: false },
  component: List,
} satisfies Meta<typeof List>;

export default meta;
type Story = StoryObj<typeof meta>;

const panel = async () => within(await screen.findByRole('dialog', { name: 'Referral details' }));

/** Waits until the panel shows a text. It can be drawn again meanwhile, so a text found before may be gone. */
const shows = (text: string) => waitFor(async () => expect((await panel()).getByText(text)).toBeVisible());

/** The open row is highlighted, and the list stays visible next to the panel. */
export const Default: Story = {
  tags: ['desktop', 'DTL-1', 'TBL-57', 'brands'],
  play: async () => {
    await shows('3 of 22');
  },
};

/** The acquired list, which shows contact details right away. */
export const Acquired: Story = {
  tags: ['desktop', 'ACQ-6', 'DTL-7', 'STS-11'],
  args: { isAcquired: true, selected: '3912' },
  play: async () => {
    await shows(`Today ${formatTime(minutesAgo(20))}`);
    await expect((await panel()).getByText('1 of 12')).toBeVisible();
    await expect((await panel()).getByRole('button', { name: 'Claimed ($28)' })).toBeDisabled();
  },
};

export const Admin: Story = { tags: ['desktop', 'DTL-6'], args: { audience: 'admin' } };

/** To the next page and back: the panel steps through the whole list. */
export const AcrossPages: Story = {
  tags: ['desktop', 'no-visual', 'DTL-3'],
  args: { selected: '4105', size: 5 },
  play: async () => {
    await shows('5 of 22');
    await userEvent.keyboard('{ArrowDown}');
    await shows('6 of 22');
    await userEvent.keyboard('{ArrowUp}');
    await shows('5 of 22');
  },
};

const question = () => screen.findByRole('dialog', { name: /^Claim / });
const readQuestion = () => new Promise((resolve) => setTimeout(resolve, minConfirmDelay + 50));

async function askAtRow(canvasElement: HTMLElement) {
  const button = await within(canvasElement).findByRole('button', { name: /^Claim Now, \$28/ });
  await userEvent.click(button);
  const asked = within(await question());
  await expect(asked.getByRole('button', { name: 'Claim for $28' })).toHaveFocus();
  return { asked, button };
}

/** Pressing the status opens the question right next to it. Escape closes it and returns focus. */
export const AskedAtRow: Story = {
  tags: ['desktop', 'CLM-5', 'CLM-20'],
  args: { selected: null },
  play: async ({ canvasElement }) => {
    const { button } = await askAtRow(canvasElement);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await askAtRow(canvasElement);
  },
};

/** Enter confirms. The row then shows the user's referral, with phone and email actions. */
export const ClaimFromRow: Story = {
  tags: ['desktop', 'CLM-5', 'CLM-6', 'CLM-7', 'CLM-20', 'CLM-21'],
  args: { selected: null },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const { asked } = await askAtRow(canvasElement);
    await readQuestion();
    await userEvent.keyboard('{Enter}');
    await expect(await asked.findByText('You paid $28.')).toBeVisible();
    await expect(asked.getByRole('heading', { name: 'Jordan Ellery' })).toBeVisible();
    await expect(canvas.getByText('Claimed ($28)')).toBeVisible();
  },
};

/** The question was closed while the claim is in flight: the row says so and offers no action. */
export const ClaimingInRow: Story = {
  tags: ['desktop', 'CLM-21'],
  args: { selected: null, hasSlowClaims: true },
  play: async ({ canvasElement }) => {
    await askAtRow(canvasElement);
    await readQuestion();
    await userEvent.keyboard('{Enter}{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(within(canvasElement).getByText('Claiming…')).toBeVisible();
  },
};

/** On a phone, the question is a sheet at the bottom. */
export const AskedOnPhone: Story = {
  tags: ['phone', 'CLM-20'],
  globals: { viewport: { value: 'phone' } },
  args: { selected: null },
  play: async ({ canvasElement }) => {
    await askAtRow(canvasElement);
  },
};

/** The keyboard shortcuts of the list, opened with ? or with the button next to the hints. */
export const Keys: Story = {
  tags: ['desktop'],
  args: { selected: null },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('button', { name: /^Claim Now, \$28/ });
    const focusedRow = () =>
      canvas.getAllByRole('row').findIndex((row) => row.contains(document.activeElement));
    // Key handlers are added shortly after the rows render, and a previous list may still return focus to a row.
    await waitFor(async () => {
      if (focusedRow() > 1 && document.activeElement instanceof HTMLElement) document.activeElement.blur();
      if (focusedRow() < 1) await userEvent.keyboard('j');
      await expect(focusedRow()).toBe(1);
    });
    await userEvent.keyboard('j');
    await waitFor(() => expect(focusedRow()).toBe(2));
    await userEvent.keyboard('?');
    const dialog = within(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' }));
    await expect(dialog.getByRole('switch', { name: 'Single-key shortcuts' })).toBeChecked();
  },
};

export const OnPhone: Story = {
  tags: ['phone', 'DTL-1', 'TBL-39'],
  globals: { viewport: { value: 'phone' } },
};
