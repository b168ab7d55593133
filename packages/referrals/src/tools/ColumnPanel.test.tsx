// @vitest-environment jsdom
import { ClockProvider, createManualClock } from '@advantage/ui';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ReferralListState } from '../list/listState.ts';
import { ReferralListProvider } from '../list/ReferralListProvider.tsx';
import { ReferralTable } from '../list/ReferralTable.tsx';
import { type ReferralListSource, useReferralList } from '../list/useReferralList.ts';
import { categoryColumn, cityColumn, typeColumn } from '../referral/referralColumns.tsx';
import { aReferral } from '../testing/aReferral.ts';
import { storyTime } from '../testing/storyTime.ts';
import { ColumnPicker } from './ColumnPicker.tsx';

const rows = [aReferral({ opportunityId: '1', city: 'Austin' })];
const source: ReferralListSource = { list: async () => ({ unchanged: false, page: { rows, total: 1 } }) };
const columns = [typeColumn, categoryColumn, cityColumn];
const onStateChange = vi.fn<(state: ReferralListState) => void>();

function List() {
  const list = useReferralList({ id: 'test', source, columns, audience: 'admin', onStateChange });
  return (
    <ReferralListProvider list={list}>
      <ColumnPicker />
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
  await screen.findByText('Austin,');
  const widths = () => [...container.querySelectorAll('col')].map(({ style }) => style.width);
  const handle = (label: string) => screen.getByRole('separator', { name: `Width of ${label}` });
  const headers = () => [...container.querySelectorAll('thead th')].map(({ textContent }) => textContent);
  return { user, widths, handle, headers, container };
}

it('TBL-68 resizes a column with the arrow keys, Home and End, and no column before it', async () => {
  const { user, widths, handle } = await open();
  handle('Category').focus();
  expect(handle('Category')).toHaveAttribute('aria-valuetext', 'Default width');
  await user.keyboard('{ArrowRight}');
  expect(widths()).toEqual(['120px', '130px', '']);
  expect(handle('Category')).toHaveAttribute('aria-valuenow', '130');
  expect(handle('Category')).toHaveAttribute('aria-valuetext', '130 pixels');
  await user.keyboard('{Shift>}{ArrowLeft}{/Shift}');
  expect(widths()[1]).toBe('70px');
  await user.keyboard('{Home}');
  expect(widths()[1]).toBe('48px');
  await user.keyboard('{End}');
  expect(widths()[1]).toBe('800px');
  expect(onStateChange.mock.lastCall?.[0].columnSizing).toEqual({ type: 120, category: 800 });
});

it('TBL-68 Escape reverts a resize to the width at focus, and a double-click resets the width', async () => {
  const { user, widths, handle } = await open();
  handle('Type').focus();
  await user.keyboard('{ArrowRight}');
  await user.tab();
  handle('Type').focus();
  await user.keyboard('{End}{Escape}');
  expect(widths()).toEqual(['130px', '', '']);
  await user.dblClick(handle('Type'));
  expect(widths()).toEqual(['', '', '']);
});

it('TBL-68 resizes by pointer with one state update, and reverts on Escape or pointercancel', async () => {
  const { widths, handle, user } = await open();
  const type = handle('Type');
  fireEvent.pointerDown(type, { button: 0, clientX: 200, pointerId: 1 });
  fireEvent.pointerMove(type, { clientX: 260, pointerId: 1 });
  expect(widths()[0]).toBe('180px');
  expect(onStateChange).not.toHaveBeenCalled();
  fireEvent.pointerUp(type, { clientX: 260, pointerId: 1 });
  expect(onStateChange).toHaveBeenCalledOnce();
  expect(widths()[0]).toBe('180px');

  for (const stop of [() => user.keyboard('{Escape}'), () => fireEvent.pointerCancel(type)]) {
    fireEvent.pointerDown(type, { button: 0, clientX: 200, pointerId: 1 });
    fireEvent.pointerMove(type, { clientX: 500, pointerId: 1 });
    expect(widths()[0]).toBe('420px');
    await stop();
    fireEvent.pointerUp(type, { clientX: 500, pointerId: 1 });
    expect(widths()[0]).toBe('180px');
  }
  expect(onStateChange).toHaveBeenCalledOnce();
});

it('TBL-68 shows no resize handle for the last column', async () => {
  await open();
  expect(screen.getAllByRole('separator')).toHaveLength(2);
});

it('TBL-68 pins, reorders and unpins columns, announces it, and resets to the default', async () => {
  const { user, headers, container } = await open();
  await user.click(screen.getByRole('button', { name: 'Columns and rows' }));
  await user.click(await screen.findByRole('button', { name: 'Pin Location to the left' }));
  expect(screen.getByRole('status')).toHaveTextContent('Location is pinned to the left');
  expect(onStateChange.mock.lastCall?.[0].columnPinning).toEqual({ start: ['city'], end: [] });
  expect(container.querySelector('th')).toHaveTextContent('Location');
  expect(container.querySelector('table')).toHaveAttribute('data-pinned-start', '1');
  expect(screen.getByRole('button', { name: 'Move Location back' })).toBeDisabled();

  await user.click(screen.getByRole('button', { name: 'Pin Category to the left' }));
  await user.click(screen.getByRole('button', { name: 'Move Category forward' }));
  expect(onStateChange.mock.lastCall?.[0].columnPinning.start).toEqual(['category', 'city']);

  await user.click(screen.getByRole('button', { name: 'Unpin Location' }));
  expect(screen.getByRole('status')).toHaveTextContent('Location is no longer pinned');
  await user.click(screen.getByRole('button', { name: 'Reset to default' }));
  expect(screen.getByRole('button', { name: 'Reset to default' })).toBeDisabled();
  await user.keyboard('{Escape}');
  expect(headers()).toEqual(['Type', 'Category', 'Location'].map((text) => expect.stringContaining(text)));
});
