import { SourceError } from '@advantage/live-list';
import { ToastRegion, toasts } from '@advantage/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { aReferral } from '../testing/aReferral.ts';
import { createMemorySource } from '../testing/createMemorySource.ts';
import { frame } from '../testing/frame.css.ts';
import { StoryList, storyStorage } from '../testing/StoryList.tsx';

const texas = { name: 'Texas, newest first', state: { columns: 'addDate.status.city.estimatedPremium' } };
const dense = { name: 'Everything, dense', state: { density: 'compact' } };

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

const patience = { timeout: 5000 };
/** On a phone one button stands for the tools. */
async function showTools(canvasElement: HTMLElement) {
  await within(canvasElement).findByRole('group', { name: 'Filters' }, patience);
  const more = within(canvasElement).queryByRole('button', { name: 'More tools', expanded: false });
  if (more) await userEvent.click(more);
}
const press = async (canvasElement: HTMLElement, name: string | RegExp) => {
  await showTools(canvasElement);
  await userEvent.click(await within(canvasElement).findByRole('button', { name }, patience));
};
const headers = (canvasElement: HTMLElement) =>
  within(canvasElement)
    .getAllByRole('columnheader')
    .map((header) => header.textContent);

/** Next to the filters: saved views, columns and rows, export. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await showTools(canvasElement);
    await expect(await within(canvasElement).findByRole('button', { name: 'Views' }, patience)).toBeVisible();
    await within(canvasElement).findAllByText(/Showing 1 to/, {}, patience);
  },
};

/** Nothing is saved yet: it says what a view is. */
export const NoViews: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Views');
    const views = await screen.findByRole('dialog', { name: 'Saved views' });
    await expect(await within(views).findByRole('button', { name: 'Export' })).toBeDisabled();
  },
};

/** A few views; the one that shows is marked, and one of them opens first. */
export const Views: Story = {
  tags: ['desktop'],
  args: { storage: storyStorage([texas, dense]) },
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Views');
    await userEvent.click(await screen.findByRole('button', { name: /^Texas, newest first/ }));
    await expect(headers(canvasElement)).toEqual(['Delivered', 'Status', 'Location', 'Est. Premium']);
    await press(canvasElement, 'Texas, newest first');
    await waitFor(() => expect(screen.getByRole('button', { name: /^Texas/, current: true })).toBeVisible());
  },
};

/** On a phone the tools have their own line; cards show what there is room for, so there are no columns to choose. */
export const ViewsOnPhone: Story = {
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
  args: { storage: storyStorage([texas, dense]) },
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Views');
    await waitFor(() => expect(screen.getByRole('button', { name: /^Texas/ })).toBeVisible());
  },
};

/** What shows is kept under a name; a name that is taken is told at once. */
export const SavingAView: Story = {
  tags: ['desktop'],
  args: { storage: storyStorage([dense]) },
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Views');
    await userEvent.click(await screen.findByRole('button', { name: 'Save current view' }));
    await userEvent.type(await screen.findByRole('textbox', { name: 'View name' }), 'everything, dense');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getByText('A view with this name already exists.')).toBeVisible());
    await userEvent.clear(screen.getByRole('textbox'));
    await userEvent.type(screen.getByRole('textbox'), 'As usual');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'As usual', current: true })).toBeVisible(),
    );
    await expect(screen.getByRole('button', { name: 'Save current view' })).toBeDisabled();
  },
};

