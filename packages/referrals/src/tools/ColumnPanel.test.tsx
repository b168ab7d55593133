// @vitest-environment jsdom
import { ClockProvider, createManualClock } from '@advantage/ui';
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { categoryColumn, cityColumn, typeColumn } from '../columns/referralColumns.tsx';
import type { ReferralListState } from '../list/listState.ts';
import { ReferralListProvider } from '../list/ReferralListProvider.tsx';
import { ReferralTable } from '../list/ReferralTable.tsx';
import { type ReferralListSource, useReferralList } from '../list/useReferralList.ts';
import { aReferral } from '../testing/aReferral.ts';
import { chooseTool } from '../testing/chooseTool.ts';
import { storyTime } from '../testing/storyTime.ts';
import { ReferralListToolbar } from './ReferralListToolbar.tsx';

const rows = [aReferral({ opportunityId: '1', city: 'Austin' })];
const source: ReferralListSource = { list: async () => ({ unchanged: false, page: { rows, total: 1 } }) };
const columns = [typeColumn, categoryColumn, cityColumn];
const onStateChange = vi.fn<(state: ReferralListState) => void>();

function List() {
  const list = useReferralList({ id: 'test', source, columns, audience: 'admin', onStateChange });
  return (
    <ReferralListProvider list={list}>
      <ReferralListToolbar />
      <ReferralTable label="Referrals" />
    </ReferralListProvider>
  );
}

/** A ResizeObserver stub: jsdom has no layout. */
class NoSizes {
  observe() {}
  unobserve() {}
  disconnect() {}
}

beforeEach(() => {
  onStateChange.mockClear();
  vi.stubGlobal('ResizeObserver', NoSizes);
  HTMLElement.prototype.setPointerCapture = () => {};
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 120, 40));
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function open() {
  const user = userEvent.setup();
  const { container } = render(
    <ClockProvider clock={createManualClock(storyTime)}>
      <List />
    </ClockProvider>,
  );
  await screen.findByText('Austin, OK');
  await user.hover(screen.getByRole('columnheader', { name: 'Type' }));
  const widths = () => [...container.querySelectorAll('col')].map(({ style }) => style.width);
  const handle = (id: string) => container.querySelector(`[data-resize=${id}]`) ?? container;
  const headers = () => [...container.querySelectorAll('thead th')].map(({ textContent }) => textContent);
  return { user, widths, handle, headers, container };
}

it('TBL-68 resizes, pins and hides a column in the menu of its header, by keyboard', async () => {
  const { user, widths, headers } = await open();
  const menu = async () => {
    screen.getByRole('button', { name: 'Category column' }).focus();
    await user.keyboard('{Enter}');
    return within(await screen.findByRole('dialog', { name: 'Category column' }));
  };
  const press = (panel: Awaited<ReturnType<typeof menu>>, name: string) =>
    user.click(panel.getByRole('button', { name }));
  const panel = await menu();
  expect(panel.getByRole('button', { name: 'Default width' })).toBeDisabled();
  await press(panel, 'Wider');
  expect(widths()).toEqual(['', '144px', '']);
  await press(panel, 'Narrower');
  expect(widths()).toEqual(['', '96px', '']);
  await press(panel, 'Default width');
  expect(widths()).toEqual(['', '', '']);
  await press(panel, 'Pin to the left');
  expect(onStateChange.mock.lastCall?.[0].columnPinning.start).toEqual(['category']);
  await press(await menu(), 'Hide Category');
  expect(headers()).toEqual(['Type', 'Location'].map((text) => expect.stringContaining(text)));
});

it('TBL-68 a double click on its handle resets the width of a column', async () => {
  const { user, widths, handle } = await open();
  const type = handle('type');
  fireEvent.pointerDown(type, { button: 0, clientX: 200, pointerId: 1 });
  fireEvent.pointerMove(type, { clientX: 210, pointerId: 1 });
  fireEvent.pointerUp(type, { clientX: 210, pointerId: 1 });
  expect(widths()).toEqual(['130px', '', '']);
  await user.dblClick(type);
  expect(widths()).toEqual(['', '', '']);
});

it('TBL-68 resizes by pointer with one state update, and reverts on pointercancel', async () => {
  const { widths, handle } = await open();
  const type = handle('type');
  fireEvent.pointerDown(type, { button: 0, clientX: 200, pointerId: 1 });
  fireEvent.pointerMove(type, { clientX: 260, pointerId: 1 });
  expect(widths()[0]).toBe('180px');
  expect(onStateChange).not.toHaveBeenCalled();
  fireEvent.pointerUp(type, { clientX: 260, pointerId: 1 });
  expect(onStateChange).toHaveBeenCalledOnce();
  expect(widths()[0]).toBe('180px');

  fireEvent.pointerDown(type, { button: 0, clientX: 200, pointerId: 1 });
  fireEvent.pointerMove(type, { clientX: 500, pointerId: 1 });
  expect(widths()[0]).toBe('420px');
  fireEvent.pointerCancel(type);
  fireEvent.pointerUp(type, { clientX: 500, pointerId: 1 });
  expect(widths()[0]).toBe('180px');
  expect(onStateChange).toHaveBeenCalledOnce();
});

