import { Button } from '@advantage/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect, screen, userEvent, within } from 'storybook/test';
import { adminColumns, agentColumns } from '../columns/referralColumns.tsx';
import { ReferralListProvider, useReferralListParts } from '../list/ReferralListProvider.tsx';
import { ReferralTable } from '../list/ReferralTable.tsx';
import { selectionColumn } from '../list/selectionColumn.tsx';
import { useReferralList } from '../list/useReferralList.ts';
import type { ReferralSource } from '../source/referralSource.ts';
import type { ReferralColumn } from '../table/tableFeatures.ts';
import { chooseTool } from '../testing/chooseTool.ts';
import { createMemorySource } from '../testing/createMemorySource.ts';
import { frame } from '../testing/frame.css.ts';
import { ReferralListFooter } from '../tools/ReferralListFooter.tsx';
import { ReferralListToolbar } from '../tools/ReferralListToolbar.tsx';
import { ReferralListLayout } from './ReferralListScreen.tsx';

interface SelectableProps {
  readonly source: Pick<ReferralSource, 'list'>;
  readonly columns: readonly ReferralColumn[];
  readonly selectionBar?: ReactNode;
}

const always = [selectionColumn(), ...adminColumns()];

/** A list composed from parts, with selectable rows. */
function Selectable({ source, columns, selectionBar }: SelectableProps) {
  const list = useReferralList({ id: 'selectable', source, columns, audience: 'admin' });
  return (
    <ReferralListProvider list={list}>
      <ReferralListLayout>
        <ReferralListToolbar selectsCards={selectionBar !== undefined} />
        <ReferralTable label="Referrals" rowAction="select" />
        <ReferralListFooter selectionBar={selectionBar} />
      </ReferralListLayout>
    </ReferralListProvider>
  );
}

/** Selects several rows for one action, such as an export. */
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

const boxes = async (canvasElement: HTMLElement) =>
  within(canvasElement).findAllByRole('checkbox', { name: /^Select / });

/** Selects one row, then a range with Shift. */
export const Range: Story = {
  tags: ['desktop', 'TBL-69', 'brands'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findAllByText('Austin, TX');
    const [, first, , third] = await boxes(canvasElement);
    if (!first || !third) throw new Error('No rows to select');
    const user = userEvent.setup();
    await user.click(first);
    await expect(await canvas.findByText('1 referral selected')).toBeVisible();
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
    await canvas.findAllByText('Austin, TX');
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select all on this page' }));
    for (const box of await boxes(canvasElement)) await expect(box).toBeChecked();
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear' }));
    for (const box of await boxes(canvasElement)) await expect(box).not.toBeChecked();
  },
};

const select = async (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  await canvas.findAllByText(/Austin,/);
  await chooseTool(userEvent, screen, 'Select rows');
  const [first] = await canvas.findAllByRole('checkbox', { name: /Austin/ });
  if (first) await userEvent.click(first);
  await expect(await canvas.findByText('1 referral selected')).toBeVisible();
};

/** The tools add checkboxes before the first column; 'Done' removes them. */
export const WhenAskedFor: Story = {
  tags: ['desktop', 'TBL-69'],
  args: { columns: agentColumns() },
  play: ({ canvasElement }) => select(canvasElement),
};

/** On phones each card has a checkbox, in a list whose rows can always be selected. The bar sticks to the bottom edge. */
export const OnPhone: Story = {
  tags: ['phone', 'TBL-69'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findAllByText(/Austin,/);
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Select all on this page' }));
    for (const box of await boxes(canvasElement)) await expect(box).toBeChecked();
  },
};

/** An action of the host, for the selected rows. */
function Assign() {
  const { selection } = useReferralListParts('Assign');
  return <Button size="s">{`Assign ${selection.rows.length}`}</Button>;
}

const selectAndMeasure = async (canvasElement: HTMLElement) => {
  await select(canvasElement);
  const bar = within(await within(canvasElement).findByRole('group', { name: 'Selection' }));
  const [own, ready] = ['Assign 1', 'Export'].map((name) =>
    bar.getByRole('button', { name }).getBoundingClientRect(),
  );
  await expect(own?.height).toBe(ready?.height);
  await expect(own?.width).toBeLessThan(2 * (ready?.width ?? 0));
};

/** An action of the host has the size and place of the ready-made ones. */
export const WithOwnAction: Story = {
  tags: ['desktop', 'no-visual', 'TBL-69'],
  args: { columns: agentColumns(), selectionBar: <Assign /> },
  play: ({ canvasElement }) => selectAndMeasure(canvasElement),
};

/** With an action of the host, the tools add checkboxes to cards, too. */
export const OwnActionOnPhone: Story = {
  ...WithOwnAction,
  tags: ['phone', 'no-visual', 'TBL-69'],
  globals: { viewport: { value: 'phone' } },
};
