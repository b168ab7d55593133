import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ColumnSort } from '@tanstack/react-table';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { columnInfo } from '../columns/column.ts';
import { agentColumns, limitedTimeColumn } from '../columns/referralColumns.tsx';
import { initialListState } from '../list/listState.ts';
import { orderSelect, orderTexts } from '../list/order.ts';
import { usePhoneLayout } from '../table/phoneLayout.ts';
import { FilterSheet } from './FilterSheet.tsx';
import { ReferralFilters, type ReferralFiltersProps } from './ReferralFilters.tsx';

const columns = [...agentColumns(), limitedTimeColumn].map(columnInfo);
const state = initialListState(agentColumns(), 'agent');

interface StoryProps extends ReferralFiltersProps {
  readonly onSort: (sort: ColumnSort) => void;
}

const meta = {
  title: 'Referrals/Filters',
  component: ReferralFilters,
  args: {
    filters: { period: '48hours', state: null, scope: 'in-appetite', showClaimed: false },
    names: ['scope', 'date', 'state', 'claimed'],
    onChange: fn(),
    onSort: fn(),
  },
  render: function Kept({ onSort, ...args }) {
    const [filters, setFilters] = useState(args.filters);
    const [sorting, setSorting] = useState([{ id: 'limitedTime', desc: false }]);
    const kept = {
      ...args,
      filters,
      onChange(change: Partial<typeof filters>) {
        setFilters({ ...filters, ...change });
        args.onChange(change);
      },
    };
    return usePhoneLayout() ? (
      <FilterSheet
        filters={kept}
        order={orderTexts(columns, sorting).short}
        orders={orderSelect(columns, { ...state, sorting })}
        onSort={(next) => {
          setSorting([next]);
          onSort(next);
        }}
      />
    ) : (
      <ReferralFilters {...kept} />
    );
  },
} satisfies Meta<StoryProps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['desktop', 'TBL-14', 'TBL-15', 'TBL-24', 'TBL-32', 'brands'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: 'All Referrals' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ scope: 'all' });
    await userEvent.click(canvas.getByRole('switch', { name: 'Show Claimed' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ showClaimed: true });
  },
};

export const WithoutDetailsPanel: Story = {
  tags: ['TBL-14', 'TBL-15', 'TBL-16'],
  args: { names: ['date'] },
};

/** Typing filters the states, by name or code. Enter chooses the first. */
export const SearchedState: Story = {
  tags: ['desktop', 'TIM-16'],
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /State$/ }));
    const search = await screen.findByRole('combobox', { name: 'Search' });
    await userEvent.type(search, 'dc');
    await expect(screen.getByRole('option')).toHaveTextContent('District of Columbia');
    await userEvent.clear(search);
    await userEvent.type(search, 'dak');
    await expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'North Dakota',
      'South Dakota',
    ]);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ state: 'SD' });
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'South Dakota State' }));
    await waitFor(() => expect(screen.getByRole('option', { name: 'South Dakota' })).toBeVisible());
  },
};

export const NoStates: Story = {
  tags: ['desktop', 'TBL-22'],
  args: { states: [] },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /State/ }));
    await waitFor(() => expect(screen.getByText('No results.')).toBeVisible());
  },
};

/** Where rows are cards, one button shows order and filters, and opens a sheet with all of them. */
export const Phone: Story = {
  tags: ['phone', 'TBL-14', 'TBL-15', 'ACQ-4'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('switch')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Closing soonest · In-Appetite · 48 hours' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Order and filters' }));
    await userEvent.selectOptions(sheet.getByRole('combobox', { name: 'State' }), 'Texas');
    await expect(args.onChange).toHaveBeenLastCalledWith({ state: 'TX' });
    await userEvent.click(sheet.getByRole('switch', { name: 'Show Claimed' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ showClaimed: true });
    await userEvent.selectOptions(sheet.getByRole('combobox', { name: 'Sort' }), 'Location, Z to A');
    await expect(args.onSort).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'city', desc: true }));
    await userEvent.click(sheet.getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(
      canvas.getByRole('button', {
        name: 'Location, Z to A · In-Appetite · 48 hours · Texas · Show Claimed',
      }),
    ).toBeVisible();
  },
};

/** The sheet of a phone: a line for each filter and one for the order. */
export const PhoneSheet: Story = {
  tags: ['phone', 'TBL-14', 'TBL-15'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /^Closing soonest/ }));
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Delivered' })).toBeInTheDocument());
  },
};
