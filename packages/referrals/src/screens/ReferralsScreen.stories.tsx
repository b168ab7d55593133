import { SourceError } from '@advantage/live-list';
import { formatTime } from '@advantage/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { ReferralFilterName } from '../list/listView.ts';
import { aReferral } from '../testing/aReferral.ts';
import { createMemorySource } from '../testing/createMemorySource.ts';
import { frame } from '../testing/frame.css.ts';
import { pauseList } from '../testing/storyStates.ts';
import { minutesAgo, storyTime } from '../testing/storyTime.ts';
import {
  AllReferralsScreen,
  type AllReferralsScreenProps,
  AvailableReferralsScreen,
} from './FilteredScreen.tsx';

const allFilters: readonly ReferralFilterName[] = ['scope', 'claimed', 'date', 'state'];
/** Rows open in the host's own panel. */
const selecting = { rowAction: 'select', filters: allFilters } as const;

/** Props without built-in details: rows open in the host's own panel. */
type ScreenProps = Extract<AllReferralsScreenProps, { readonly details?: undefined }>;

const meta = {
  title: 'Referrals/Screen',
  component: AllReferralsScreen,
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <div className={frame}>{Story()}</div>],
  args: {
    source: createMemorySource(),
    audience: 'agent',
    username: 'producer',
    filters: ['date', 'state'],
    onStateChange: fn(),
    onSelectedKeyChange: fn(),
  },
} satisfies Meta<ScreenProps>;

export default meta;
type Story = StoryObj<ScreenProps>;

/** Waits until the pager shows the text. */
const position = (canvasElement: HTMLElement, text: string) =>
  within(canvasElement).findByText(text, { selector: 'nav *' });

/** An agent's list without a row action: statuses are badges. */
export const Default: Story = {
  tags: ['desktop', 'TBL-2', 'TBL-9', 'TBL-15', 'TBL-17', 'TBL-34', 'brands'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await position(canvasElement, 'Showing 1 to 14 of 14 Referrals');
    await expect(canvas.getByText('All referral activity from the last 48hrs')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /Claim Now/ })).toBeNull();
  },
};

// cspell:disable
/** The whole list in Spanish, in a host that passes the Spanish catalogs to `MessagesProvider`. */
export const Spanish: Story = {
  tags: ['desktop'],
  globals: { language: 'spanish' },
  args: selecting,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await position(canvasElement, 'Se muestran 1 a 14 de 14 referidos');
    await expect(canvas.getByText('Toda la actividad de referidos de las últimas 48 horas')).toBeVisible();
  },
};
// cspell:enable

/** With the details panel: scope toggle and claimed switch show, claim and talk are buttons, and rows open. */
export const WithDetailsPanel: Story = {
  tags: ['desktop', 'TBL-10', 'TBL-14', 'TBL-23', 'TBL-24', 'TBL-25', 'TBL-57'],
  args: selecting,
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByText('Claim Now - $28'));
    await expect(args.onSelectedKeyChange).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('switch', { name: 'Show Claimed' }));
    await position(canvasElement, 'Showing 1 to 22 of 22 Referrals');
    await userEvent.click(canvas.getByRole('radio', { name: 'All Referrals' }));
    await waitFor(() =>
      expect(args.onStateChange).toHaveBeenLastCalledWith(
        expect.objectContaining({ filters: expect.objectContaining({ scope: 'all' }) }),
      ),
    );
  },
};

export const Admin: Story = {
  tags: ['desktop', 'TBL-18', 'TBL-24', 'TBL-35', 'RTE-5'],
  args: {
    audience: 'admin',
    ...selecting,
    initialState: { sorting: [{ id: 'limitedTime', desc: false }], filters: { showClaimed: false } },
  },
};

export const Carrier: Story = {
  tags: ['desktop', 'TBL-35', 'ROL-5'],
  args: { audience: 'carrier', ...selecting },
};

const available = createMemorySource();

/** Only referrals that can be claimed. */
export const Available: Story = {
  tags: ['desktop', 'P-8', 'RTE-6'],
  render: () => (
    <AvailableReferralsScreen
      source={available}
      audience="agent"
      username="producer"
      filters={['date', 'state']}
    />
  ),
};

export const ChooseDates: Story = {
  tags: ['desktop', 'TBL-19', 'TBL-21', 'TBL-32'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /Dates/ }));
    await userEvent.click(screen.getByRole('option', { name: 'Last 24 hours' }));
    await expect(canvas.getByText('All referral activity from the last 24hrs')).toBeVisible();
  },
};

