import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { adminColumns, agentColumns } from '../referral/referralColumns.tsx';
import type { ReferralSource } from '../source/referralSource.ts';
import { createMemorySource } from '../testing/createMemorySource.ts';
import { frame } from '../testing/frame.css.ts';
import { SelectButton } from '../tools/SelectButton.tsx';
import { SelectionBar } from '../tools/SelectionBar.tsx';
import { ReferralListFooter } from './ReferralListFooter.tsx';
import { ReferralListLayout } from './ReferralListLayout.tsx';
import { ReferralListProvider } from './ReferralListProvider.tsx';
import { ReferralLiveStatus } from './ReferralLiveStatus.tsx';
import { ReferralTable } from './ReferralTable.tsx';
import type { ReferralColumn } from './referralTable.ts';
import { selectionColumn } from './selectionColumn.tsx';
import { useReferralList } from './useReferralList.ts';

interface SelectableProps {
  readonly source: Pick<ReferralSource, 'list'>;
  readonly columns: readonly ReferralColumn[];
}

const always = [selectionColumn(), ...adminColumns()];

/** A list composed from parts, with selectable rows. */
function Selectable({ source, columns }: SelectableProps) {
  const list = useReferralList({ id: 'selectable', source, columns, audience: 'admin' });
  return (
    <ReferralListProvider list={list}>
      <ReferralListLayout>
        <ReferralLiveStatus>
          <SelectButton />
        </ReferralLiveStatus>
        <ReferralTable label="Referrals" rowAction="select" />
        <SelectionBar />
        <ReferralListFooter />
      </ReferralListLayout>
    </ReferralListProvider>
  );
}

const meta = {
  title: 'Referrals/Selection',
  component: Selectable,
  tags: ['!manifest'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  decorators: [(Story) => <div className={frame}>{Story()}</div>],
  args: { source: createMemorySource(), columns: always },
} satisfies Meta<typeof Selectable>;

export default meta;
type Story = StoryObj<typeof meta>;

const patience = { timeout: 5000 };
const boxes = async (canvasElement: HTMLElement) =>
  within(canvasElement).findAllByRole('checkbox', { name: /^Select / }, patience);

/** Selects one row, then a range with Shift. */
export const Range: Story = {
  tags: ['desktop', 'TBL-69'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findAllByText('Austin,', {}, patience);
    const [, first, , third] = await boxes(canvasElement);
    if (!first || !third) throw new Error('No rows to select');
    const user = userEvent.setup();
    await user.click(first);
    await expect(canvas.getByText('1 referral selected')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Open' })).toBeEnabled();
    await user.keyboard('{Shift>}');
    await user.click(third);
    await user.keyboard('{/Shift}');
    await expect(canvas.getByText('3 referrals selected')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Open' })).toBeNull();
  },
};

/** Selects every row on the page. */
export const Page: Story = {
  tags: ['desktop', 'no-visual', 'TBL-69'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findAllByText('Austin,', {}, patience);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all on this page' }));
    for (const box of await boxes(canvasElement)) await expect(box).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    for (const box of await boxes(canvasElement)) await expect(box).not.toBeChecked();
  },
};

const select = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  await canvas.findAllByText(/Austin,/, {}, patience);
  await userEvent.click(canvas.getByRole('button', { name: 'Select rows' }));
  const [first] = await canvas.findAllByRole('checkbox', { name: /Austin/ }, patience);
  if (first) await userEvent.click(first);
  await expect(canvas.getByText('1 referral selected')).toBeVisible();
};

/** A button adds checkboxes before the first column; 'Done' removes them. */
export const WhenAskedFor: Story = {
  tags: ['desktop', 'TBL-69'],
  args: { columns: agentColumns() },
  play: ({ canvasElement }) => select(canvasElement),
};

/** On phones each card has a checkbox, and the bar sticks to the bottom edge. */
export const OnPhone: Story = {
  tags: ['phone', 'TBL-69'],
  globals: { viewport: { value: 'phone' } },
  args: { columns: agentColumns() },
  play: async ({ canvasElement }) => {
    await select(canvasElement);
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all on this page' }));
    for (const box of await boxes(canvasElement)) await expect(box).toBeChecked();
  },
};
