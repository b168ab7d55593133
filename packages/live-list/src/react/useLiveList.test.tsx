// @vitest-environment jsdom
import { act, fireEvent, render, renderHook, screen } from '@testing-library/react';
import { StrictMode } from 'react';
import { expect, it, vi } from 'vitest';
import type { LiveAnswer } from '../core/LiveList.ts';
import type { LiveScheduler } from '../core/scheduler.ts';
import { createStore } from '../core/store.ts';
import { createManualScheduler } from '../testing/manualScheduler.ts';
import { useHold, useHoldHandlers } from './useHold.ts';
import { useAnnouncement, useLiveList, useLiveStatus } from './useLiveList.ts';
import { useStore } from './useStore.ts';

interface Order {
  readonly id: string;
}

interface OrdersProps {
  readonly load: () => Promise<LiveAnswer<Order>>;
  readonly scheduler?: LiveScheduler;
  readonly hall?: string;
  readonly origin?: string;
  readonly isOpen?: boolean;
}

function Orders({ load, scheduler, hall = 'A', origin, isOpen = false }: OrdersProps) {
  const { list, rows, newCount } = useLiveList<Order, { readonly hall: string }>({
    query: { hall },
    load,
    scheduler,
    origin,
    now: () => 42,
    getRowId: (row) => row.id,
  });
  useHold(list, 'panel', isOpen);
  const { state, lastUpdated } = useLiveStatus(list);
  const { text } = useAnnouncement(list);
  return (
    <>
      <ul {...useHoldHandlers(list)}>
        {rows.map(({ id }) => (
          <li key={id}>
            <button type="button">{id}</button>
          </li>
        ))}
      </ul>
      <input type="checkbox" aria-label="Show" onChange={() => list.showNew()} />
      <p>
        {newCount} new, {state}, {lastUpdated}
      </p>
      <p role="status">{text}</p>
    </>
  );
}

const answer = (...ids: string[]): LiveAnswer<Order> => ({
  unchanged: false,
  page: { rows: ids.map((id) => ({ id })), total: ids.length },
});
const shown = () => screen.queryAllByRole('button').map((button) => button.textContent);

function setUp() {
  const scheduler = createManualScheduler();
  const load = vi.fn(async () => answer('a', 'b'));
  const advance = (milliseconds: number) => act(() => scheduler.advance(milliseconds));
  return { scheduler, load, advance };
}

it('T8 D7 loads once in strict mode, announces new rows, and stops on unmount', async () => {
  const { scheduler, load, advance } = setUp();
  const { unmount } = render(
    <StrictMode>
      <Orders load={load} scheduler={scheduler} />
    </StrictMode>,
  );
  await advance(10);
  expect(load).toHaveBeenCalledOnce();
  expect(shown()).toEqual(['a', 'b']);
  load.mockResolvedValue(answer('a', 'b', 'c'));
  await advance(3000);
  expect(screen.getByRole('status')).toHaveTextContent('1 new row');
  unmount();
  expect(scheduler.waiting).toBe(0);
});

it('LIV-9 holds while the pointer or focus is inside, or a panel is open', async () => {
  const { scheduler, load, advance } = setUp();
  const { rerender } = render(<Orders load={load} scheduler={scheduler} />);
  await advance(10);
  const add = async (...ids: string[]) => {
    load.mockResolvedValue(answer('a', 'b', ...ids));
    await advance(3000);
  };
  fireEvent.pointerEnter(screen.getByRole('list'));
  await add('c');
  expect(shown()).toEqual(['a', 'b']);
  expect(screen.getByText(/1 new, live/)).toBeInTheDocument();
  const show = () => fireEvent.click(screen.getByRole('checkbox', { name: 'Show' }));
  fireEvent.pointerLeave(screen.getByRole('list'));
  expect(shown()).toEqual(['a', 'b']);
  show();
  expect(shown()).toEqual(['a', 'b', 'c']);

  act(() => screen.getByRole('button', { name: 'a' }).focus());
  act(() => screen.getByRole('button', { name: 'b' }).focus());
  await add('c', 'd');
  expect(shown()).toEqual(['a', 'b', 'c']);
  act(() => screen.getByRole('button', { name: 'b' }).blur());
  show();
  expect(shown()).toEqual(['a', 'b', 'c', 'd']);

  rerender(<Orders load={load} scheduler={scheduler} isOpen />);
  await add('c', 'd', 'e');
  expect(shown()).toHaveLength(4);
  rerender(<Orders load={load} scheduler={scheduler} />);
  show();
  expect(shown()).toHaveLength(5);
});

it('TBL-12 LIV-8 loads right away when the query or origin changes', async () => {
  const { scheduler, load, advance } = setUp();
  const { rerender } = render(<Orders load={load} scheduler={scheduler} />);
  await advance(10);
  rerender(<Orders load={load} scheduler={scheduler} hall="B" />);
  await advance(10);
  expect(load).toHaveBeenLastCalledWith({ hall: 'B' }, expect.anything());
  rerender(<Orders load={load} scheduler={scheduler} hall="B" origin="elsewhere" />);
  await advance(10);
  expect(load).toHaveBeenCalledTimes(3);
});

it('D8 takes the time of the last update from the given clock', async () => {
  vi.useFakeTimers();
  render(<Orders load={async () => answer('a')} />);
  await act(() => vi.advanceTimersByTimeAsync(10));
  expect(screen.getByText('0 new, live, 42')).toBeInTheDocument();
  vi.useRealTimers();
});

it('selects part of a store, and rerenders only when that part changes', () => {
  const store = createStore({ hall: 'A', seats: 1 });
  const read = vi.fn(() => useStore(store, ({ hall }) => hall));
  const { result } = renderHook(read);
  act(() => store.set({ hall: 'A', seats: 2 }));
  expect(read).toHaveBeenCalledOnce();
  act(() => store.set({ hall: 'B', seats: 2 }));
  expect(result.current).toBe('B');
});
