// @vitest-environment jsdom

import { createInMemoryMarketplaceGateway } from '@advantage/marketplace-form/testing';
import { media } from '@advantage/ui/theme';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  plainMarketplace,
  renderForm,
  saveButton,
  textbox,
} from '../../../marketplace-form/src/testing/renderForm.test.support.tsx';
import { FormInsight } from '../rail/FormInsight.tsx';
import { createInMemoryInsightSource } from '../testing/inMemoryInsightSource.ts';
import { buildMatchReferral } from '../testing/sampleReferrals.ts';

beforeEach(() => {
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), { matches: query === media.wide }),
  );
});
afterEach(() => vi.unstubAllGlobals());

const rows = [2, 5, 7].map((price, index) =>
  buildMatchReferral({ opportunityId: String(index), yearsInBusiness: 1, dynamicPrice: 40 + price }),
);
const edited = plainMarketplace({ priority: 1, priceModifier: 1 });
const other = plainMarketplace({
  id: 2,
  priority: 2,
  marketplaceName: 'Windward',
  priceModifier: 2,
  riskAppetite: { yearsInBusinessMin: 0 },
});

async function open(enabled = true, source = createInMemoryInsightSource({ referrals: rows })) {
  const first = { ...edited, enabled };
  const gateway = createInMemoryMarketplaceGateway({ marketplaces: [first, other] });
  const { user } = await renderForm(first, {
    gateway,
    insight: <FormInsight source={source} gateway={gateway} />,
  });
  await user.clear(textbox('Min years in business'));
  expect(saveButton()).toBeEnabled();
  await user.click(await screen.findByRole('button', { name: 'What moves' }));
  return { user, panel: within(screen.getByRole('group', { name: 'Preview' })) };
}

describe('what a change moves, in the rail', () => {
  it('DAT-14 MKF-9 says between which marketplaces, in referrals and dollars, with examples and why', async () => {
    const { user, panel } = await open();
    expect(
      await panel.findByText('3 of 3 referrals move. All marketplaces together: −\u2060$134.'),
    ).toBeVisible();
    const totals = within(panel.getByRole('list', { name: 'By marketplace' }));
    expect(totals.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Windward3 to 0 · −\u2060$268',
      'Harbor Point Insurance0 to 3 · +\u2060$134',
    ]);
    await user.click(panel.getByRole('button', { name: /^Windward to Harbor Point Insurance/ }));
    expect(panel.getByText('Windward paid $268, Harbor Point Insurance pays $134.')).toBeVisible();
    const examples = within(panel.getByRole('list', { name: 'Examples' }));
    expect(examples.getAllByRole('listitem')).toHaveLength(3);
    expect(
      examples.getAllByText('Before: Years in business: 1 year is below the minimum of 2 years.'),
    ).toHaveLength(3);
    expect(panel.getByText(/^Sample: the last 3 referrals, .*hours aren't included\.$/)).toBeVisible();
  });

  it('DAT-14 a marketplace that is off gets nothing, and it says so', async () => {
    const { panel } = await open(false);
    expect(await panel.findByText(/^0 of 3 referrals move\./)).toBeVisible();
    expect(
      panel.getByText("This marketplace is off, so it doesn't get referrals with either version."),
    ).toBeVisible();
  });

  it('DAT-14 it says so where the sample cannot be had', async () => {
    const source = createInMemoryInsightSource({ referrals: rows });
    source.fail();
    const { panel } = await open(true, source);
    expect(await panel.findByText('The referrals or the marketplaces could not be loaded.')).toBeVisible();
  });
});
