// @vitest-environment jsdom

import { buildMarketplace } from '@advantage/marketplace-form/testing';
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { buildMatchReferral, sampleMatchReferrals } from '../testing/sampleReferrals.ts';
import { SimulationReport } from './FormSimulation.tsx';

afterEach(() => vi.restoreAllMocks());

it('DAT-14 shows how far it is, is canceled, and runs again', async () => {
  // Each slice has room for 23 referrals, and the page gets no turn after the first.
  let clock = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (clock += 0.25));
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const before = [buildMarketplace({ id: 1, riskAppetite: { stateCodes: ['GA'] } })];
  const change = { before, after: [buildMarketplace({ id: 1, riskAppetite: { stateCodes: ['TX'] } })] };
  render(<SimulationReport change={change} sample={{ referrals: sampleMatchReferrals(60) }} />);
  await act(async () => {});
  expect(screen.getByText('23 of 60')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByText('The simulation was canceled.')).toBeVisible();
  vi.useRealTimers();
  await userEvent.click(screen.getByRole('button', { name: 'Run again' }));
  expect(await screen.findByText(/^Up to \d+ of 60 referrals move\./)).toBeVisible();
});

it('DAT-14 a new price moves no referral, not even one that may not match', async () => {
  const [before, after] = [1, 0.5].map((priceModifier) =>
    buildMarketplace({ id: 1, enabled: true, priceModifier }),
  );
  const change = { before: before ? [before] : [], after: after ? [after] : [] };
  const referrals = [buildMatchReferral({ dynamicPrice: 40, estimatedPremium: null })];
  render(<SimulationReport change={change} sample={{ referrals }} />);
  expect(await screen.findByText(/^0 of 1 referral move/)).toHaveTextContent('−\u2060$20');
});
