// @vitest-environment jsdom

import type { LiveScheduler } from '@advantage/live-list';
import { createManualScheduler } from '@advantage/live-list/testing';
import { act, render, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { adminColumns, agentColumns } from '../columns/referralColumns.tsx';
import { useLiveContent } from '../list/liveContent.ts';
import { useLiveReferrals } from '../live/liveReferrals.ts';
import type { Referral } from '../model/referral.ts';
import { createMemorySource, type MemorySource } from '../testing/createMemorySource.ts';
import { referralRows } from '../testing/referralPage.ts';
import { minutesAgo, storyTime } from '../testing/storyTime.ts';
import { clock, TestTable } from '../testing/TestTable.tsx';

const admin = adminColumns();

interface LiveTableProps {
  readonly source: MemorySource;
  readonly scheduler: LiveScheduler;
  readonly onRender: () => void;
}

function LiveTable({ source, scheduler, onRender }: LiveTableProps) {
  const query = { sort: 'addDate' };
  const live = useLiveReferrals({
    query,
    scheduler,
    load: (asked, call) => source.list(asked, call),
  });
  return (
    <Profiler id="table" onRender={onRender}>
      <TestTable {...useLiveContent(live)} rows={live.rows} paging={null} />
    </Profiler>
  );
}

afterEach(() => {
  vi.unstubAllGlobals();
  clock.set(storyTime);
});

describe('rendering', () => {
  const watch = (rows: readonly Referral[]) => {
    const rendered: string[] = [];
    const seen = (row: Referral) =>
      new Proxy(row, {
        get: (target, field) => {
          if (field === 'category') rendered.push(target.opportunityId);
          return target[field as keyof Referral];
        },
      });
    return { rendered, rows: rows.map(seen), seen };
  };
  const props = { paging: null, empty: '', sort: null, columns: agentColumns() };

  it('LIV-9 re-renders only the row that changed', () => {
    const { rendered, rows, seen } = watch(referralRows(25));
    const { rerender } = render(<TestTable {...props} rows={rows} />);
    rendered.length = 0;
    const changed = seen({ ...(rows[7] as Referral), marketplaceStatus: 'Claimed' });
    rerender(<TestTable {...props} rows={rows.with(7, changed)} />);
    expect(new Set(rendered)).toEqual(new Set([changed.opportunityId]));
  });

  it('LIV-9 does not re-render or touch the DOM when a poll returns no changes', async () => {
    const scheduler = createManualScheduler();
    const source = createMemorySource({ rows: referralRows(25), after: scheduler.after });
    const onRender = vi.fn();
    const { container } = render(<LiveTable source={source} scheduler={scheduler} onRender={onRender} />);
    await act(() => scheduler.advance(100));
    expect(screen.getAllByRole('row')).toHaveLength(26);
    onRender.mockClear();
    const mutations = vi.fn();
    const all = { subtree: true, childList: true, attributes: true, characterData: true };
    new MutationObserver(mutations).observe(container, all);
    const before = source.calls;
    await act(() => scheduler.advance(30_000));
    source.setRows(source.rows.map((row) => ({ ...row })));
    await act(() => scheduler.advance(30_000));
    expect(source.calls - before).toBe(20);
    expect(onRender).not.toHaveBeenCalled();
    expect(mutations).not.toHaveBeenCalled();
  });

  it('TBL-61 updates only the text that changes on a clock tick, not the table', () => {
    const onRender = vi.fn();
    const rows = referralRows(25).map((row) => ({
      ...row,
      marketplaceStatus: 'Available' as const,
      marketplaceExpirationDate: minutesAgo(-30),
    }));
    const { rendered, rows: watchedRows } = watch(rows);
    render(
      <Profiler id="table" onRender={onRender}>
        <TestTable {...props} columns={admin} rows={watchedRows} />
      </Profiler>,
    );
    rendered.length = 0;
    onRender.mockClear();
    act(() => clock.advance(1000));
    expect(onRender).not.toHaveBeenCalled();
    act(() => clock.advance(60_000));
    expect(rendered).toEqual([]);
    expect(screen.getAllByText('29 minutes left')).toHaveLength(25);
  });

  it('renders part of a long list and sets aria-rowcount to its full length', () => {
    vi.stubGlobal(
      'ResizeObserver',
      class {
        observe() {}
        disconnect() {}
      },
    );
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(36);
    render(<TestTable {...props} rows={referralRows(1000)} />);
    expect(screen.getAllByRole('row').length).toBeLessThan(120);
    expect(screen.getByRole('table')).toHaveAttribute('aria-rowcount', '1001');
  });
});
