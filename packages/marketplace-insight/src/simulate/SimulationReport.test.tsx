// @vitest-environment jsdom

import { buildMarketplace } from '@advantage/marketplace-form/testing';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { buildMatchReferral, sampleMatchReferrals } from '../testing/sampleReferrals.ts';
import { SimulationReport } from './SimulationReport.tsx';

/** A worker that reports progress but never finishes. */
class SlowWorker {
  static readonly running = new Set<SlowWorker>();
  onmessage: ((event: { data: unknown }) => void) | undefined;

  postMessage() {
    SlowWorker.running.add(this);
    queueMicrotask(() => this.onmessage?.({ data: { done: 20 } }));
  }

  terminate() {
    SlowWorker.running.delete(this);
  }
}

afterEach(() => vi.unstubAllGlobals());

it('DAT-14 shows how far it is, is canceled, and runs again', async () => {
  vi.stubGlobal('Worker', SlowWorker);
  const before = [buildMarketplace({ id: 1, riskAppetite: { stateCodes: ['GA'] } })];
  const change = { before, after: [buildMarketplace({ id: 1, riskAppetite: { stateCodes: ['TX'] } })] };
  render(<SimulationReport change={change} sample={{ referrals: sampleMatchReferrals(60) }} />);
  expect(await screen.findByText('20 of 60')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(SlowWorker.running.size).toBe(0);
  expect(screen.getByText('The simulation was canceled.')).toBeVisible();
  vi.stubGlobal('Worker', undefined);
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
