// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { referralRows } from '../testing/referralPage.ts';
import { storyTime } from '../testing/storyTime.ts';
import { clock, findColumns, one, TestTable } from '../testing/TestTable.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  clock.set(storyTime);
});

describe('the headers', () => {
  it('TBL-11 TBL-44 sort by the sortable fields only', async () => {
    const onSort = vi.fn();
    render(<TestTable audience="admin" onSort={onSort} />);
    const sorting = screen
      .getAllByRole('columnheader')
      .flatMap((header) => within(header).queryAllByRole('button'))
      .filter((button) => !button.hasAttribute('popovertarget'));
    for (const button of sorting) await userEvent.click(button);
    expect(onSort.mock.calls.flat()).toEqual([
      'addDate',
      'marketplaceExpirationDate',
      'category',
      'city',
      'industry',
      'noOfEmployees',
      'yearsInBusiness',
      'estimatedPremium',
    ]);
  });

  it('TBL-13 set aria-sort only on the sorted column', () => {
    const onSort = () => {};
    const { rerender } = render(<TestTable onSort={onSort} sort={{ field: 'city', order: 'asc' }} />);
    const sorted = () =>
      screen.getAllByRole('columnheader').filter((header) => header.hasAttribute('aria-sort'));
    expect(sorted()).toEqual([screen.getByRole('columnheader', { name: 'Location' })]);
    expect(sorted()[0]).toHaveAttribute('aria-sort', 'ascending');
    rerender(<TestTable onSort={onSort} sort={null} />);
    expect(sorted()).toEqual([]);
  });
});

