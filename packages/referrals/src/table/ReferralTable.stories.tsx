import { EmptyState, formatTime } from '@advantage/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { defaultSort, nextSort } from '../list/listView.ts';
import { frame } from '../testing/frame.css.ts';
import { longReferrals } from '../testing/longReferrals.ts';
import { referralRows } from '../testing/referralPage.ts';
import { storyReferrals } from '../testing/storyReferrals.ts';
import { minutesAgo } from '../testing/storyTime.ts';
import { AudienceTable, findColumns } from '../testing/TestTable.tsx';

/** Referrals as rows in wide windows and as cards in narrow ones. */
const meta = {
  title: 'Referrals/Table',
  component: AudienceTable,
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <div className={frame}>{Story()}</div>],
  args: {
    audience: 'agent',
    actions: 'panel',
    rows: storyReferrals,
    sort: defaultSort,
    onSort: fn(),
    onAction: fn(),
    onSelect: fn(),
    paging: { page: 0, size: 25, total: 214, onPageChange: fn() },
    empty: <EmptyState title="No referrals match these filters">Widen the dates.</EmptyState>,
  },
} satisfies Meta<typeof AudienceTable>;

export default meta;
type Story = StoryObj<typeof meta>;

const table = (canvasElement: HTMLElement) => within(canvasElement).getByRole('table', { name: 'Referrals' });

/** As wide as the list next to the navigation in a window of 1440 px, where all columns fit. */
const wide: NonNullable<Story['decorators']> = (Story) => (
  <div style={{ display: 'flex', flex: 'none', width: 1264 }}>{Story()}</div>
);

/** An agent's table in a list with a details panel. */
export const Default: Story = {
  decorators: wide,
  tags: ['desktop', 'TBL-34', 'TBL-36', 'TBL-37', 'TBL-57', 'brands'],
  play: async ({ canvasElement, args }) => {
    const rows = within(table(canvasElement));
    await userEvent.click(rows.getByRole('button', { name: /^Claim Now, \$42,/ }));
    await expect(args.onAction).toHaveBeenCalledWith(storyReferrals[0]);
    await userEvent.click(rows.getByText('Tulsa, OK'));
    await expect(args.onSelect).toHaveBeenCalledWith(storyReferrals[2]);
  },
};

/** Texts are aligned to the right, and left-to-right text keeps its order. */
export const RightToLeft: Story = {
  decorators: wide,
  tags: ['desktop'],
  globals: { direction: 'rtl' },
  args: { selectedId: storyReferrals[2]?.opportunityId },
  play: async ({ canvasElement }) => {
    const sheet = table(canvasElement);
    const sidesOf = (box: Element | Range | null | undefined) =>
      box?.getBoundingClientRect() ?? new DOMRect();
    const ends = within(sheet)
      .getAllByRole('rowheader')
      .map((cell) => cell.closest('tr')?.querySelector('[data-opens-row]'))
      .map((opener) => {
        const range = document.createRange();
        if (opener?.firstChild) range.selectNodeContents(opener.firstChild);
        return Math.round(sidesOf(range).right);
      });
    await expect(new Set(ends).size).toBe(1);
    const [first, second] = within(sheet).getAllByRole('columnheader');
    await expect(sidesOf(first).left).toBeGreaterThanOrEqual(sidesOf(second).right - 1);
  },
};

