// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { storyReferrals } from '../testing/storyReferrals.ts';
import { minutesAgo } from '../testing/storyTime.ts';
import { TestTable } from '../testing/TestTable.tsx';

describe('without rows', () => {
  it('TBL-33 shows skeleton rows hidden from assistive technology, and a loading indicator', () => {
    render(<TestTable rows={[]} loading="first" />);
    const outlines = screen.getByRole('table').querySelectorAll('tbody[aria-hidden=true] > tr > td');
    expect(outlines).toHaveLength(screen.getAllByRole('columnheader').length);
    expect(screen.getAllByRole('row')).toHaveLength(1);
    expect(screen.getByRole('progressbar', { name: 'Loading referrals' })).toBeVisible();
    expect(screen.queryByText('Nothing here')).toBeNull();
  });

  it('TBL-30 shows the empty message and an empty range', () => {
    render(<TestTable rows={[]} paging={{ page: 0, size: 25, total: 0, onPageChange: () => {} }} />);
    expect(screen.getByText('Nothing here')).toBeVisible();
    expect(screen.getByText('Showing 0 to 0 of 0 Referrals')).toBeVisible();
  });

  it('LIV-4 shows an error with a Retry button', async () => {
    const onRetry = vi.fn();
    render(<TestTable rows={[]} loading="first" failingSince={null} onRetry={onRetry} />);
    expect(screen.getByRole('alert')).toHaveTextContent('Referrals could not be loaded.');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });
});

describe('a list with problems', () => {
  it('LIV-4 LIV-6 keeps its rows when refreshing fails', () => {
    render(<TestTable failingSince={minutesAgo(3)} />);
    expect(screen.getByText('Referrals could not be refreshed since 10:21 AM.')).toBeVisible();
    expect(screen.getAllByRole('row')).toHaveLength(storyReferrals.length + 1);
  });

  it('LIV-14 shows how many rows could not be read', () => {
    const { rerender } = render(<TestTable rejected={1} />);
    expect(screen.getByText("1 referral couldn't be read.")).toBeVisible();
    rerender(<TestTable rejected={2} />);
    expect(screen.getByText("2 referrals couldn't be read.")).toBeVisible();
  });

  it('LIV-10 LIV-11 grays out a row in place and shows the reason instead of its status', () => {
    const rowNotes = new Map([['4103', 'Claimed by another agent' as const]]);
    render(<TestTable rowNotes={rowNotes} actions="panel" />);
    const row = screen.getAllByRole('row').find((each) => each.dataset.id === '4103') as HTMLElement;
    expect(row).toHaveAttribute('data-muted');
    expect(row).toHaveTextContent('Claimed by another agent');
    expect(within(row).queryByRole('button')).toBeNull();
  });

  it('LIV-13 is not a live region', () => {
    render(<TestTable />);
    const list = screen.getByRole('table').closest('[aria-busy]');
    expect(list?.querySelector('[aria-live], [role=status], [role=alert], [role=log]')).toBeNull();
  });
});
