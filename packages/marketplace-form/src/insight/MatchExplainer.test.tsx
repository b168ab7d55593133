// @vitest-environment jsdom
import { ClockProvider, createManualClock } from '@advantage/ui';
import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { createInMemoryMarketplaceGateway } from '../testing/inMemoryMarketplaceGateway.ts';
import { renderPage } from '../testing/renderPage.test.support.tsx';
import { buildMatchReferral } from '../testing/sampleReferrals.ts';
import { closedExplanation, MatchExplainer, type MatchExplainerProps } from './MatchExplainer.tsx';
import type { MatchReferral } from './MatchReferral.ts';

const open = 'Who would get this referral?';

function setUp(referral: Partial<MatchReferral> = {}, at = '2026-11-20T16:24:00Z') {
  const gateway = createInMemoryMarketplaceGateway();
  const page = renderPage(
    <ClockProvider clock={createManualClock(at)}>
      <MatchExplainer referral={buildMatchReferral(referral)} gateway={gateway} />
    </ClockProvider>,
  );
  const choose = async (name: RegExp) => {
    await page.user.click(screen.getByRole('button', { name: open }));
    await page.user.click(await screen.findByRole('button', { name: /Choose a marketplace/ }));
    await page.user.click(await screen.findByRole('option', { name }));
  };
  return { ...page, gateway, choose };
}

/** Remounts the explainer for each referral, as a details panel does. */
function Host({ gateway }: Pick<MatchExplainerProps, 'gateway'>) {
  const [view, setView] = useState(closedExplanation);
  const [referral, setReferral] = useState(buildMatchReferral());
  return (
    <>
      <button type="button" onClick={() => setReferral(buildMatchReferral({ state: 'WA' }))}>
        Next
      </button>
      <MatchExplainer
        key={referral.state}
        referral={referral}
        gateway={gateway}
        view={view}
        onViewChange={setView}
      />
    </>
  );
}

describe('why a marketplace would take a referral', () => {
  it('DAT-14 asks for the marketplaces when it is opened, and lists them by priority', async () => {
    const { gateway, user } = setUp();
    expect(gateway.calls).toEqual([]);
    await user.click(screen.getByRole('button', { name: open }));
    await user.click(await screen.findByRole('button', { name: /Choose a marketplace/ }));
    const options = (await screen.findAllByRole('option')).map((option) => option.textContent);
    expect(options.slice(0, 2)).toEqual(['1. Harbor Point Insurance', '2. Meridian Direct']);
    expect(options).toContain('7. Copperline Agency (off)');
  });

  it('DAT-14 tells that it matches, and that it would be delivered at once', async () => {
    const { choose } = setUp();
    await choose(/Harbor Point/);
    expect(screen.getByText('Matches')).toBeVisible();
    expect(screen.getByText('A referral that arrives now is delivered right away.')).toBeVisible();
    expect(screen.getByText(/^Estimate based on the current settings/)).toBeVisible();
  });

  it('TIM-15 tells when it would be delivered', async () => {
    const { choose } = setUp({}, '2026-11-21T16:24:00Z');
    await choose(/Harbor Point/);
    expect(screen.getByText('A referral that arrives now waits until Monday 9:00 AM Central.')).toBeVisible();
    expect(screen.getByText('Blocked by 1 rule.')).toBeVisible();
  });

  it('DAT-14 tells what speaks against it, what is not known, and folds the rest', async () => {
    const { choose, user } = setUp({ state: 'WA', industryCode: null });
    await choose(/Harbor Point/);
    expect(screen.getByText('Does not match')).toBeVisible();
    expect(screen.getByText('Blocked by 1 rule.')).toBeVisible();
    const list = within(screen.getByRole('list', { name: 'Rules that fail or are unknown' }));
    expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Failed: State. Does not accept Washington.',
      "Unknown: NAICS. The referral's industry is unknown.",
      "Unknown: Limits so far. Current delivery counts aren't available.",
    ]);
    await user.click(screen.getByRole('button', { name: '17 rules pass' }));
    const passing = within(screen.getByRole('list', { name: 'Rules that pass' }));
    expect(passing.getByText('Accepts commercial referrals.')).toBeVisible();
  });

  it('DAT-14 says so where a fact is missing', async () => {
    const { choose } = setUp({ dynamicPrice: null });
    await choose(/Harbor Point/);
    expect(screen.getByText('May match')).toBeVisible();
  });

  it('DAT-14 a host keeps what was looked at from one referral to the next', async () => {
    const { user } = renderPage(
      <ClockProvider clock={createManualClock('2026-11-20T16:24:00Z')}>
        <Host gateway={createInMemoryMarketplaceGateway()} />
      </ClockProvider>,
    );
    await user.click(screen.getByRole('button', { name: open }));
    await user.click(await screen.findByRole('button', { name: /Choose a marketplace/ }));
    await user.click(await screen.findByRole('option', { name: /Harbor Point/ }));
    expect(screen.getByText('Matches')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(screen.getByRole('button', { name: /Harbor Point/ })).toBeVisible();
    expect(screen.getByText('Does not match')).toBeVisible();
  });

  it('DAT-14 folded and unfolded again it shows the same marketplace', async () => {
    const { choose, user } = setUp();
    await choose(/Harbor Point/);
    await user.click(screen.getByRole('button', { name: open }));
    await user.click(screen.getByRole('button', { name: open }));
    expect(await screen.findByText('Matches')).toBeVisible();
  });

  it('ERR-12 offers to try again when the marketplaces cannot be had', async () => {
    const { gateway, user } = setUp();
    gateway.fail('list');
    await user.click(screen.getByRole('button', { name: open }));
    expect(await screen.findByText('Marketplaces could not be loaded.')).toBeVisible();
    gateway.fail('list', false);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('button', { name: /Choose a marketplace/ })).toBeVisible();
  });
});