export const Admin: Story = {
  decorators: wide,
  tags: ['desktop', 'TBL-35', 'TBL-59', 'TBL-60', 'TBL-61', 'TBL-62', 'ROL-7'],
  args: { audience: 'admin', sort: { field: 'marketplaceExpirationDate', order: 'asc' } },
  play: async ({ canvasElement }) => {
    const rows = within(table(canvasElement));
    await expect(rows.getByRole('columnheader', { name: 'Limited Time' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await expect(rows.getByText('4 minutes left')).toBeVisible();
    await expect(rows.getAllByText('Meridian Direct')).not.toHaveLength(0);
  },
};

export const Carrier: Story = {
  decorators: wide,
  tags: ['desktop', 'TBL-35', 'TBL-59', 'ROL-5', 'ROL-7'],
  args: { audience: 'carrier' },
  play: async ({ canvasElement }) => {
    const rows = within(table(canvasElement));
    await expect(rows.queryByText('Meridian Direct')).toBeNull();
    await expect(rows.getAllByText('Secondary Partner')).not.toHaveLength(0);
    await expect(rows.queryByRole('button', { name: /Claim Now|Talk Now/ })).toBeNull();
  },
};

export const PublicFeedColumns: Story = {
  decorators: wide,
  tags: ['desktop', 'FEED-5', 'FEED-12', 'FEED-14', 'TBL-53'],
  args: {
    audience: 'public',
    actions: 'public-modal',
    showPrices: false,
    onSelect: undefined,
    density: 'comfortable',
  },
};

/** Without actions, no status is a button. */
export const WithoutActions: Story = {
  tags: ['desktop', 'TBL-57'],
  args: { actions: 'none', onSelect: undefined },
};

export const ChosenColumns: Story = {
  tags: ['desktop', 'TBL-1', 'TBL-45', 'TBL-46', 'TBL-47'],
  args: { columns: findColumns('phoneIcon', 'starIcon', 'addDate', 'city', 'businessLines', 'notes') },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Talk now - $30' }));
    await expect(args.onAction).toHaveBeenCalledWith(storyReferrals[1]);
  },
};

/** The texts of cells for every kind of referral, including missing values. */
export const Cells: Story = {
  decorators: wide,
  tags: [
    'desktop',
    'no-visual',
    'TBL-3',
    'TBL-38',
    'TBL-41',
    'TBL-42',
    'TBL-51',
    'TBL-52',
    'TBL-53',
    'TBL-55',
    'TBL-56',
    'TBL-58',
  ],
  play: async ({ canvasElement }) => {
    const rows = within(table(canvasElement)).getAllByRole('row');
    const textsOf = (city: string) =>
      [
        ...(rows.find((row) => row.textContent?.includes(city)) ?? canvasElement).querySelectorAll('td, th'),
      ].map((cell) => cell.textContent);
    const [delivered, type, , category, place, lines, industry, employees, years] = textsOf('Austin');
    await expect(delivered).toMatch(new RegExp(`^Today ${formatTime(minutesAgo(1))}NEW`));
    await expect([type, category, place, lines]).toEqual([
      'CIR',
      'CL',
      'Austin, TX',
      'General Liability, BOP',
    ]);
    await expect([industry, employees, years]).toEqual(['Full-Service Restaurants722511', '14', '6']);
    const bakersfield = textsOf('Bakersfield');
    // In the local calendar, which may already be a day ahead.
    const { addDate } = storyReferrals.find(({ city }) => city === 'Bakersfield') ?? {};
    const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'short' }).format(addDate ?? 0);
    await expect([bakersfield[0]?.slice(0, day.length), bakersfield[7]]).toEqual([day, '1 +']);
    const notApplicable = within(table(canvasElement)).getAllByText('N/A (PL)');
    // All three can be seen, not only heard.
    await expect(notApplicable.filter((text) => text.offsetWidth < 20)).toEqual([]);
    await expect(textsOf('Mesa').slice(6, 9)).toEqual(['N/A (PL)', 'N/A (PL)', 'N/A (PL)']);
    await expect(textsOf('Omaha')[3]).toBe('Direct Call');
    const assigned = ['Boise', 'Spokane', 'Raleigh'].map((city) => textsOf(city)[10]);
    await expect(assigned).toEqual(['Priya Raman, Copperline Agency', 'Northgate Risk', 'Secondary Partner']);
  },
};

