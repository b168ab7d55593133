import { SourceError } from '@advantage/live-list';
import { advantage, BrandProvider, formatTime, MessagesProvider } from '@advantage/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { spanish } from '../feedEs.ts';
import { aReferral } from '../testing/aReferral.ts';
import { createMemorySource } from '../testing/createMemorySource.ts';
import { longReferrals } from '../testing/longReferrals.ts';
import { referralRows } from '../testing/referralPage.ts';
import { minutesAgo, storyTime } from '../testing/storyTime.ts';
import { feedCatalog } from './feedMessages.ts';
import { ReferralFeed } from './ReferralFeed.tsx';

const meta = {
  title: 'Referrals/Public feed',
  component: ReferralFeed,
  args: { source: createMemorySource() },
} satisfies Meta<typeof ReferralFeed>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Waits until the footer of the list shows a text. */
const position = (canvasElement: HTMLElement, text: string) =>
  within(canvasElement).findByText(text, { selector: 'nav *' });

const loaded = (canvasElement: HTMLElement) =>
  within(canvasElement).findAllByText('Claim Now', { selector: 'button *' });

export const Default: Story = {
  tags: ['desktop', 'FEED-5', 'FEED-9', 'FEED-10', 'FEED-11', 'FEED-12', 'FEED-13', 'FEED-16', 'brands'],
  play: async ({ canvasElement }) => {
    await loaded(canvasElement);
    const canvas = within(canvasElement);
    await expect(canvas.getByText('All referral activity from the last 72hrs')).toBeVisible();
    await expect(canvas.getByRole('columnheader', { name: 'Delivered' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await expect(canvas.queryByText(/\$/)).toBeNull();
  },
};

// cspell:disable
/** Uses the language of the surrounding `MessagesProvider`. */
export const Spanish: Story = {
  tags: ['desktop'],
  decorators: [
    (Story) => (
      <MessagesProvider catalog={feedCatalog} messages={spanish}>
        <Story />
      </MessagesProvider>
    ),
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findAllByText('Tomar ahora', { selector: 'button *' });
    await expect(canvas.getByText('Toda la actividad de referidos de las últimas 72 horas')).toBeVisible();
  },
};
// cspell:enable

/** With a heading, the controls are next to it. */
export const WithHeading: Story = {
  tags: ['desktop', 'FEED-11'],
  args: { heading: <h2>Live leads</h2> },
  play: async ({ canvasElement }) => {
    await loaded(canvasElement);
    const [heading, state] = [
      within(canvasElement).getByRole('heading', { name: 'Live leads' }),
      within(canvasElement).getByRole('combobox', { name: 'State' }),
    ].map((element) => element.getBoundingClientRect());
    await expect(state?.top).toBeLessThan(heading?.bottom ?? 0);
  },
};

/** Every status opens an invitation to sign up. Closing it returns focus to the status. */
export const PressedStatus: Story = {
  tags: [
    'desktop',
    'FEED-14',
    'STS-16',
    'STS-17',
    'CLM-14',
    'CLM-15',
    'CLM-16',
    'CLM-17',
    'CLM-18',
    'CLM-19',
  ],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await loaded(canvasElement);
    const [claimed] = canvas.getAllByRole('button', { name: /^Claimed,/ });
    await userEvent.click(claimed as HTMLElement);
    const dialog = canvas.getByRole('dialog', { name: 'Want to get referrals like this one?' });
    await expect(dialog).toBeVisible();
    const row = claimed?.closest('tr');
    await expect(row).toHaveAttribute('aria-current', 'true');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(dialog).not.toBeVisible());
    await expect(claimed).toHaveFocus();
    await expect(row).not.toHaveAttribute('aria-current');
  },
};

/** The whole feed follows the brand. */
export const Advantage: Story = {
  tags: ['no-visual', 'BRD-7', 'CLM-19'],
  args: { brand: advantage },
  render: (args) => (
    <BrandProvider brand={advantage}>
      <ReferralFeed {...args} />
    </BrandProvider>
  ),
};

export const ByState: Story = {
  tags: ['desktop', 'FEED-11', 'TBL-7', 'TBL-8', 'TBL-32'],
  args: { source: createMemorySource(), onStateChange: fn() },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await loaded(canvasElement);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'State' }), 'Texas');
    await expect(args.onStateChange).toHaveBeenCalledWith('TX');
    await position(canvasElement, 'Showing 1 to 1 of 1 Referrals');
  },
};

