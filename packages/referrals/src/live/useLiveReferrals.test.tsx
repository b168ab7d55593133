// @vitest-environment jsdom

import type { LiveScheduler } from '@advantage/live-list';
import { useAnnouncement, useHold, useHoldHandlers, useLiveStatus } from '@advantage/live-list/react';
import { createManualScheduler } from '@advantage/live-list/testing';
import { ClockProvider, createManualClock } from '@advantage/ui';
import { act, render, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Profiler, StrictMode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { ReferralSource } from '../source/referralSource.ts';
import { aReferral } from '../testing/aReferral.ts';
import { createMemorySource } from '../testing/createMemorySource.ts';
import { referralRows } from '../testing/referralPage.ts';
import { storyTime } from '../testing/storyTime.ts';
import type { ReferralListQuery } from '../wire/listParams.ts';
import { type LiveReferrals, useLiveReferrals } from './liveReferrals.ts';

interface TableProps {
  readonly source: Pick<ReferralSource, 'list'>;
  readonly scheduler?: LiveScheduler;
  readonly query?: ReferralListQuery;
  readonly isPanelOpen?: boolean;
  readonly onList?: (list: LiveReferrals) => void;
}

function Table({ source, scheduler, query = { sort: 'addDate' }, isPanelOpen = false, onList }: TableProps) {
  const { list, rows, newCount, isLoading } = useLiveReferrals({
    query,
    load: (asked, options) => source.list(asked, options),
    origin: source,
    ...(scheduler ? { scheduler } : {}),
  });
  useHold(list, 'panel', isPanelOpen);
  onList?.(list);
  return (
    <section>
      <table {...useHoldHandlers(list)}>
        <tbody>
          {rows.map((row) => (
            <tr key={row.opportunityId}>
              <td>
                <button type="button">{row.opportunityId}</button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{isLoading ? 'loading' : `${newCount} new`}</p>
      <input type="checkbox" aria-label="Show" onChange={() => list.showNew()} />
    </section>
  );
}

function Strip({ list }: { readonly list: LiveReferrals }) {
  const { state, lastUpdated } = useLiveStatus(list);
  const { text } = useAnnouncement(list);
  return (
    <p role="status">
      {state} {lastUpdated} {text}
    </p>
  );
}

const setUp = (rows = referralRows(3)) => {
  const scheduler = createManualScheduler();
  const source = createMemorySource({ rows, after: scheduler.after });
  const list = vi.spyOn(source, 'list');
  const advance = (milliseconds: number) => act(() => scheduler.advance(milliseconds));
  const shown = () => screen.queryAllByRole('button').map((button) => button.textContent);
  return { scheduler, source, list, advance, shown };
};

const newer = (id: string) => aReferral({ opportunityId: id, addDate: storyTime });

describe('useLiveReferrals', () => {
  it('T8 TBL-33 makes one request on mount in strict mode and shows the rows', async () => {
    const { scheduler, source, list, advance, shown } = setUp();
    render(
      <StrictMode>
        <Table source={source} scheduler={scheduler} />
      </StrictMode>,
    );
    expect(screen.getByText('loading')).toBeInTheDocument();
    await advance(10);
    expect(list).toHaveBeenCalledOnce();
    expect(shown()).toEqual(source.rows.map((row) => row.opportunityId));
  });

  it('D6 does not re-render when polls return no changes', async () => {
    const { scheduler, source, list, advance } = setUp();
    const commits = vi.fn();
    render(
      <Profiler id="table" onRender={commits}>
        <Table source={source} scheduler={scheduler} />
      </Profiler>,
    );
    await advance(10);
    commits.mockClear();
    await advance(30_000);
    expect(list.mock.calls.length).toBe(11);
    expect(commits).not.toHaveBeenCalled();
  });

  it('D7 aborts the pending request and stops polling on unmount', async () => {
    const { scheduler, source, list, advance } = setUp();
    source.setLatency(500);
    const { unmount } = render(<Table source={source} scheduler={scheduler} />);
    await advance(100);
    unmount();
    await advance(60_000);
    expect(list).toHaveBeenCalledOnce();
    expect(list.mock.calls[0]?.[1].signal.aborted).toBe(true);
    expect(scheduler.waiting).toBe(0);
  });

  it('TBL-12 loads a changed query immediately with the latest load function', async () => {
    const { scheduler, source, list, advance } = setUp();
    const { rerender } = render(<Table source={source} scheduler={scheduler} />);
    await advance(10);
    const other = createMemorySource({ rows: [newer('other')], after: scheduler.after });
    rerender(<Table source={other} scheduler={scheduler} query={{ sort: 'city' }} />);
    await advance(10);
    expect(list).toHaveBeenCalledOnce();
    expect(screen.getByRole('button')).toHaveTextContent('other');
  });

  it('LIV-8 reloads without an ETag when the source changes', async () => {
    const { scheduler, source, advance, shown } = setUp();
    const { rerender } = render(<Table source={source} scheduler={scheduler} />);
    await advance(10);
    const other = createMemorySource({ rows: [newer('other')], after: scheduler.after });
    const list = vi.spyOn(other, 'list');
    rerender(<Table source={other} scheduler={scheduler} />);
    await advance(10);
    expect(shown()).toEqual(['other']);
    expect(list.mock.calls[0]?.[1].etag).toBeUndefined();
  });

  it('LIV-14 D8 calls onDataError, onError and onServerTime', async () => {
    const { scheduler, advance } = setUp();
    const reports = { onDataError: vi.fn(), onError: vi.fn(), onServerTime: vi.fn() };
    const problems = [{ path: 'city', code: 'invalid_union', count: 1 }];
    const load = vi.fn(async () => ({
      unchanged: false as const,
      page: { rows: [], total: 0, rejected: 1, problems },
      serverTime: 42,
    }));
    renderHook(() => useLiveReferrals({ query: {}, load, scheduler, ...reports }));
    await advance(10);
    expect(reports.onDataError).toHaveBeenCalledWith({ rejected: 1, problems });
    expect(reports.onServerTime).toHaveBeenCalledWith(42);
    load.mockRejectedValue(new TypeError('offline'));
    await advance(3000);
    expect(reports.onError).toHaveBeenCalledWith(expect.objectContaining({ kind: 'network' }));
  });

  it('LIV-9 holds new rows while the pointer or focus is in the table', async () => {
    const { scheduler, source, advance, shown } = setUp();
    const user = userEvent.setup();
    render(<Table source={source} scheduler={scheduler} />);
    await advance(10);
    await user.hover(screen.getByRole('table'));
    source.add(newer('first'));
    await advance(3000);
    expect(shown()).not.toContain('first');
    expect(screen.getByText('1 new')).toBeInTheDocument();
    await user.unhover(screen.getByRole('table'));
    expect(shown()).not.toContain('first');
    await user.click(screen.getByRole('checkbox', { name: 'Show' }));
    expect(shown()).toContain('first');

    act(() => (document.activeElement as HTMLElement).blur());
    await user.tab();
    await user.tab();
    source.add(newer('second'));
    await advance(3000);
    expect(shown()).not.toContain('second');
    await user.click(screen.getByRole('checkbox', { name: 'Show' }));
    expect(shown()).toContain('second');
  });

  it('LIV-9 holds new rows while the panel is open', async () => {
    const { scheduler, source, advance, shown } = setUp();
    const { rerender } = render(<Table source={source} scheduler={scheduler} isPanelOpen />);
    await advance(10);
    source.add(newer('first'));
    await advance(3000);
    expect(shown()).not.toContain('first');
    rerender(<Table source={source} scheduler={scheduler} />);
    await userEvent.click(screen.getByRole('checkbox', { name: 'Show' }));
    expect(shown()).toContain('first');
  });

  it('LIV-6 LIV-12 provides the status and the announcement outside the table', async () => {
    const { scheduler, source, advance } = setUp();
    let list: LiveReferrals | undefined;
    render(
      <Table
        source={source}
        scheduler={scheduler}
        onList={(created) => {
          list = created;
        }}
      />,
    );
    if (list) render(<Strip list={list} />);
    await advance(10);
    source.add(newer('first'));
    await advance(3000);
    expect(screen.getByRole('status')).toHaveTextContent(`live ${storyTime + 3000} 1 new referral`);
  });

  it('D8 uses the time of the clock provider', async () => {
    vi.useFakeTimers();
    const source = createMemorySource({ rows: [] });
    let list: LiveReferrals | undefined;
    render(
      <ClockProvider clock={createManualClock(storyTime)}>
        <Table
          source={source}
          onList={(created) => {
            list = created;
          }}
        />
      </ClockProvider>,
    );
    await act(() => vi.advanceTimersByTimeAsync(10));
    expect(list?.status.get().lastUpdated).toBe(storyTime);
    vi.useRealTimers();
  });
});