/** Only agents get a 'Talk now' button in the notes. */
export const NotesOfOthers: Story = {
  tags: ['desktop', 'no-visual', 'TBL-48', 'TBL-49'],
  render: (args) => (
    <>
      <AudienceTable
        {...args}
        label="Carrier"
        audience="carrier"
        columns={findColumns('city', 'notes')}
        paging={null}
      />
      <AudienceTable
        {...args}
        label="Admin"
        audience="admin"
        columns={findColumns('city', 'notes')}
        paging={null}
      />
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const label of ['Carrier', 'Admin']) {
      const rows = within(canvas.getByRole('table', { name: label }));
      await expect(rows.getByText('Columbus, OH')).toBeVisible();
      await expect(rows.queryByRole('button', { name: /talk now/i })).toBeNull();
    }
  },
};

/** Clicks on a header cycle through descending, ascending and unsorted. */
export const SortCycle: Story = {
  decorators: wide,
  tags: ['desktop', 'TBL-11', 'TBL-12', 'TBL-13', 'TBL-44'],
  render: function Sorted(args) {
    const [sort, setSort] = useState(args.sort);
    return <AudienceTable {...args} sort={sort} onSort={(field) => setSort(nextSort(sort, field))} />;
  },
  play: async ({ canvasElement }) => {
    const rows = within(table(canvasElement));
    const header = rows.getByRole('columnheader', { name: 'Est. Premium' });
    const button = within(header).getByRole('button', { name: 'Est. Premium' });
    for (const order of ['descending', 'ascending', null]) {
      await userEvent.click(button);
      if (order) await expect(header).toHaveAttribute('aria-sort', order);
      else await expect(header).not.toHaveAttribute('aria-sort');
    }
  },
};

export const Selected: Story = { tags: ['desktop', 'TBL-57'], args: { selectedId: '4103' } };

/** A row claimed by another agent, and one that left the list while it was in use. */
export const GrayedOut: Story = {
  tags: ['desktop', 'LIV-10', 'LIV-11'],
  args: {
    rowNotes: new Map([
      ['4103', 'Claimed by another agent'],
      ['4104', 'No longer available'],
    ]),
  },
};

export const GrayedOutForAdmin: Story = {
  decorators: wide,
  tags: ['desktop', 'LIV-10', 'LIV-11'],
  args: { ...GrayedOut.args, audience: 'admin' },
};

export const Loading: Story = {
  tags: ['desktop', 'TBL-33'],
  args: { rows: [], loading: 'first', paging: null },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('progressbar', { name: 'Loading referrals' })).toBeVisible();
  },
};

/** While another page loads, the old rows stay. */
export const LoadingOtherRows: Story = { tags: ['desktop', 'TBL-33'], args: { loading: 'next' } };

export const Empty: Story = {
  tags: ['desktop', 'TBL-30'],
  args: { rows: [], paging: { page: 0, size: 25, total: 0, onPageChange: fn() } },
};

