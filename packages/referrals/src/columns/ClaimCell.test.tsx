// @vitest-environment jsdom
import { act, render, screen, within } from '@testing-library/react';
import { Profiler } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { claimMinutes, clockText } from '../model/limitedTime.ts';
import { notePriceFall } from '../model/priceFalls.ts';
import { aReferral } from '../testing/aReferral.ts';
import { minutesAgo, storyTime } from '../testing/storyTime.ts';
import { clock, findColumns, one, TestTable } from '../testing/TestTable.tsx';

afterEach(() => clock.set(storyTime));

it.each([
  [1, '1 min'],
  [9, '9 min'],
  [60, '1 h'],
  [65, '1 h 5 min'],
  [180, '3 h'],
  [298, '4 h 58 min'],
])('TBL-67 formats %d minutes as %s', (minutes, text) => {
  expect(clockText(minutes)).toBe(text);
});

it('STS-19 counts the minutes left on an available referral, down to zero', () => {
  const at = storyTime;
  expect(claimMinutes(aReferral({ marketplaceExpirationDate: at + 61_000 }), at)).toBe(2);
  expect(claimMinutes(aReferral({ marketplaceExpirationDate: at + 1 }), at)).toBe(1);
  expect(claimMinutes(aReferral({ marketplaceExpirationDate: at }), at)).toBe(0);
  expect(claimMinutes(aReferral({ marketplaceExpirationDate: null }), at)).toBeNull();
  expect(claimMinutes(aReferral({ marketplaceStatus: 'Claimed' }), at)).toBeNull();
});

const table = (fields: Parameters<typeof one>[0]) => (
  <TestTable actions="panel" rows={one({ ...fields })} columns={findColumns('addDate', 'decayStatus')} />
);
const cell = () => within(screen.getAllByRole('cell')[1] as HTMLElement);

it('TBL-67 STS-19 shows the time left on a row that can be claimed, and no button once it expires', () => {
  render(table({ marketplaceExpirationDate: minutesAgo(-6), dynamicPrice: 28, discountPrice: 35 }));
  expect(cell().getByRole('button', { name: /^Claim Now, \$28,/ })).toBeEnabled();
  expect(cell().getByText('6 min')).toBeVisible();
  expect(cell().queryByText(/was/)).toBeNull();
  act(() => clock.advance(60_000));
  expect(cell().getByText('5 min')).toBeVisible();
  act(() => clock.advance(5 * 60_000));
  expect(cell().getByText("Time's up")).toBeVisible();
  expect(cell().queryByRole('button')).toBeNull();
});

it('STS-19 shows no talk button once the time is up', () => {
  const call = { opportunityType: 'WT-CIR', isCallIn: true, discountPrice: 30 };
  const { rerender } = render(table({ ...call, marketplaceExpirationDate: minutesAgo(-1) }));
  expect(cell().getByRole('button', { name: /^Talk Now \(\$30\),/ })).toBeEnabled();
  rerender(table({ ...call, discountPrice: 25, marketplaceExpirationDate: minutesAgo(-1) }));
  expect(cell().getByRole('button', { name: /^Talk Now \(\$25\), you pay \$30,/ })).toHaveAttribute(
    'title',
    'you pay $30',
  );
  rerender(table({ ...call, marketplaceExpirationDate: minutesAgo(0) }));
  expect(cell().queryByRole('button')).toBeNull();
});

it('STS-8 marks a price that fell in the last ten minutes, and says from what and when', () => {
  const before = aReferral({ dynamicPrice: 35, marketplaceExpirationDate: minutesAgo(-60) });
  const referral = { ...before, dynamicPrice: 28 };
  notePriceFall(before, referral, minutesAgo(4));
  const { rerender } = render(
    <TestTable actions="panel" rows={[referral]} columns={findColumns('addDate', 'decayStatus')} />,
  );
  expect(cell().getByRole('img')).toHaveAttribute('title', 'was $35, fell 4 min ago');
  const later = { ...referral, agenciesNotified: 9 };
  notePriceFall(referral, later, storyTime);
  rerender(<TestTable actions="panel" rows={[later]} columns={findColumns('addDate', 'decayStatus')} />);
  act(() => clock.advance(5 * 60_000));
  expect(cell().getByRole('img', { name: 'was $35, fell 9 min ago' })).toBeVisible();
  act(() => clock.advance(60_000));
  expect(cell().queryByRole('img')).toBeNull();
});

it('TBL-67 does not re-render on a tick, and renders once when the minute changes', () => {
  const onRender = vi.fn();
  render(
    <Profiler id="table" onRender={onRender}>
      {table({})}
    </Profiler>,
  );
  onRender.mockClear();
  act(() => clock.advance(1000));
  expect(onRender).not.toHaveBeenCalled();
  act(() => clock.advance(60_000));
  expect(onRender).toHaveBeenCalledOnce();
});

it('TBL-70 gives a row a row header and names the referral in its status button', () => {
  render(<TestTable actions="panel" rows={one()} />);
  const header = document.querySelector('tbody th[scope=row]');
  expect(header).toHaveTextContent('Tulsa, OK');
  expect(
    screen.getByRole('button', {
      name: "Claim Now, $28, Workers' Compensation, General Liability, Tulsa, OK",
    }),
  ).toBeEnabled();
});
