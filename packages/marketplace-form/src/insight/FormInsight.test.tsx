// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { createInMemoryInsightSource } from '../testing/inMemoryInsightSource.ts';
import { plainMarketplace, renderForm, saveButton, textbox } from '../testing/renderForm.test.support.tsx';
import { buildMatchReferral } from '../testing/sampleReferrals.ts';
import { FormInsight } from './FormInsight.tsx';

const renders = vi.hoisted(() => new Map<string, number>());

vi.mock('../editor/useFormField.ts', async (load) => {
  const { useFormField } = await load<typeof import('../editor/useFormField.ts')>();
  return {
    useFormField: (name: Parameters<typeof useFormField>[0]) => {
      renders.set(name, (renders.get(name) ?? 0) + 1);
      return useFormField(name);
    },
  };
});

const rows = [
  buildMatchReferral({ opportunityId: '1' }),
  buildMatchReferral({ opportunityId: '2', yearsInBusiness: 1 }),
  buildMatchReferral({ opportunityId: '3', yearsInBusiness: 1, state: 'WA' }),
];
const insight = () => within(screen.getByRole('group', { name: 'Insight' }));
const figures = 'of the last 3 referrals would have matched';

async function setUp(
  source = createInMemoryInsightSource({ referrals: rows, total: 40 }),
  marketplace: Parameters<typeof renderForm>[0] = plainMarketplace({ emailRecipients: ['a@example.com'] }),
) {
  const form = await renderForm(marketplace, { insight: <FormInsight source={source} /> });
  return { ...form, source };
}

describe('the insight of a form', () => {
  it('DAT-14 shows how many of the last referrals the settings would have taken, live while editing', async () => {
    const { user } = await setUp();
    expect(await insight().findByText(figures)).toBeVisible();
    expect(insight().getAllByText('1')[0]).toBeVisible();
    expect(insight().getByText('Same as the saved settings')).toBeVisible();
    await user.clear(textbox('Min years in business'));
    expect(await insight().findByText('1 more than the saved settings')).toBeVisible();
    expect(insight().getAllByText('2')[0]).toBeVisible();
  });

  it('DAT-14 tells what each rule left out, shows some of both kinds, and says of what', async () => {
    const { user } = await setUp();
    await insight().findByText(figures);
    await user.click(screen.getByRole('button', { name: 'Show details' }));
    const panel = within(screen.getByRole('dialog', { name: 'Insight details' }));
    expect(
      panel.getByText('With these settings 1 of the last 3 referrals would have matched.'),
    ).toBeVisible();
    expect(
      panel.getByText(/^Sample: the last 3 of 40 referrals, .*limits and hours aren't included\.$/),
    ).toBeVisible();
    const bars = within(panel.getByRole('list', { name: 'Filtered out by rule' }));
    expect(bars.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      'Years in business2 (1 alone)',
      'State1',
    ]);
    const near = within(panel.getByRole('list', { name: 'Near misses' }));
    expect(near.getByText('Years in business: 1 year is below the minimum of 2 years.')).toBeVisible();
    expect(panel.getByRole('heading', { name: 'Ready to receive referrals.' })).toBeVisible();
  });

  it('MKF-1 says the whole marketplace in plain sentences, marks those that are not saved, and leads to their fields', async () => {
    const { user } = await setUp();
    await insight().findByText(figures);
    await user.clear(textbox('Min years in business'));
    await insight().findByText('1 more than the saved settings');
    expect(screen.queryByRole('list', { name: 'In plain English' })).toBeNull();
    await user.click(insight().getByRole('button', { name: 'In plain English' }));
    const sentences = within(screen.getByRole('list', { name: 'In plain English' }));
    expect(sentences.getAllByRole('button', { name: /\.$/ }).length).toBeGreaterThanOrEqual(12);
    expect(await sentences.findByText('Not saved')).toBeVisible();
    expect(sentences.getByRole('deletion')).toHaveTextContent(/at least 2 years in business/);
    expect(within(sentences.getByRole('deletion')).getByRole('strong')).toHaveTextContent(
      /^at least 2 years/,
    );
    const count = sentences.getByRole('button', { name: /^Filtered out by this only: 1 referral / });
    expect(sentences.queryByRole('list', { name: 'Near misses of this sentence' })).toBeNull();
    await user.click(count);
    expect(
      within(sentences.getByRole('list', { name: 'Near misses of this sentence' })).getAllByRole('listitem'),
    ).toHaveLength(1);
    await user.click(sentences.getByRole('button', { name: /^Billed: / }));
    await waitFor(() =>
      expect(document.activeElement?.closest('[role="radiogroup"]')).toHaveAccessibleName(/Payment option/),
    );
    // A sentence with unsaved changes links to the field that changed.
    await user.click(sentences.getByRole('button', { name: /^Businesses with / }));
    await waitFor(() => expect(textbox('Min years in business')).toHaveFocus());
  });

  it('MKF-1 is next to the fields, open, where the window is wide', async () => {
    const wide = (query: string) =>
      ({
        matches: query.includes('1440px'),
        addEventListener() {},
        removeEventListener() {},
      }) as unknown as MediaQueryList;
    vi.stubGlobal('matchMedia', wide);
    await setUp();
    const list = await screen.findByRole('list', { name: 'In plain English' });
    const name = textbox('Marketplace name');
    expect(name.compareDocumentPosition(list) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    vi.unstubAllGlobals();
  });

  it('DAT-14 while something is wrong with the appetite it says so, and goes on once it is fixed', async () => {
    const { user } = await setUp();
    await insight().findByText(figures);
    await user.type(textbox('Max years in business'), '1');
    expect(await insight().findByText('Fix 1 error in the appetite to update this.')).toBeVisible();
    await user.clear(textbox('Max years in business'));
    expect(await insight().findByText('Same as the saved settings')).toBeVisible();
  });

  it('DAT-14 MKV-72 an untouched new form is asked to be completed, not to be fixed', async () => {
    await setUp(undefined, 'new');
    expect(await insight().findByText('Complete the appetite to see what would have matched.')).toBeVisible();
    expect(screen.queryByText(/Fix \d/)).toBeNull();
  });

  it('DAT-14 says that there is no sample', async () => {
    await setUp(createInMemoryInsightSource({ referrals: [] }));
    expect(await insight().findByText('No recent referrals to test against.')).toBeVisible();
  });

  it('DAT-14 a sample that fails leaves the form as it is, and can be asked for again', async () => {
    const source = createInMemoryInsightSource({ referrals: rows });
    source.fail();
    const { user } = await setUp(source);
    expect(await insight().findByText('The sample of referrals could not be loaded.')).toBeVisible();
    await user.type(textbox('Marketplace name'), '!');
    expect(saveButton()).toBeEnabled();
    source.fail(false);
    await user.click(insight().getByRole('button', { name: 'Retry' }));
    expect(await insight().findByText(figures)).toBeVisible();
  });

  it('DAT-11 tells whether the settings in the form are ready to receive', async () => {
    const { user } = await setUp();
    expect(insight().getByText('Ready to receive referrals.')).toBeVisible();
    await user.clear(screen.getByLabelText('Referrals per day'));
    await user.type(screen.getByLabelText('Referrals per day'), '9');
    await waitFor(() => expect(insight().getByText('Setup: 1 step left.')).toBeVisible());
  });

  it('MKF-14 typing still renders the field typed into and no other', async () => {
    const { user } = await setUp();
    await insight().findByText(figures);
    await user.click(textbox('Agency ID'));
    renders.clear();
    await user.keyboard('123');
    expect(Object.fromEntries(renders)).toEqual({ agencyId: 3 });
  });
});
