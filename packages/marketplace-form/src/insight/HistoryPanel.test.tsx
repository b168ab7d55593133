// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createInMemoryInsightSource } from '../testing/inMemoryInsightSource.ts';
import { createInMemoryMarketplaceHistory } from '../testing/inMemoryMarketplaceHistory.ts';
import {
  plainMarketplace,
  renderForm,
  saveButton,
  sentTo,
  textbox,
} from '../testing/renderForm.test.support.tsx';
import { FormInsight } from './FormInsight.tsx';

const now = plainMarketplace({ enabled: true, deliveryApiKey: 'key of today' });
const versionOf = (version: number, changes: Parameters<typeof plainMarketplace>[0], by: string | null) => ({
  version,
  changedAt: by === null ? null : Date.parse('2026-11-18T15:12:00Z') + version,
  changedBy: by,
  marketplace: plainMarketplace({ enabled: true, deliveryApiKey: '', ...changes }),
});
const versions = [
  versionOf(1, { enabled: false, riskAppetite: { maxReferralsPerDay: 50, stateCodes: ['GA', 'TX'] } }, null),
  versionOf(
    2,
    { enabled: false, riskAppetite: { maxReferralsPerDay: 34, stateCodes: ['GA', 'TX'] } },
    'Ruth Lindqvist',
  ),
  versionOf(3, {}, 'Nadia Kessler'),
];

async function open(kept = versions) {
  const source = createInMemoryInsightSource();
  const history = createInMemoryMarketplaceHistory(kept);
  const form = await renderForm(now, { insight: <FormInsight source={source} history={history} /> });
  await form.user.click(screen.getByRole('button', { name: 'History' }));
  return { ...form, panel: within(screen.getByRole('dialog', { name: 'History' })) };
}

describe('the history of a marketplace', () => {
  it('MKF-9 says who changed what when, in the sentences of the contract', async () => {
    const { panel } = await open();
    const [third, second, first] = within(await panel.findByRole('list', { name: 'Versions' })).getAllByRole(
      'listitem',
    );
    expect(third).toHaveTextContent(/^Nadia Kessler, .*v3Turned on\. .*In 5 states/);
    expect(second).toHaveTextContent(/^Ruth Lindqvist, .*v2.*34 a day\.$/);
    expect(first).toHaveTextContent(/^Before the history began\s*v1$/);
  });

  it('MKF-9 compares any two, and restores one as an unsaved edit without touching the key', async () => {
    const { user, panel, gateway } = await open();
    await user.click(await panel.findByRole('button', { name: /Before$/ }));
    await user.click(await screen.findByRole('option', { name: 'Version 1: Before the history began' }));
    const changes = within(panel.getByRole('list', { name: 'In plain English' }));
    expect(changes.getAllByRole('deletion').map(({ textContent }) => textContent)).toContain(
      'In 2 states: GA, TX.',
    );
    expect(panel.getByText('Turned on.')).toBeVisible();
    expect(panel.getByText(/^\d+ sentences are the same in both\.$/)).toBeVisible();
    await user.click(panel.getByRole('button', { name: 'Restore version 1' }));
    expect(screen.queryByRole('dialog', { name: 'History' })).toBeNull();
    expect(await screen.findByText('Version 1 is in the form. Nothing is saved yet.')).toBeVisible();
    expect(textbox('Referrals per day')).toHaveValue('50');
    expect(sentTo(gateway, 'update')).toEqual([]);
    await user.click(saveButton());
    await screen.findByText(/has been saved successfully/);
    expect(sentTo(gateway, 'update')).toEqual([
      expect.objectContaining({
        id: now.id,
        enabled: true,
        deliveryApiKey: 'key of today',
        riskAppetite: expect.objectContaining({ maxReferralsPerDay: 50, stateCodes: ['GA', 'TX'] }),
      }),
    ]);
  });

  it('MKF-9 says so where nobody changed it, and shows nothing without a history or for a new marketplace', async () => {
    const { panel, unmount } = await open([]);
    expect(await panel.findByText('This marketplace has not been changed yet.')).toBeVisible();
    unmount();
    const source = createInMemoryInsightSource();
    const { unmount: unmountForm } = await renderForm(now, { insight: <FormInsight source={source} /> });
    expect(screen.queryByRole('button', { name: 'History' })).toBeNull();
    unmountForm();
    const history = createInMemoryMarketplaceHistory(versions);
    await renderForm('new', { insight: <FormInsight source={source} history={history} /> });
    expect(screen.queryByRole('button', { name: 'History' })).toBeNull();
  });
});
