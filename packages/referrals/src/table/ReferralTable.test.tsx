// @vitest-environment jsdom
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ReferralColumnDef } from '../columns/column.ts';
import { adminColumns, agentColumns, publicColumns } from '../columns/referralColumns.tsx';
import { info, neutral, pay, word } from '../columns/status.css.ts';
import { referralAudiences } from '../model/audience.ts';
import { marketplaceStatuses } from '../model/status.ts';
import { aReferral } from '../testing/aReferral.ts';
import { minutesAgo, storyTime } from '../testing/storyTime.ts';
import { clock, findColumns, one, TestTable } from '../testing/TestTable.tsx';

const headers = () => screen.getAllByRole('columnheader');
const headersOf = (names: readonly string[]) =>
  names.map((name) => screen.getByRole('columnheader', { name }));
const cells = () => [...document.querySelectorAll('tbody :is(td, th)')].map((cell) => cell.textContent);
const labels = (columns: readonly ReferralColumnDef[]) => columns.map(({ header }) => header);

afterEach(() => {
  vi.unstubAllGlobals();
  clock.set(storyTime);
});

describe('the columns', () => {
  it('TBL-34 TBL-36 are the agent columns for agents', () => {
    render(<TestTable audience="agent" />);
    expect(headers()).toEqual(headersOf(labels(agentColumns())));
  });

  it.each(['admin', 'carrier'] as const)('TBL-35 ROL-7 are the admin columns for %ss', (audience) => {
    render(<TestTable audience={audience} />);
    expect(headers()).toEqual(headersOf(labels(adminColumns())));
  });

  it('FEED-5 are the public columns for visitors', () => {
    render(<TestTable audience="public" />);
    expect(headers()).toEqual(headersOf(labels(publicColumns())));
  });

  it('TBL-1 TBL-45 are the ones the host chooses, in the same order', () => {
    render(<TestTable columns={findColumns('notes', 'city', 'phoneIcon', 'addDate', 'starIcon')} />);
    expect(headers()).toEqual(headersOf(['Notes', 'Location', 'Call-in', 'Delivered', 'Standard']));
  });
});

describe('the cells', () => {
  it('TBL-38 TBL-41 TBL-50 TBL-51 TBL-58 show the formatted values of a referral', () => {
    render(<TestTable rows={one({ assignedAgency: 'Northgate Risk' })} />);
    expect(cells()).toEqual([
      'Today 10:02 AM',
      'CIR',
      'Available$28',
      'CL',
      'Tulsa, OK',
      "Workers' Compensation, General Liability",
      'Plumbing, Heating, and Air-Conditioning Contractors238220',
      '12',
      '8',
      '$12,500',
      'Northgate Risk',
    ]);
  });

  it('TIM-12 TBL-52 TBL-56 show a placeholder for unknown values', () => {
    const unknown = {
      opportunityType: null,
      addDate: null,
      category: null,
      city: null,
      state: null,
      lines: [],
      industryCode: null,
      industryDescription: null,
      noOfEmployees: null,
      yearsInBusiness: null,
      estimatedPremium: null,
      agenciesNotified: null,
      marketplaceExpirationDate: null,
    };
    render(<TestTable audience="admin" rows={one(unknown)} />);
    expect(cells()).toEqual([
      '—',
      '—',
      'Available',
      '—',
      'Direct Call',
      '—',
      '—',
      '—',
      '1 +',
      '—',
      '—',
      '—',
      // Nobody: not an unknown value.
      '',
    ]);
  });

  it.each([
    ['PL', 'N/A (PL)'],
    ['L&A', 'N/A (L&A)'],
  ])('TBL-53 TBL-55 show N/A for commercial-only columns in a %s row', (category, text) => {
    const businessOnly = findColumns('industry', 'noOfEmployees', 'yearsInBusiness', 'city');
    render(<TestTable columns={businessOnly} rows={one({ category, noOfEmployees: null })} />);
    expect(cells()).toEqual([text, text, text, 'Tulsa, OK']);
  });

  it('TBL-46 show the call-in icon in call-in rows and the standard icon in other rows', () => {
    const rows = [
      aReferral({ opportunityId: '1', opportunityType: 'WT-CIR' }),
      aReferral({ opportunityId: '2' }),
    ];
    render(<TestTable columns={findColumns('phoneIcon', 'starIcon')} rows={rows} />);
    const [callIn, standard] = screen.getAllByRole('row').slice(1);
    expect(within(callIn as HTMLElement).getByRole('img', { name: 'Call-in referral' })).toBeVisible();
    expect(within(callIn as HTMLElement).queryByRole('img', { name: 'Standard referral' })).toBeNull();
    expect(within(standard as HTMLElement).getByRole('img', { name: 'Standard referral' })).toBeVisible();
  });

  it.each(referralAudiences)(
    'TBL-47 TBL-48 TBL-49 show the talk button in the notes to agents only: %s',
    (audience) => {
      const rows = one({ opportunityType: 'WT-CIR' });
      render(<TestTable columns={findColumns('notes')} audience={audience} actions="panel" rows={rows} />);
      const talk = screen.queryByRole('button', { name: 'Talk now - $30' });
      if (audience === 'agent') expect(talk).toBeEnabled();
      else expect(talk).toBeNull();
    },
  );

  it('TBL-42 TBL-41 show NEW for five minutes and update the date as time passes', () => {
    render(<TestTable rows={one({ addDate: minutesAgo(4) })} />);
    expect(screen.getByText('NEW')).toBeVisible();
    act(() => clock.advance(60_000));
    expect(screen.queryByText('NEW')).toBeNull();
    act(() => clock.advance(14 * 3_600_000));
    expect(screen.getByText('11/20/26 10:20 AM')).toBeVisible();
  });

  it('TBL-61 TBL-62 count down with the clock', () => {
    const rows = one({ marketplaceExpirationDate: minutesAgo(-6) });
    render(<TestTable audience="admin" rows={rows} />);
    expect(screen.getByText('6 minutes left')).toBeVisible();
    act(() => clock.advance(60_000));
    expect(screen.getByText('5 minutes left')).toBeVisible();
    act(() => clock.advance(3_600_000));
    expect(screen.getByText('1 minute left')).toBeVisible();
  });
});