it('TBL-68 shows no resize handle for the last column', async () => {
  const { container } = await open();
  expect(container.querySelectorAll('[data-resize]')).toHaveLength(2);
});

it.each<readonly [device: string, approach: (user: UserEvent) => Promise<void>, isTouch: boolean]>([
  ['a mouse', (user) => user.hover(screen.getByRole('columnheader', { name: 'Category' })), false],
  [
    'the keyboard',
    async (user) => {
      (await screen.findByRole('button', { name: 'Tools' })).focus();
      await user.tab();
    },
    false,
  ],
  ['a touch screen', async () => {}, true],
])('TBL-68 has its resize handles once %s reaches the headers', async (_device, approach, isTouch) => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isTouch && query.includes('coarse'),
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  const user = userEvent.setup();
  const { container } = render(<List />);
  await screen.findByText('Austin, OK');
  const handles = () => container.querySelectorAll('[data-resize]');
  expect(handles()).toHaveLength(isTouch ? 2 : 0);
  await approach(user);
  expect(handles()).toHaveLength(2);
});

/** Chooses an action from the menu of a column. */
async function change(user: UserEvent, column: string, action: string) {
  await user.click(await screen.findByRole('button', { name: `More for ${column}` }));
  await user.click(await screen.findByRole('menuitem', { name: action }));
}

it('TBL-68 pins, reorders and unpins columns, announces it, and resets to the default', async () => {
  const { user, headers, container } = await open();
  await chooseTool(user, screen, 'Columns');
  const panel = await screen.findByRole('dialog', { name: 'Columns' });
  await change(user, 'Location', 'Pin to the left');
  const status = await within(panel).findByRole('status');
  expect(status).toHaveTextContent('Location is pinned to the left');
  expect(onStateChange.mock.lastCall?.[0].columnPinning).toEqual({ start: ['city'], end: [] });
  expect(container.querySelector('th')).toHaveTextContent('Location');
  expect(container.querySelector('table')).toHaveAttribute('data-pinned-start', '1');
  await user.click(screen.getByRole('button', { name: 'More for Location' }));
  expect(await screen.findByRole('menuitem', { name: 'Move back' })).toHaveAttribute('aria-disabled', 'true');
  await user.keyboard('{Escape}');

  await change(user, 'Category', 'Pin to the left');
  await change(user, 'Category', 'Move forward');
  expect(onStateChange.mock.lastCall?.[0].columnPinning.start).toEqual(['category', 'city']);

  await change(user, 'Location', 'Unpin');
  expect(status).toHaveTextContent('Location is no longer pinned');
  await user.click(screen.getByRole('button', { name: 'Reset to default' }));
  expect(screen.getByRole('button', { name: 'Reset to default' })).toBeDisabled();
  expect(headers()).toEqual(['Type', 'Category', 'Location'].map((text) => expect.stringContaining(text)));
});

it('TBL-68 moves a column by its grip to where it is dropped, and not past pinned ones', async () => {
  const { user } = await open();
  await chooseTool(user, screen, 'Columns');
  const panel = within(await screen.findByRole('dialog', { name: 'Columns' }));
  await panel.findByRole('checkbox', { name: 'Type' });
  const rows = () => panel.getAllByRole('listitem', { hidden: true });
  const names = () => rows().map((row) => within(row).getByRole('checkbox').closest('label')?.textContent);
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function box(
    this: HTMLElement,
  ) {
    return new DOMRect(0, rows().indexOf(this) * 30, 200, 30);
  });
  const drag = (index: number, ...to: readonly number[]) => {
    const grip = rows()[index]?.firstElementChild;
    if (!grip) throw new Error('no grip');
    fireEvent.pointerDown(grip, { pointerId: 1 });
    for (const clientY of to) fireEvent.pointerMove(panel.getByRole('list'), { clientY, pointerId: 1 });
  };
  drag(0, 40, 75);
  expect(names()).toEqual(['Category', 'Location', 'Type']);
  expect(onStateChange).not.toHaveBeenCalled();
  fireEvent.pointerUp(panel.getByRole('list'), { pointerId: 1 });
  expect(onStateChange.mock.lastCall?.[0].columnOrder).toEqual(['category', 'city', 'type']);
  expect(panel.getByRole('status')).toHaveTextContent('Type, column 3 of 3');

  drag(1, 10);
  fireEvent.pointerCancel(panel.getByRole('list'), { pointerId: 1 });
  expect(names()).toEqual(['Category', 'Location', 'Type']);
  await change(user, 'Category', 'Pin to the left');
  onStateChange.mockClear();
  drag(2, 5);
  fireEvent.pointerUp(panel.getByRole('list'), { pointerId: 1 });
  expect(onStateChange).not.toHaveBeenCalled();
});
