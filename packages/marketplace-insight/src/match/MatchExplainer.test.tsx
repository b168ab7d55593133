// @vitest-environment jsdom

import { buildMarketplace, createInMemoryMarketplaceGateway } from '@advantage/marketplace-form/testing';
import { ClockProvider, createManualClock } from '@advantage/ui';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderPage } from '../../../marketplace-form/src/testing/renderPage.test.support.tsx';
import { buildMatchReferral } from '../testing/sampleReferrals.ts';
import { MatchExplainer } from './MatchExplainer.tsx';
import type { MatchReferral } from './MatchReferral.ts';

type Options = NonNullable<Parameters<typeof createInMemoryMarketplaceGateway>[0]>;

function setUp(
  referral: Partial<MatchReferral> = {},
  { at = '2026-11-20T16:24:00Z', ...options }: Options & { at?: string } = {},
) {
  const gateway = createInMemoryMarketplaceGateway(options);
  const page = renderPage(
    <ClockProvider clock={createManualClock(at)}>
      <MatchExplainer referral={buildMatchReferral(referral)} gateway={gateway} />
    </ClockProvider>,
  );
  const row = (name: RegExp) => screen.findByRole('button', { name }, { timeout: 1000 });
  return { ...page, gateway, row };
}

const lines = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent.trim());

const many = (count: number, changes: Parameters<typeof buildMarketplace>[0] = {}, from = 1) =>
  Array.from({ length: count }, (_, index) =>
    buildMarketplace({
      ...changes,
      id: from + index,
      priority: from + index,
      marketplaceName: `Agency ${from + index}`,
    }),
  );
const elsewhere = { riskAppetite: { stateCodes: ['TX'] } };

describe('who would get a referral', () => {
  it('DAT-14 answers when it opens: who is passed over and why, who gets it, who else would match', async () => {
    const { row } = setUp({ category: 'PL', lines: ['AUTO'] });
    expect(await screen.findByRole('region', { name: 'Who would get this referral?' })).toBeVisible();
    await row(/Gets it/);
    expect(lines()).toEqual([
      '1 Harbor Point Insurance Category not taken',
      '2 Meridian Direct Gets it',
      'Would match, if it came first',
      '6 Riverbend Insurance',
      '8 Lakefront Insurance',
      '10 Kern Valley Agents',
      '11 Blue Ridge Brokers',
      '7 others do not match',
    ]);
  });

  it('DAT-14 a row opens into sentences: what does not fit, and that the rest does', async () => {
    const { row, user } = setUp({ state: 'WA' });
    const passedOver = await row(/^1 Harbor Point Insurance/);
    expect(passedOver).toHaveAttribute('aria-expanded', 'false');
    await user.click(passedOver);
    expect(screen.getByText('State: Does not accept Washington.')).toBeVisible();
    expect(screen.getByText('Everything else fits.')).toBeVisible();
    await user.click(passedOver);
    expect(screen.queryByText('Everything else fits.')).toBeNull();
  });

  it('DAT-14 says that everything fits, and that it would be delivered at once', async () => {
    const { row, user } = setUp();
    await user.click(await row(/^1 Harbor Point Insurance Gets it$/));
    expect(
      screen.getByText('Everything fits. A referral that arrives now is delivered right away.'),
    ).toBeVisible();
  });

  it('TIM-15 says when it would be delivered', async () => {
    const { row, user } = setUp({}, { at: '2026-11-21T16:24:00Z' });
    await user.click(await row(/^1 Harbor Point Insurance Gets it$/));
    expect(
      screen.getByText(/A referral that arrives now waits until Monday 9:00 AM Central\./),
    ).toBeVisible();
  });

  it('DAT-14 a fact that is not known only makes it likely, and the row says which', async () => {
    const { row, user } = setUp({ dynamicPrice: null });
    await user.click(await row(/^1 Harbor Point Insurance May get it$/));
    expect(screen.getByText("Referral price: The referral's price is unknown.")).toBeVisible();
    expect(
      screen.getByText('If everything else matches, a referral that arrives now is delivered right away.'),
    ).toBeVisible();
  });

  it('DAT-14 folds those that do not match', async () => {
    const { row, user } = setUp({}, { marketplaces: [...many(1), ...many(3, elsewhere, 2)] });
    const fold = await row(/^3 others do not match$/);
    expect(lines()).toHaveLength(2);
    await user.click(fold);
    expect(await row(/^4 Agency 4 State not taken$/)).toBeVisible();
  });

  it('DAT-14 folds what is more than five before and after the one that gets it', async () => {
    const { row, user } = setUp({}, { marketplaces: [...many(7, { enabled: false }), ...many(8, {}, 8)] });
    const fold = await row(/^2 more passed over$/);
    expect(await row(/^8 Agency 8 Gets it$/)).toBeVisible();
    expect(await row(/^2 more would match$/)).toBeVisible();
    await user.click(fold);
    expect(await row(/^7 Agency 7 Off$/)).toBeVisible();
  });

  it('DAT-14 names the closest ones if nobody takes it', async () => {
    setUp({}, { marketplaces: [...many(2, { ...elsewhere, enabled: false }), ...many(3, elsewhere, 3)] });
    await waitFor(() =>
      expect(lines()).toEqual([
        'No marketplace takes it. Closest:',
        '3 Agency 3 State not taken',
        '4 Agency 4 State not taken',
        '5 Agency 5 State not taken',
        '2 others do not match',
      ]),
    );
  });

  it('DAT-14 says how it is estimated', async () => {
    setUp();
    // jsdom has no popovers.
    const popover = screen.getByLabelText('How this is estimated', { selector: '[popover]' });
    fireEvent(popover, new Event('beforetoggle'));
    expect(popover).toHaveTextContent(/The service may decide differently\.$/);
  });

  it('DAT-14 says that there are no marketplaces', async () => {
    setUp({}, { marketplaces: [] });
    expect(await screen.findByText('There are no marketplaces yet.')).toBeVisible();
  });

  it('ERR-12 offers to try again when the marketplaces cannot be had', async () => {
    const gateway = createInMemoryMarketplaceGateway();
    gateway.fail('list');
    const { user } = renderPage(<MatchExplainer referral={buildMatchReferral()} gateway={gateway} />);
    expect(await screen.findByText('Marketplaces could not be loaded.')).toBeVisible();
    gateway.fail('list', false);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('button', { name: /Gets it/ })).toBeVisible();
  });
});