/** A view that is deleted can be taken back. */
export const DeletingAView: Story = {
  tags: ['no-visual'],
  render: (args) => (
    <>
      <StoryList {...args} />
      <ToastRegion />
    </>
  ),
  args: { storage: storyStorage([texas, dense]) },
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Views');
    await userEvent.click(await screen.findByRole('button', { name: 'More for Everything, dense' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await waitFor(() => expect(screen.getByText("View 'Everything, dense' deleted.")).toBeVisible());
    await expect(screen.queryByRole('button', { name: /^Everything/ })).toBeNull();
  },
};

/** Which columns show, in which order, and how high the rows are. */
export const Columns: Story = {
  tags: ['desktop', 'TBL-1'],
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Columns and rows');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Industry' }));
    await userEvent.click(screen.getByRole('button', { name: 'Move Location forward' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Compact' }));
    await expect(headers(canvasElement).slice(0, 7)).toEqual([
      'Delivered',
      expect.stringContaining('Type'),
      expect.stringContaining('Status'),
      'Limited Time',
      'Location',
      'Category',
      'Policy Type',
    ]);
    await expect(headers(canvasElement)).not.toContain('Industry');
    await expect(screen.getByRole('checkbox', { name: 'Status' })).toBeDisabled();
  },
};

const cellOf = (canvasElement: HTMLElement, name: string) =>
  within(canvasElement).findByRole('columnheader', { name }, patience);

/** A column as wide as its reader wants it, by its handle: those before it stay as they are. */
export const ResizedColumn: Story = {
  tags: ['desktop', 'TBL-68'],
  play: async ({ canvasElement }) => {
    const [category, place] = [
      await cellOf(canvasElement, 'Category'),
      await cellOf(canvasElement, 'Location'),
    ];
    const before = [category.offsetWidth, place.offsetWidth];
    within(place).getByRole('separator', { name: 'Width of Location' }).focus();
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
    const expected = [before[0], (before[1] ?? 0) + 50];
    await waitFor(() => expect(Math.abs(place.offsetWidth - (expected[1] ?? 0))).toBeLessThanOrEqual(1));
    await expect(Math.abs(category.offsetWidth - (expected[0] ?? 0))).toBeLessThanOrEqual(1);
  },
};

/** Columns that stay at the left while the others scroll. */
export const PinnedColumns: Story = {
  tags: ['desktop', 'TBL-68'],
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Columns and rows');
    await userEvent.click(await screen.findByRole('button', { name: 'Pin Location to the left' }));
    await userEvent.click(screen.getByRole('button', { name: 'Pin Type to the left' }));
    await userEvent.keyboard('{Escape}');
    const type = await cellOf(canvasElement, 'Type');
    const handle = within(await cellOf(canvasElement, 'Industry')).getByRole('separator');
    handle.focus();
    await userEvent.keyboard('{End}');
    const region = type.closest('table')?.parentElement;
    if (!region) throw new Error('The table scrolls nowhere');
    const { left, right } = type.getBoundingClientRect();
    const policyType = await cellOf(canvasElement, 'Policy Type');
    // There is room to scroll once the wide column is drawn. No control of a heading stays half behind the pinned columns.
    await waitFor(() => {
      region.scrollLeft += policyType.getBoundingClientRect().left - right;
      expect(policyType.getBoundingClientRect().left).toBeCloseTo(right, 0);
    });
    await expect(type.getBoundingClientRect().left).toBe(left);
    await expect(left).toBeGreaterThan(region.getBoundingClientRect().left);
  },
};

/** Which rows are written down. */
export const Exporting: Story = {
  play: async ({ canvasElement }) => {
    await within(canvasElement).findAllByText(/Showing 1 to/, {}, patience);
    await press(canvasElement, 'Export');
    await userEvent.click(await screen.findByRole('radio', { name: /^All pages/ }));
  },
};

const answeringOnce = createMemorySource({
  rows: Array.from({ length: 180 }, (_, index) => aReferral({ opportunityId: String(index) })),
});

/** A fault in the middle: what was gathered stays, and the export goes on from there. */
export const ExportStopped: Story = {
  args: {
    source: {
      ...answeringOnce,
      list: (query, call) => {
        // Pages of an export overlap, and are of more than 50 rows.
        if ((query.size ?? 0) > 50 && query.page === 1)
          throw new SourceError('network', 'The service could not be reached.');
        return answeringOnce.list(query, call);
      },
    },
  },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findAllByText(/Showing 1 to/, {}, patience);
    await press(canvasElement, 'Export');
    await userEvent.click(await screen.findByRole('radio', { name: 'All pages: 180 referrals' }));
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Export' }));
    await waitFor(() => expect(screen.getByText(/100 of 180 are ready/)).toBeVisible());
    await expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
};