export const Pages: Story = {
  tags: ['desktop', 'TBL-29', 'TBL-31'],
  args: { source: createMemorySource({ rows: referralRows(60) }) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await position(canvasElement, 'Showing 1 to 25 of 60 Referrals');
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await position(canvasElement, 'Showing 26 to 50 of 60 Referrals');
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await position(canvasElement, 'Showing 51 to 60 of 60 Referrals');
    await expect(canvas.getByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true');
  },
};

const arriving = createMemorySource();

/** While the pointer is over the table, new rows wait behind a button, so that nothing moves. */
export const NewRowsWait: Story = {
  tags: ['desktop', 'LIV-9', 'LIV-12'],
  args: { source: arriving, interval: 50 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [first] = await loaded(canvasElement);
    await userEvent.hover(first as HTMLElement);
    arriving.add(aReferral({ opportunityId: 'new', addDate: minutesAgo(0), city: 'Provo', state: 'UT' }));
    const waiting = await canvas.findByText('1 new');
    await expect(canvas.queryByText('Provo, UT')).toBeNull();
    await userEvent.click(waiting);
    await canvas.findByText('Provo, UT');
  },
};

const changing = createMemorySource();

/** A row that another agent claims is grayed out in place. */
export const RowClaimedByAnother: Story = {
  tags: ['desktop', 'LIV-10'],
  args: { source: changing, interval: 50 },
  play: async ({ canvasElement }) => {
    await loaded(canvasElement);
    changing.change('4103', { marketplaceStatus: 'Claimed', soldPrice: 28 });
    await within(canvasElement).findByText('Claimed by another agent');
  },
};

export const Paused: Story = {
  tags: ['desktop', 'LIV-2'],
  args: { source: createMemorySource() },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await loaded(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Live' }));
    await expect(canvas.getByRole('button', { name: 'Paused', pressed: true })).toBeVisible();
  },
};

export const Loading: Story = {
  tags: ['desktop', 'TBL-33'],
  args: { source: { list: () => new Promise<never>(() => {}) } },
};

export const Empty: Story = {
  tags: ['TBL-30'],
  args: { source: createMemorySource({ rows: [] }), state: 'OR' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Oregon, last 72 hours. Clear the state.')).toBeVisible();
    await expect(await position(canvasElement, 'Showing 0 to 0 of 0 Referrals')).toBeVisible();
  },
};

const noService = new SourceError('network', 'The service could not be reached.');
const failing = (answers: number) => {
  const source = createMemorySource();
  let calls = 0;
  return {
    list: (...call: Parameters<typeof source.list>) => {
      calls += 1;
      return calls > answers ? Promise.reject(noService) : source.list(...call);
    },
  };
};

export const NeverLoaded: Story = {
  tags: ['LIV-4', 'LIV-6'],
  args: { source: failing(0), interval: 20 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Referrals could not be loaded.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

/** The last loaded rows stay visible, and the live control shows when they were updated. */
export const Reconnecting: Story = {
  tags: ['desktop', 'LIV-3', 'LIV-4', 'LIV-6'],
  args: { source: failing(1), interval: 20 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText(`Last updated ${formatTime(storyTime)} · reconnecting`);
    await canvas.findByText(`Referrals could not be refreshed since ${formatTime(storyTime)}.`);
    await loaded(canvasElement);
  },
};

/** Long texts are truncated within their column. Missing values show a dash. */
export const LongTexts: Story = {
  tags: ['FEED-5'],
  args: { source: createMemorySource({ rows: longReferrals }) },
};

export const Phone: Story = {
  tags: ['phone', 'TBL-39', 'TBL-40', 'FEED-5'],
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
  args: { source: createMemorySource() },
};
