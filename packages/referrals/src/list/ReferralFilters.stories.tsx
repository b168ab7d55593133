import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Sort } from '../model/sortCycle.ts';
import { agentColumns } from '../referral/referralColumns.tsx';
import { getSortField } from '../referral/viewOfColumns.ts';
import { defaultListView } from './listView.ts';
import { ReferralFilters, type ReferralFiltersProps } from './ReferralFilters.tsx';
import { SortMenu } from './SortMenu.tsx';

const choices = agentColumns()
  .filter(({ enableSorting }) => enableSorting)
  .map((column) => ({ field: getSortField(column), displayName: column.header }));

interface StoryProps extends ReferralFiltersProps {
  readonly onSortChange: (sort: Sort) => void;
}

const meta = {
  title: 'Referrals/Filters',
  component: ReferralFilters,
  parameters: { layout: 'fullscreen' },
  args: {
    filters: { period: '48hours', state: null, scope: 'in-appetite', showClaimed: false },
    onFiltersChange: fn(),
    showScope: true,
    showClaimedSwitch: true,
    showStateFilter: true,
    onSortChange: fn(),
  },
  render: function Kept({ onSortChange, ...args }) {
    const [filters, setFilters] = useState(args.filters);
    const [sort, setSort] = useState<Sort>(defaultListView.sort);
    const change = (next: typeof filters) => {
      setFilters(next);
      args.onFiltersChange(next);
    };
    const sortPicker = (
      <SortMenu
        choices={choices}
        sort={sort}
        onSortChange={(next) => {
          setSort(next);
          onSortChange(next);
        }}
      />
    );
    return <ReferralFilters {...args} filters={filters} onFiltersChange={change} sortPicker={sortPicker} />;
  },
} satisfies Meta<StoryProps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['desktop', 'TBL-14', 'TBL-15', 'TBL-24', 'TBL-32'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: 'All Referrals' }));
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith(expect.objectContaining({ scope: 'all' }));
    await userEvent.click(canvas.getByRole('switch', { name: 'Show Claimed' }));
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ showClaimed: true }),
    );
  },
};

export const WithoutDetailsPanel: Story = {
  tags: ['TBL-14', 'TBL-15', 'TBL-16'],
  args: { showScope: false, showClaimedSwitch: false, showStateFilter: false },
};

/** Without the date filter the bar scrolls away with the page. */
export const WithoutDates: Story = { tags: ['TBL-10', 'TBL-15'], args: { showDateFilter: false } };

export const NoStates: Story = {
  tags: ['desktop', 'TBL-22'],
  args: { states: [] },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /State/ }));
    await waitFor(() => expect(screen.getByText('No results.')).toBeVisible());
  },
};

/** On a phone the filters are in a sheet, behind a button that counts those that differ from the defaults. */
export const Phone: Story = {
  tags: ['phone', 'TBL-14', 'TBL-15'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('switch')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await userEvent.click(sheet.getByRole('switch', { name: 'Show Claimed' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Filters · 1' })).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort by' }), 'Location');
    await userEvent.click(canvas.getByRole('button', { name: 'Sorted descending' }));
    await expect(args.onSortChange).toHaveBeenLastCalledWith({ field: 'city', order: 'asc' });
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort by' }), 'Not sorted');
    await expect(args.onSortChange).toHaveBeenLastCalledWith(null);
  },
};

/** The filter sheet of a phone, with a button that restores the defaults. */
export const PhoneSheet: Story = {
  tags: ['phone', 'TBL-14', 'TBL-15'],
  globals: { viewport: { value: 'phone' } },
  args: { filters: { ...defaultListView, scope: 'in-appetite', state: 'TX' } },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Filters · 1' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Reset' }));
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ scope: 'in-appetite', state: null }),
    );
    await waitFor(() => expect(sheet.queryByRole('button', { name: 'Reset' })).toBeNull());
  },
};
