import { SourceError } from '@advantage/live-list';
import { ToastRegion, toasts } from '@advantage/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { aReferral } from '../testing/aReferral.ts';
import { chooseTool } from '../testing/chooseTool.ts';
import { createMemorySource } from '../testing/createMemorySource.ts';
import { frame } from '../testing/frame.css.ts';
import { StoryList, storyStorage } from '../testing/StoryList.tsx';

const texas = { name: 'Texas, newest first', state: { columns: 'addDate.status.city.estimatedPremium' } };
const dense = { name: 'Everything, dense', state: { density: 'compact' } };

/** Saved views, columns, density and export of one list, behind one button. */
const meta = {
  title: 'Referrals/List tools',
  component: StoryList,
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  decorators: [(Story) => <div className={frame}>{Story()}</div>],
  args: { source: createMemorySource(), storage: storyStorage() },
  beforeEach: () => toasts.clear,
} satisfies Meta<typeof StoryList>;

export default meta;
type Story = StoryObj<typeof meta>;

const choose = (name: string) => chooseTool(userEvent, screen, name);
/** Chooses an action from the menu of a column. */
const change = async (column: string, action: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `More for ${column}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: action }));
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
};
const headers = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .getAllByRole('columnheader')
    .map((header) => header.textContent);

/** One menu holds what changes the list, what is done with its rows, and help. */
export const Default: Story = {
  tags: ['desktop', 'brands'],
  play: async ({ canvasElement }) => {
    await within(canvasElement).findAllByText(/Showing 1 to/);
    await userEvent.click(await screen.findByRole('button', { name: 'Tools' }));
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Keyboard shortcuts' })).toBeVisible());
  },
};

/** The menu of a phone is a sheet, without what cards don't have. */
export const MenuOnPhone: Story = {
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Tools' }));
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Saved views' })).toBeVisible());
    await expect(screen.queryByRole('menuitem', { name: 'Columns' })).toBeNull();
  },
};

/** What types and statuses mean, also without pointing at their headers. */
export const TypesAndStatuses: Story = {
  tags: ['desktop', 'POP-1', 'POP-5'],
  play: async () => {
    await choose('Types and statuses');
    await waitFor(() => expect(screen.getByText('CCR – Consumer Choice Referral')).toBeVisible());
    await expect(screen.getByRole('link', { name: 'Book a demo' })).toBeVisible();
  },
};

/** No view is saved yet, so a hint explains views. */
export const NoViews: Story = {
  play: async () => {
    await choose('Saved views');
    const views = await screen.findByRole('dialog', { name: 'Saved views' });
    await expect(await within(views).findByRole('button', { name: 'Save current view' })).toBeVisible();
    await expect(within(views).queryByRole('button', { name: 'Import' })).toBeNull();
  },
};

/** Several views. The current one is marked, and one is the default. */
export const Views: Story = {
  tags: ['desktop'],
  args: { storage: storyStorage([texas, dense]) },
  play: async ({ canvasElement }) => {
    await choose('Saved views');
    await userEvent.click(await screen.findByRole('button', { name: /^Texas, newest first/ }));
    await expect(headers(canvasElement)).toEqual(['Delivered', 'Status', 'Location', 'Est. Premium']);
    await choose('Saved views');
    await waitFor(() => expect(screen.getByRole('button', { name: /^Texas/, current: true })).toBeVisible());
  },
};

/** On phones the views open in a sheet. */
export const ViewsOnPhone: Story = {
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
  args: { storage: storyStorage([texas, dense]) },
  play: async () => {
    await choose('Saved views');
    await waitFor(() => expect(screen.getByRole('button', { name: /^Texas/ })).toBeVisible());
  },
};

/** Saves the current view under a name. A name that's taken shows an error. */
export const SavingAView: Story = {
  tags: ['desktop'],
  args: { storage: storyStorage([dense]) },
  play: async () => {
    await choose('Saved views');
    await userEvent.click(await screen.findByRole('button', { name: 'Save current view' }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'View name' }), 'everything, dense');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getByText('A view with this name already exists.')).toBeVisible());
    await userEvent.clear(screen.getByRole('textbox'));
    await userEvent.type(screen.getByRole('textbox'), 'As usual');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'As usual', current: true })).toHaveFocus(),
    );
    await expect(screen.getByRole('button', { name: 'Save current view' })).toBeDisabled();
  },
};

/** Deleting a view can be undone. */
export const DeletingAView: Story = {
  tags: ['no-visual'],
  render: (args) => (
    <>
      <StoryList {...args} />
      <ToastRegion />
    </>
  ),
  args: { storage: storyStorage([texas, dense]) },
  play: async () => {
    await choose('Saved views');
    await userEvent.click(await screen.findByRole('button', { name: 'More for Everything, dense' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await waitFor(() => expect(screen.getByText("View 'Everything, dense' deleted.")).toBeVisible());
    await expect(screen.queryByRole('button', { name: /^Everything/ })).toBeNull();
  },
};

/** Which columns show, their order, and the row density. */
export const Columns: Story = {
  tags: ['desktop', 'TBL-1'],
  play: async ({ canvasElement }) => {
    await choose('Columns');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Industry' }));
    await change('Location', 'Move forward');
    await userEvent.click(screen.getByRole('radio', { name: 'Compact' }));
    const shown = headers(canvasElement);
    // On a docs page, which is narrower, the columns between leave the table.
    await expect(shown[0]).toBe('Delivered');
    await expect(shown.indexOf('Location')).toBeLessThan(shown.indexOf('Policy Type'));
    if (shown.includes('Category'))
      await expect(shown.indexOf('Location')).toBeLessThan(shown.indexOf('Category'));
    await expect(shown).not.toContain('Industry');
    await expect(screen.getByRole('checkbox', { name: 'Status' })).toBeDisabled();
  },
};

const cellOf = (canvasElement: HTMLElement, name: string) =>
  within(canvasElement).findByRole('columnheader', { name });

/** Makes a column wider in the menu of its header. */
async function widen(canvasElement: HTMLElement, name: string, steps: number) {
  await userEvent.hover(await cellOf(canvasElement, name));
  await userEvent.click(within(canvasElement).getByRole('button', { name: `${name} column` }));
  const wider = await screen.findByRole('button', { name: 'Wider' });
  for (let step = 0; step < steps; step += 1) await userEvent.click(wider);
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Wider' })).toBeNull());
}

/** A column made wider in the menu of its header. */
export const ResizedColumn: Story = {
  tags: ['desktop', 'TBL-68'],
  play: async ({ canvasElement }) => {
    const place = await cellOf(canvasElement, 'Location');
    const before = place.offsetWidth;
    await widen(canvasElement, 'Location', 2);
    await waitFor(() => expect(Math.abs(place.offsetWidth - before - 48)).toBeLessThanOrEqual(1));
  },
};

/** Columns pinned to the left while the others scroll. */
export const PinnedColumns: Story = {
  tags: ['desktop', 'TBL-68'],
  play: async ({ canvasElement }) => {
    await choose('Columns');
    await change('Location', 'Pin to the left');
    await change('Type', 'Pin to the left');
    await userEvent.keyboard('{Escape}');
    const type = await cellOf(canvasElement, 'Type');
    await widen(canvasElement, 'Industry', 30);
    await userEvent.hover(type);
    const region = type.closest('table')?.parentElement;
    if (!region) throw new Error('The table scrolls nowhere');
    const { left, right } = type.getBoundingClientRect();
    const policyType = await cellOf(canvasElement, 'Policy Type');
    // The table can scroll once the wide column has rendered. No header control may be half-hidden behind pinned
    // columns.
    await waitFor(() => {
      region.scrollLeft += policyType.getBoundingClientRect().left - right;
      expect(policyType.getBoundingClientRect().left).toBeCloseTo(right, 0);
    });
    await expect(type.getBoundingClientRect().left).toBe(left);
    await expect(left).toBeGreaterThan(region.getBoundingClientRect().left);
  },
};

/** Choosing which rows to export. */
export const Exporting: Story = {
  play: async ({ canvasElement }) => {
    await within(canvasElement).findAllByText(/Showing 1 to/);
    await choose('Export');
    await userEvent.click(await screen.findByRole('radio', { name: /^All pages/ }));
  },
};

const answeringOnce = createMemorySource({
  rows: Array.from({ length: 180 }, (_, index) => aReferral({ opportunityId: String(index) })),
});

/** An error halfway: rows loaded so far are kept, and the export can continue from there. */
export const ExportStopped: Story = {
  args: {
    source: {
      ...answeringOnce,
      list: (query, call) => {
        // Only exports request pages of more than 50 rows. Their pages overlap.
        if ((query.size ?? 0) > 50 && query.page === 1)
          throw new SourceError('network', 'The service could not be reached.');
        return answeringOnce.list(query, call);
      },
    },
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findAllByText(/Showing 1 to/);
    await choose('Export');
    await userEvent.click(await screen.findByRole('radio', { name: 'All pages: 180 referrals' }));
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Export' }));
    await waitFor(() => expect(screen.getByText(/100 of 180 are ready/)).toBeVisible());
    await expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
};