export const NeverLoaded: Story = {
  tags: ['desktop', 'LIV-4'],
  args: { rows: [], loading: 'first', failingSince: null, onRetry: fn(), paging: null },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** An error shows above the rows, which stay. */
export const NotRefreshed: Story = {
  tags: ['desktop', 'LIV-4', 'LIV-6'],
  args: { failingSince: minutesAgo(3), onRetry: fn() },
};

export const BadRows: Story = { tags: ['desktop', 'LIV-14'], args: { rejected: 2 } };

export const LastPage: Story = {
  tags: ['desktop', 'TBL-29', 'TBL-31'],
  args: { rows: referralRows(14), paging: { page: 8, size: 25, total: 214, onPageChange: fn() } },
};

/** Every text is too long for its cell. */
export const LongTexts: Story = {
  decorators: wide,
  tags: ['desktop', 'TBL-43', 'TBL-50', 'TIM-11'],
  args: {
    audience: 'admin',
    rows: longReferrals,
  },
};

/** A list far longer than a page renders only visible rows. */
export const ThousandRows: Story = {
  tags: ['desktop', 'TBL-33'],
  args: { rows: referralRows(1000), paging: null },
  play: async ({ canvasElement }) => {
    const rows = table(canvasElement);
    await expect(rows).toHaveAttribute('aria-rowcount', '1001');
    await expect(rows.querySelectorAll('tr[data-id]').length).toBeLessThanOrEqual(26);
    await expect(rows.querySelectorAll('*').length).toBeLessThanOrEqual(800);
  },
};

const eight = storyReferrals.slice(0, 8);

/**
 * Where columns don't fit, those that matter for a claim stay, and the policy type shows the rest in a second line: next to
 * the open details, and in an even narrower container.
 */
export const Narrow: Story = {
  tags: ['desktop', 'TBL-34', 'TBL-57', 'TBL-64'],
  render: (args) => (
    <div style={{ display: 'grid', gap: 24, justifyItems: 'start' }}>
      {[844, 528].map((width) => (
        <div key={width} style={{ width, height: 360, display: 'flex' }}>
          <AudienceTable {...args} label={`${width} px`} paging={null} selectedId="4103" />
        </div>
      ))}
    </div>
  ),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const [five, three] = [844, 528].map((width) => canvas.getByRole('table', { name: `${width} px` }));
    const headersOf = (sheet = canvasElement) =>
      within(sheet)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent);
    await expect(headersOf(five)).toEqual(['Delivered', 'Status', 'Location', 'Policy Type', 'Est. Premium']);
    await expect(headersOf(three)).toEqual(['Status', 'Policy Type', 'Est. Premium']);
    const industry = 'CL · Plumbing, Heating, and Air-Conditioning Contractors';
    await expect(within(five ?? canvasElement).getByText(industry)).toBeVisible();
    await expect(within(three ?? canvasElement).getByText(`Tulsa, OK · ${industry}`)).toBeVisible();
    for (const sheet of [five, three]) {
      const region = sheet?.parentElement ?? canvasElement;
      await expect(region.scrollWidth).toBe(region.clientWidth);
      const name = /Workers' Compensation, General Liability, Tulsa, OK, \$28, details$/;
      await userEvent.click(within(region).getByRole('button', { name }));
      await expect(args.onSelect).toHaveBeenLastCalledWith(storyReferrals[2]);
      const heights = new Set([...region.querySelectorAll('tbody tr')].map((row) => row.clientHeight));
      await expect(heights.size).toBe(1);
    }
  },
};

/** The headers are one stop in the tab order. Arrow keys move between them, their help and their menus. */
export const HeadByKeyboard: Story = {
  decorators: wide,
  tags: ['desktop', 'no-visual', 'TBL-12', 'POP-1', 'POP-5'],
  play: async ({ canvasElement }) => {
    const sheet = within(table(canvasElement));
    await userEvent.tab();
    await expect(sheet.getByRole('button', { name: 'Delivered' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(sheet.getByRole('button', { name: 'Delivered column' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(sheet.getByRole('button', { name: 'What Type means' })).toHaveFocus();
    await userEvent.tab();
    await expect(sheet.getAllByRole('button', { name: /details$/ })[0]).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(sheet.getByRole('button', { name: 'What Type means' })).toHaveFocus();
  },
};

/** Cards have no headers, so help for type and status is below them. */
export const Phone: Story = {
  tags: ['phone', 'TBL-39', 'TBL-40', 'TBL-54', 'POP-1', 'POP-5'],
  args: { rows: eight },
  globals: { viewport: { value: 'phone' } },
};

export const PhoneLoading: Story = {
  tags: ['phone', 'TBL-33', 'TBL-39'],
  args: Loading.args,
  globals: { viewport: { value: 'phone' } },
};

export const PhoneAdmin: Story = {
  tags: ['phone', 'TBL-39', 'TBL-40'],
  args: { audience: 'admin', rows: eight },
  globals: { viewport: { value: 'phone' } },
};

export const PhoneGrayedOut: Story = {
  tags: ['phone', 'TBL-39', 'LIV-10', 'LIV-11'],
  args: { ...GrayedOut.args, rows: eight, selectedId: '4105' },
  globals: { viewport: { value: 'phone' } },
};

export const PhoneLongTexts: Story = {
  tags: ['phone', 'TBL-39'],
  args: LongTexts.args,
  globals: { viewport: { value: 'phone' } },
};
