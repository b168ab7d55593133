// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { storyReferrals } from '../testing/storyReferrals.ts';
import { minutesAgo } from '../testing/storyTime.ts';
import { TestTable } from '../testing/TestTable.tsx';

describe('while there are no rows', () => {
  it('TBL-33 rows in outline show where they will be, for eyes alone, and a word that they load', () => {
    render(<TestTable rows={[]} loading="first" />);
    const outlines = screen.getByRole('table').querySelectorAll('tbody[aria-hidden=true] > tr > td');
    expect(outlines).toHaveLength(screen.getAllByRole('columnheader').length);
    expect(screen.getAllByRole('row')).toHaveLength(1);
    expect(screen.getByRole('progressbar', { name: 'Loading referrals' })).toBeVisible();
    expect(screen.queryByText('Nothing here')).toBeNull();
  });

  it('TBL-30 the list says so', () => {
    render(<TestTable rows={[]} paging={{ page: 0, size: 25, total: 0, onPageChange: () => {} }} />);
    expect(screen.getByText('Nothing here')).toBeVisible();
    expect(screen.getByText('Showing 0 to 0 of 0 Referrals')).toBeVisible();
  });

  it('LIV-4 an error offers to try again', async () => {
    const onRetry = vi.fn();
    render(<TestTable rows={[]} loading="first" failingSince={null} onRetry={onRetry} />);
    expect(screen.getByRole('alert')).toHaveTextContent('Referrals could not be loaded.');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });
});

describe('a list in trouble', () => {
  it('LIV-4 LIV-6 keeps its rows under an error', () => {
    render(<TestTable failingSince={minutesAgo(3)} />);
    expect(screen.getByText('Referrals could not be refreshed since 10:21 AM.')).toBeVisible();
    expect(screen.getAllByRole('row')).toHaveLength(storyReferrals.length + 1);
  });

  it('LIV-14 says how many rows are left out', () => {
    const { rerender } = render(<TestTable rejected={1} />);
    expect(screen.getByText("1 referral couldn't be read.")).toBeVisible();
    rerender(<TestTable rejected={2} />);
    expect(screen.getByText("2 referrals couldn't be read.")).toBeVisible();
  });

  it('LIV-10 LIV-11 grays out rows in their place and says why in place of their status', () => {
    const rowNotes = new Map([['4103', 'Claimed by another agent' as const]]);
    render(<TestTable rowNotes={rowNotes} actions="panel" />);
    const row = screen.getAllByRole('row').find((each) => each.dataset.id === '4103') as HTMLElement;
    expect(row).toHaveAttribute('data-muted');
    expect(row).toHaveTextContent('Claimed by another agent');
    expect(within(row).queryByRole('button')).toBeNull();
  });

  it('LIV-13 is no live region', () => {
    const { container } = render(<TestTable />);
    expect(container.querySelector('[aria-live], [role=status], [role=alert], [role=log]')).toBeNull();
  });
});
