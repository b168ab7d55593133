// @vitest-environment jsdom
import { media } from '@advantage/ui/theme';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  plainMarketplace,
  renderForm,
  saveButton,
  sentTo,
  textbox,
} from '../../../marketplace-form/src/testing/renderForm.test.support.tsx';
import { FormInsight } from '../rail/FormInsight.tsx';
import { createInMemoryInsightSource } from '../testing/inMemoryInsightSource.ts';
import { createInMemoryMarketplaceHistory } from '../testing/inMemoryMarketplaceHistory.ts';

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

beforeEach(() => {
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), { matches: query === media.wide }),
  );
});
afterEach(() => vi.unstubAllGlobals());

async function setUp(kept = versions, marketplace: Parameters<typeof renderForm>[0] = now) {
  const source = createInMemoryInsightSource();
  const history = createInMemoryMarketplaceHistory(kept);
  return renderForm(marketplace, { insight: <FormInsight source={source} history={history} /> });
}

async function open() {
  const form = await setUp();
  await form.user.click(await screen.findByRole('button', { name: 'History' }));
  return { ...form, list: within(await screen.findByRole('list', { name: 'History' })) };
}

describe('the history of a marketplace', () => {
  it('MKF-9 says when it changed last, and who changed what when, in the sentences of the contract', async () => {
    const { list } = await open();
    const [third, second, first] = list.getAllByRole('listitem');
    expect(third).toHaveTextContent(/^Turned on\. .*In 5 states.*Nadia Kessler · /);
    expect(second).toHaveTextContent(/34 a day\.Ruth Lindqvist · /);
    expect(first).toHaveTextContent(/^First version\s*Before the history began$/);
  });

  it('MKF-9 compares any two, and restores one as an unsaved edit without touching the key', async () => {
    const { user, list, gateway } = await open();
    await user.click(list.getByRole('button', { name: /^Turned on/ }));
    expect(screen.queryByRole('button', { name: /^Restore/ })).toBeNull();
    await user.click(list.getByRole('button', { name: /Compared with$/ }));
    await user.click(await screen.findByRole('option', { name: 'Version 1: Before the history began' }));
    const changes = within(list.getByRole('list', { name: 'In plain English' }));
    expect(changes.getAllByRole('deletion').map(({ textContent }) => textContent)).toContain(
      'In 2 states: GA, TX.',
    );
    expect(list.getByText('Turned on.')).toBeVisible();
    expect(list.getByText(/^\d+ sentences are the same in both\.$/)).toBeVisible();
    await user.click(list.getByRole('button', { name: /^First version/ }));
    await user.click(list.getByRole('button', { name: 'Restore version 1' }));
    expect(screen.queryByRole('list', { name: 'History' })).toBeNull();
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

  it.each([
    ['where nobody changed it', [], now],
    ['for a new marketplace', versions, 'new'],
  ] as const)('MKF-9 shows nothing %s', async (_, kept, marketplace) => {
    await setUp([...kept], marketplace);
    await screen.findByRole('group', { name: 'Preview' });
    await waitFor(() => expect(screen.queryByText(/^Testing|^Loading/)).toBeNull());
    expect(screen.queryByRole('button', { name: 'History' })).toBeNull();
  });
});