describe('the pagination', () => {
  it('TBL-29 TBL-31 shows the current range and moves to the next and previous page', async () => {
    const onPageChange = vi.fn();
    const rows = referralRows(25);
    render(<TestTable rows={rows} paging={{ page: 1, size: 25, total: 214, onPageChange }} />);
    expect(screen.getByText('Showing 26 to 50 of 214 Referrals')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
    expect(onPageChange.mock.calls).toEqual([[2], [0]]);
  });

  it('TBL-31 disables Previous on the first page and Next on the last', () => {
    render(<TestTable rows={one()} paging={{ page: 0, size: 25, total: 1, onPageChange: () => {} }} />);
    expect(screen.getByRole('button', { name: 'Previous' })).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true');
  });
});

describe('selecting a row', () => {
  it('TBL-57 works by pointer and keyboard, but not from the controls in a row', async () => {
    const onSelect = vi.fn();
    const rows = one();
    render(<TestTable rows={rows} actions="panel" onSelect={onSelect} />);
    await userEvent.click(screen.getByText('Tulsa, OK'));
    screen
      .getByRole('button', { name: /Workers' Compensation, General Liability, Tulsa, OK, \$28, details$/ })
      .focus();
    await userEvent.keyboard('{Enter}');
    expect(onSelect.mock.calls).toEqual([[rows[0]], [rows[0]]]);
    await userEvent.click(screen.getByRole('button', { name: /^Claim Now, \$28,/ }));
    expect(onSelect).toHaveBeenCalledTimes(2);
  });

  it('TBL-57 highlights the selected row', () => {
    render(<TestTable selectedId="4103" onSelect={() => {}} />);
    const current = screen.getAllByRole('row').filter((row) => row.hasAttribute('aria-current'));
    expect(current.map((row) => row.dataset.id)).toEqual(['4103']);
  });

  it('TBL-57 is not offered when the details panel is disabled', () => {
    render(<TestTable />);
    expect(screen.queryByRole('button', { name: /details/ })).toBeNull();
  });
});

describe('under 768 px', () => {
  const onPhone = () => {
    const query = { matches: true, addEventListener: () => {}, removeEventListener: () => {} };
    vi.stubGlobal('matchMedia', () => query);
  };

  it('TBL-39 TBL-40 shows rows as cards with the same information', () => {
    onPhone();
    render(<TestTable rows={one({ discountPrice: 35 })} actions="panel" />);
    expect(screen.queryByRole('table')).toBeNull();
    const card = within(screen.getByRole('list', { name: 'Referrals' })).getByRole('listitem');
    for (const text of [
      'Today 10:02 AM',
      'CIR',
      "Workers' Compensation, General Liability",
      'Tulsa, OK · CL',
    ]) {
      expect(card).toHaveTextContent(text);
    }
    expect(card).toHaveTextContent('$12,500');
    expect(card).toHaveTextContent('58 min left');
    expect(card).not.toHaveTextContent('$35');
    expect(within(card).getByRole('button', { name: /^Claim Now, \$28,/ })).toBeEnabled();
  });

  it.each([
    ['Claim Now - $28', '$28', 'agent', 'panel', true],
    ['Available', '$28', 'agent', 'none', true],
    ['Available', '$28', 'guest', 'panel', true],
    ['Available', null, 'carrier', 'panel', true],
    ['Available', null, 'admin', 'panel', true],
    ['Claim Now', null, 'public', 'public-modal', false],
  ] as const)(
    'TBL-40 combines time, type, category, location and lines with the status %s and the price %s for %s, actions %s',
    (status, price, audience, actions, showPrices) => {
      onPhone();
      render(<TestTable rows={one({ discountPrice: 35 })} {...{ audience, actions, showPrices }} />);
      const card = screen.getByRole('listitem');
      const parts = ['Today 10:02 AM', 'CIR', 'CL', 'Tulsa, OK', "Workers' Compensation, General Liability"];
      for (const part of [...parts, status]) expect(card).toHaveTextContent(part);
      if (price !== null) expect(card).toHaveTextContent(price);
      if (price === null) expect(card).not.toHaveTextContent(/\$(28|35)/);
    },
  );

  it.each([
    [{ opportunityType: 'WT-CIR', discountPrice: 30 }, 'Talk Now ($30)'],
    [{ marketplaceStatus: 'Claimed', soldPrice: 34 }, 'Claimed ($34)'],
    [{ marketplaceStatus: 'Claimed', opportunityType: 'WT-CIR', soldPrice: 30 }, 'Transferred ($30)'],
    [{ marketplaceStatus: 'Delivered', soldPrice: 34 }, 'Delivered'],
  ] as const)('TBL-40 shows the status and price of %j on a card: %s', (fields, text) => {
    onPhone();
    render(<TestTable rows={one(fields)} actions="panel" />);
    const status = within(screen.getByRole('listitem')).getByRole('button', {
      name: (name) => name.startsWith(text),
    });
    expect(status).toHaveTextContent(text);
  });

  it('TBL-54 leaves out fields that do not apply', () => {
    onPhone();
    render(<TestTable rows={one({ category: 'PL' })} />);
    expect(screen.getByRole('listitem')).not.toHaveTextContent('N/A');
    expect(screen.getByRole('listitem')).not.toHaveTextContent('employees');
  });

  it('POP-1 POP-5 shows the type and status help below the cards', () => {
    onPhone();
    render(<TestTable />);
    expect(screen.getByRole('button', { name: 'What Type means' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'What Status means' })).toBeVisible();
  });

  it('TBL-57 opens a card from its title', async () => {
    onPhone();
    const onSelect = vi.fn();
    const rows = one();
    render(<TestTable rows={rows} actions="panel" onSelect={onSelect} />);
    await userEvent.click(screen.getByRole('button', { name: /details/ }));
    expect(onSelect).toHaveBeenCalledWith(rows[0]);
  });

  it('TBL-39 keeps the table when the host turns cards off', () => {
    onPhone();
    render(<TestTable columns={findColumns('addDate', 'city')} cards={false} />);
    expect(screen.getByRole('table', { name: 'Referrals' })).toBeVisible();
  });
});
