// @vitest-environment jsdom
import { act, render, screen, within } from '@testing-library/react';
import { Profiler } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { claimMinutes, fractionLeft, shortTimeLeft } from '../model/limitedTime.ts';
import { aReferral } from '../testing/aReferral.ts';
import { minutesAgo, storyTime } from '../testing/storyTime.ts';
import { clock, findColumns, one, TestTable } from '../testing/TestTable.tsx';

afterEach(() => clock.set(storyTime));

it.each([
  [1, '1 min'],
  [9, '9 min'],
  [60, '1 hr'],
  [65, '1 hr 5 min'],
  [298, '4 hr 58 min'],
])('TBL-67 formats %d minutes as %s', (minutes, text) => {
  expect(shortTimeLeft(minutes)).toBe(text);
});

it('STS-19 counts the minutes left on an available referral, down to zero', () => {
  const at = storyTime;
  expect(claimMinutes(aReferral({ marketplaceExpirationDate: at + 61_000 }), at)).toBe(2);
  expect(claimMinutes(aReferral({ marketplaceExpirationDate: at + 1 }), at)).toBe(1);
  expect(claimMinutes(aReferral({ marketplaceExpirationDate: at }), at)).toBe(0);
  expect(claimMinutes(aReferral({ marketplaceExpirationDate: null }), at)).toBeNull();
  expect(claimMinutes(aReferral({ marketplaceStatus: 'Claimed' }), at)).toBeNull();
});

it('TBL-67 measures the fraction of time left from delivery to the end', () => {
  const hour = aReferral({ addDate: minutesAgo(45), marketplaceExpirationDate: minutesAgo(-15) });
  expect(fractionLeft(hour, 60)).toBe(1);
  expect(fractionLeft(hour, 15)).toBe(0.25);
  expect(fractionLeft(hour, 600)).toBe(1);
  expect(fractionLeft({ ...hour, addDate: null }, 15)).toBe(1);
});

const table = (fields: Parameters<typeof one>[0]) => (
  <TestTable actions="panel" rows={one({ ...fields })} columns={findColumns('addDate', 'decayStatus')} />
);
const cell = () => within(screen.getAllByRole('cell')[1] as HTMLElement);

it('TBL-67 STS-19 shows the time left on a row that can be claimed, and no button once it expires', () => {
  render(table({ marketplaceExpirationDate: minutesAgo(-6), dynamicPrice: 28, discountPrice: 35 }));
  expect(cell().getByRole('button', { name: /^Claim Now, \$28,/ })).toBeEnabled();
  expect(cell().getByText('6 min')).toBeVisible();
  expect(cell().getByText('was $35').tagName).toBe('S');
  expect(cell().queryByRole('img', { hidden: true })).toBeNull();
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
  expect(cell().queryByText(/you pay/)).toBeNull();
  rerender(table({ ...call, discountPrice: 25, marketplaceExpirationDate: minutesAgo(-1) }));
  expect(cell().getByText('you pay $30')).toBeVisible();
  rerender(table({ ...call, marketplaceExpirationDate: minutesAgo(0) }));
  expect(cell().queryByRole('button')).toBeNull();
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