describe('the status', () => {
  it('TBL-37 ROL-5 is a button with the price for agents and a badge for carriers and admins', () => {
    const { rerender } = render(<TestTable rows={one()} audience="agent" actions="panel" />);
    expect(
      screen.getByRole('button', {
        name: "Claim Now, $28, Workers' Compensation, General Liability, Tulsa, OK",
      }),
    ).toBeEnabled();
    for (const audience of ['carrier', 'admin', 'guest'] as const) {
      rerender(<TestTable rows={one()} audience={audience} actions="panel" />);
      expect(screen.queryByRole('button', { name: /Claim/ })).toBeNull();
      expect(screen.getByText('Available')).toBeVisible();
    }
  });

  it.each(['carrier', 'admin', 'guest'] as const)(
    'ROL-5 TBL-48 TBL-49 is no claim or talk button for %ss in any row or column',
    (audience) => {
      const rows = ['CIR', 'WT-CIR'].map((opportunityType) =>
        aReferral({ opportunityId: opportunityType, opportunityType }),
      );
      const columns = findColumns('addDate', 'status', 'decayStatus', 'notes');
      render(<TestTable {...{ rows, columns, audience }} actions="panel" />);
      expect(screen.queryByRole('button', { name: /claim|talk/i })).toBeNull();
      expect(screen.getAllByText('Available')).toHaveLength(4);
    },
  );

  it.each(marketplaceStatuses)('STS-1 STS-2 is blue in a badge only when Available: %s', (status) => {
    render(<TestTable rows={one({ marketplaceStatus: status })} audience="carrier" />);
    const badge = within(screen.getByRole('table')).getByText(status, { selector: 'td span span' });
    expect(badge.parentElement).toHaveClass(status === 'Available' ? info : neutral, { exact: true });
    expect(badge.parentElement?.querySelector('svg')).toBeInTheDocument();
  });

  it.each(marketplaceStatuses)('STS-2 is highlighted in a button only when Available: %s', (status) => {
    render(<TestTable rows={one({ marketplaceStatus: status })} actions="panel" />);
    const button = screen.getByRole('button', { name: /Tulsa, OK$/ });
    expect(button).toHaveClass(status === 'Available' ? pay.row : word, { exact: true });
  });

  it('STS-16 STS-17 FEED-14 is a button for available and delivered public referrals', async () => {
    const onAction = vi.fn();
    const rows = [
      aReferral({ opportunityId: '1' }),
      aReferral({ opportunityId: '2', marketplaceStatus: 'Delivered' }),
    ];
    render(
      <TestTable
        rows={rows}
        audience="public"
        actions="public-modal"
        showPrices={false}
        onAction={onAction}
      />,
    );
    await userEvent.click(screen.getByRole('button', { name: /^Claim Now, .*Tulsa, OK$/ }));
    await userEvent.click(screen.getByRole('button', { name: /^Delivered, / }));
    expect(onAction.mock.calls).toEqual([[rows[0]], [rows[1]]]);
  });

  it('STS-17 is disabled when it is gray and the details panel is enabled', () => {
    render(<TestTable rows={one({ marketplaceStatus: 'Delivered' })} actions="panel" />);
    expect(screen.getByRole('button', { name: /^Delivered, / })).toBeDisabled();
  });

  it('STS-7 is not a button when there is no action', () => {
    render(<TestTable actions="none" />);
    for (const row of screen.getAllByRole('row').slice(1))
      expect(within(row).queryByRole('button')).toBeNull();
  });
});
