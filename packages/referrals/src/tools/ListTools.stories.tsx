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
/** Opens the tools, which are behind one button on phones. */
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

/** Saved views, columns and export, next to the filters. */
export const Default: Story = {
  play: async ({ canvasElement }) => {
    await showTools(canvasElement);
    await expect(await within(canvasElement).findByRole('button', { name: 'Views' }, patience)).toBeVisible();
    await within(canvasElement).findAllByText(/Showing 1 to/, {}, patience);
  },
};

/** No view is saved yet, so a hint explains views. */
export const NoViews: Story = {
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Views');
    const views = await screen.findByRole('dialog', { name: 'Saved views' });
    await expect(await within(views).findByRole('button', { name: 'Export' })).toBeDisabled();
  },
};

/** Several views. The current one is marked, and one is the default. */
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

/** On phones the tools have their own line. There's no column picker, because cards have no columns. */
export const ViewsOnPhone: Story = {
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
  args: { storage: storyStorage([texas, dense]) },
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Views');
    await waitFor(() => expect(screen.getByRole('button', { name: /^Texas/ })).toBeVisible());
  },
};

/** Saves the current view under a name. A name that's taken shows an error. */
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
  play: async ({ canvasElement }) => {
    await press(canvasElement, 'Views');
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

/** A column resized by its handle. The columns before it keep their widths. */
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

/** Columns pinned to the left while the others scroll. */
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
    await within(canvasElement).findAllByText(/Showing 1 to/, {}, patience);
    await press(canvasElement, 'Export');
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
    await within(canvasElement).findAllByText(/Showing 1 to/, {}, patience);
    await press(canvasElement, 'Export');
    await userEvent.click(await screen.findByRole('radio', { name: 'All pages: 180 referrals' }));
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Export' }));
    await waitFor(() => expect(screen.getByText(/100 of 180 are ready/)).toBeVisible());
    await expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
  },
};
