import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { agentColumns } from '../referral/referralColumns.tsx';
import { defaultListView } from './listView.ts';
import { ReferralFilters } from './ReferralFilters.tsx';
import { SortPicker } from './SortPicker.tsx';

const columns = agentColumns();

const meta = {
  title: 'Referrals/Filters',
  component: ReferralFilters,
  parameters: { layout: 'fullscreen' },
  args: {
    view: { ...defaultListView, scope: 'in-appetite' },
    onViewChange: fn(),
    hasDetailsPanel: true,
    showStateFilter: true,
  },
  render: function Kept(args) {
    const [view, setView] = useState(args.view);
    const change = (next: typeof view) => {
      setView(next);
      args.onViewChange(next);
    };
    const sort = (
      <SortPicker columns={columns} sort={view.sort} onSortChange={(sort) => change({ ...view, sort })} />
    );
    return <ReferralFilters {...args} view={view} onViewChange={change} sortPicker={sort} />;
  },
} satisfies Meta<typeof ReferralFilters>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['desk', 'TBL-14', 'TBL-15', 'TBL-24', 'TBL-32'],
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: 'All Referrals' }));
    await expect(args.onViewChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ scope: 'all', page: 0 }),
    );
    await userEvent.click(canvas.getByRole('switch', { name: 'Show Claimed' }));
    await expect(args.onViewChange).toHaveBeenLastCalledWith(expect.objectContaining({ showClaimed: true }));
  },
};

export const WithoutDetailsPanel: Story = {
  tags: ['TBL-14', 'TBL-15', 'TBL-16'],
  args: { hasDetailsPanel: false, showStateFilter: undefined },
};

/** Without the date filter the bar scrolls away with the page. */
export const WithoutDates: Story = { tags: ['TBL-10', 'TBL-15'], args: { showDateFilter: false } };

export const NoStates: Story = {
  tags: ['desk', 'TBL-22'],
  args: { states: [] },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: /State/ }));
    await waitFor(() => expect(screen.getByText('No results.')).toBeVisible());
  },
};

/** On a phone most of it folds away behind a button that counts what differs from the start. */
export const Phone: Story = {
  tags: ['phone', 'TBL-14', 'TBL-15'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('switch')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Filters' }));
    await userEvent.click(canvas.getByRole('switch', { name: 'Show Claimed' }));
    await expect(canvas.getByRole('button', { name: 'Filters · 1' })).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort by' }), 'Location');
    await userEvent.click(canvas.getByRole('button', { name: 'Sorted descending' }));
    await expect(args.onViewChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ sort: { field: 'city', order: 'asc' } }),
    );
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort by' }), 'Not sorted');
    await expect(args.onViewChange).toHaveBeenLastCalledWith(expect.objectContaining({ sort: null }));
  },
};
