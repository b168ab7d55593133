import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Pager } from '../pager/Pager.tsx';
import { ExampleTable } from './ExampleTable.tsx';
import { TablePlaceholder } from './TablePlaceholder.tsx';

/** Rows of items that share their facts, to compare and scan. Built from style sheets and `TableRegion`. */
const meta = {
  title: 'UI/Data/Table',
  id: 'ui-table',
  component: ExampleTable,
} satisfies Meta<typeof ExampleTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['TBL-12', 'TBL-13', 'brands'],
  play: async ({ canvasElement }) => {
    const header = within(canvasElement).getByRole('columnheader', { name: 'Location' });
    const button = within(header).getByRole('button', { name: 'Location' });
    await userEvent.click(button);
    await expect(header).toHaveAttribute('aria-sort', 'ascending');
    await userEvent.click(button);
    await expect(header).not.toHaveAttribute('aria-sort');
    await userEvent.click(button);
    await expect(header).toHaveAttribute('aria-sort', 'descending');
  },
};

export const Compact: Story = { args: { density: 'compact' } };

export const Comfortable: Story = { args: { density: 'comfortable' } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

/** The placeholder reserves space at the real row height. */
export const FirstLoad: Story = {
  tags: ['TBL-33'],
  render: () => (
    <>
      <TablePlaceholder rows={7} label="Loading orders" />
      <Pager summary="Showing 0 to 0 of 0 Orders" />
    </>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('progressbar', { name: 'Loading orders' })).toBeVisible();
  },
};
