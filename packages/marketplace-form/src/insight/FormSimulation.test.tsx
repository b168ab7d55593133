// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createInMemoryInsightSource } from '../testing/inMemoryInsightSource.ts';
import { createInMemoryMarketplaceGateway } from '../testing/inMemoryMarketplaceGateway.ts';
import { plainMarketplace, renderForm, saveButton, textbox } from '../testing/renderForm.test.support.tsx';
import { buildMatchReferral } from '../testing/sampleReferrals.ts';
import { FormSimulation } from './FormSimulation.tsx';

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

async function review(enabled = true, source = createInMemoryInsightSource({ referrals: rows })) {
  const first = { ...edited, enabled };
  const gateway = createInMemoryMarketplaceGateway({ marketplaces: [first, other] });
  const { user } = await renderForm(first, {
    gateway,
    review: <FormSimulation source={source} gateway={gateway} />,
  });
  await user.clear(textbox('Min years in business'));
  expect(saveButton()).toBeEnabled();
  await user.click(screen.getByRole('button', { name: 'Review 1 change' }));
  return { user, dialog: within(await screen.findByRole('dialog', { name: '1 change' })) };
}

describe('what a change moves, in the review', () => {
  it('DAT-14 MKF-9 says between which marketplaces, in referrals and dollars, with examples and why', async () => {
    const { user, dialog } = await review();
    expect(
      await dialog.findByText('3 of 3 referrals move. All marketplaces together: −\u2060$134.'),
    ).toBeVisible();
    const totals = within(dialog.getByRole('list', { name: 'By marketplace' }));
    expect(totals.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Windward3 to 0 · −\u2060$268',
      'Harbor Point Insurance0 to 3 · +\u2060$134',
    ]);
    await user.click(dialog.getByRole('button', { name: /^Windward to Harbor Point Insurance/ }));
    expect(dialog.getByText('Windward paid $268, Harbor Point Insurance pays $134.')).toBeVisible();
    const examples = within(dialog.getByRole('list', { name: 'Examples' }));
    expect(examples.getAllByRole('listitem')).toHaveLength(3);
    expect(
      examples.getAllByText('Before: Years in business: 1 year is below the minimum of 2 years.'),
    ).toHaveLength(3);
    expect(dialog.getByText(/^Sample: the last 3 referrals, .*hours aren't included\.$/)).toBeVisible();
  });

  it('DAT-14 a marketplace that is off gets nothing, and the review says so', async () => {
    const { dialog } = await review(false);
    expect(await dialog.findByText(/^0 of 3 referrals move\./)).toBeVisible();
    expect(
      dialog.getByText("This marketplace is off, so it doesn't get referrals with either version."),
    ).toBeVisible();
  });

  it('DAT-14 the review does without it where the sample cannot be had', async () => {
    const source = createInMemoryInsightSource({ referrals: rows });
    source.fail();
    const { dialog } = await review(true, source);
    expect(await dialog.findByText('The referrals or the marketplaces could not be loaded.')).toBeVisible();
    expect(dialog.getByText('Min years in business')).toBeVisible();
  });
});