export const ChooseState: Story = {
  tags: ['desktop', 'TBL-7', 'TBL-8', 'TBL-20'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /State/ }));
    await expect(screen.getAllByRole('option')).toHaveLength(52);
    await userEvent.click(screen.getByRole('option', { name: 'Texas' }));
    await expect(args.onStateChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ filters: expect.objectContaining({ state: 'TX' }) }),
    );
  },
};

/** Preselects the state that geolocation finds. */
export const LocatedState: Story = {
  tags: ['desktop', 'TBL-26', 'TBL-27', 'TBL-28'],
  args: { source: createMemorySource({ locatedState: 'tx' }), loadGeoIpStateFilter: true },
  play: async ({ canvasElement }) => {
    await position(canvasElement, 'Showing 1 to 1 of 1 Referrals');
  },
};

export const Loading: Story = {
  tags: ['desktop', 'TBL-33'],
  args: { source: { list: () => new Promise<never>(() => {}) } },
};

export const Empty: Story = {
  tags: ['TBL-30'],
  args: {
    initialState: { filters: { state: 'OR', period: '72hours' } },
    source: createMemorySource({ rows: [] }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText('Oregon, last 72 hours. Clear the state or widen the dates.');
    await expect(canvas.getByRole('button', { name: 'Last 7 days' })).toBeVisible();
  },
};

/** The user paused the list. */
export const Paused: Story = { tags: ['desktop', 'LIV-2'], play: pauseList };

const dropsOut = createMemorySource();

/** The service fails: the last loaded rows stay below the error, and the live control shows the time of the last update. */
export const Reconnecting: Story = {
  tags: ['desktop', 'LIV-3', 'LIV-4', 'LIV-6'],
  args: { source: dropsOut, interval: 20 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await position(canvasElement, 'Showing 1 to 14 of 14 Referrals');
    dropsOut.fail(new SourceError('network', 'The service could not be reached.'));
    await canvas.findByText(`Last updated ${formatTime(storyTime)} · reconnecting`);
    await canvas.findByText(`Referrals could not be refreshed since ${formatTime(storyTime)}.`);
    await expect(await position(canvasElement, 'Showing 1 to 14 of 14 Referrals')).toBeVisible();
  },
};

const refuses = createMemorySource();

/** A 401 removes the rows that the user may no longer see. */
export const NotAllowedAnyMore: Story = {
  tags: ['desktop', 'no-visual', 'LIV-5', 'ERR-29'],
  args: { source: refuses, interval: 20 },
  play: async ({ canvasElement }) => {
    await position(canvasElement, 'Showing 1 to 14 of 14 Referrals');
    refuses.fail(new SourceError('http', 'Not signed in.', { status: 401 }));
    await position(canvasElement, 'Showing 0 to 0 of 0 Referrals');
    const canvas = within(canvasElement);
    await expect(canvas.queryByText('Tulsa, OK')).toBeNull();
    await expect(canvas.getByRole('heading', { name: 'Sign-in required' })).toBeVisible();
    await expect(canvas.queryByText(/^Live/)).toBeNull();
  },
};

const forbids = createMemorySource();
forbids.fail(new SourceError('http', 'Forbidden.', { status: 403 }));

/** Without permission, a message takes the place of the rows. */
export const NoAccess: Story = {
  tags: ['ERR-29'],
  args: { source: forbids },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('heading', { name: "You don't have access to these referrals" });
    await expect(canvas.getByText('No access')).toBeVisible();
  },
};

const arriving = createMemorySource();

/** While focus is in the table, new rows wait behind a button. */
export const NewRowsWait: Story = {
  tags: ['desktop', 'LIV-9'],
  args: { source: arriving, interval: 50, ...selecting },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    (await canvas.findByText('Claim Now - $28')).closest('button')?.focus();
    arriving.add(aReferral({ opportunityId: 'new', addDate: minutesAgo(0), city: 'Provo', state: 'UT' }));
    await userEvent.click(await canvas.findByText('1 new'));
    await canvas.findByText('Provo, UT');
  },
};

/** On phones one button shows order and filters, and opens a sheet with all of them. */
export const Phone: Story = {
  tags: ['phone', 'TBL-9', 'TBL-39', 'TBL-40'],
  args: selecting,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: /^Newest · / }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Order and filters' }));
    await userEvent.click(sheet.getByRole('switch', { name: 'Show Claimed' }));
    await userEvent.selectOptions(sheet.getByRole('combobox', { name: 'Sort' }), 'Est. Premium, low to high');
    await userEvent.click(sheet.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await canvas.findByRole('button', { name: /^Est. Premium, low to high .* · Show Claimed$/ });
  },
};
