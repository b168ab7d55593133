// @vitest-environment jsdom
import { createInMemoryMarketplaceGateway } from '@advantage/marketplace-form/testing';
import { media } from '@advantage/ui/theme';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  plainMarketplace,
  renderForm,
  saveButton,
  textbox,
} from '../../../marketplace-form/src/testing/renderForm.test.support.tsx';
import { createInMemoryInsightSource } from '../testing/inMemoryInsightSource.ts';
import { buildMatchReferral } from '../testing/sampleReferrals.ts';
import { FormInsight } from './FormInsight.tsx';

const renders = vi.hoisted(() => new Map<string, number>());

vi.mock('../../../marketplace-form/src/form/useFormField.ts', async (load) => {
  const { useFormField, ...others } =
    await load<typeof import('../../../marketplace-form/src/form/useFormField.ts')>();
  return {
    ...others,
    useFormField: (name: Parameters<typeof useFormField>[0]) => {
      renders.set(name, (renders.get(name) ?? 0) + 1);
      return useFormField(name);
    },
  };
});

/** Makes the window as wide as the rail needs, or narrower. */
const setWidth = (isWide: boolean) =>
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), { matches: isWide && query === media.wide }),
  );
beforeEach(() => setWidth(true));
afterEach(() => vi.unstubAllGlobals());

const rows = [
  buildMatchReferral({ opportunityId: '1' }),
  buildMatchReferral({ opportunityId: '2', yearsInBusiness: 1 }),
  buildMatchReferral({ opportunityId: '3', yearsInBusiness: 1, state: 'WA' }),
];
const rail = () => within(screen.getByRole('group', { name: 'Preview' }));
const figure = 'of 3 match';

async function setUp(
  source = createInMemoryInsightSource({ referrals: rows, total: 40 }),
  marketplace: Parameters<typeof renderForm>[0] = plainMarketplace({ emailRecipients: ['a@example.com'] }),
) {
  const form = await renderForm(marketplace, { insight: <FormInsight source={source} /> });
  return { ...form, source };
}

const number = () => rail().getByText(figure).parentElement;

describe('the rail of a form', () => {
  it('DAT-14 shows how many of the last referrals the settings match, live while editing', async () => {
    const { user } = await setUp();
    expect(await rail().findByText(figure)).toBeVisible();
    expect(number()).toHaveTextContent('1 of 3 match');
    expect(rail().queryByText('than the saved settings')).toBeNull();
    await user.clear(textbox('Min years in business'));
    expect(await rail().findByText('1 more')).toBeVisible();
    expect(rail().getByText('than the saved settings')).toBeVisible();
    expect(number()).toHaveTextContent('2 of 3 match');
  });

  it('DAT-14 tells what each rule keeps out alone, and leads to its field', async () => {
    const { user } = await setUp();
    await rail().findByText(figure);
    const rules = within(rail().getByRole('list', { name: 'Kept out by this rule alone' }));
    expect(rules.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Years in business 1',
    ]);
    await user.click(rules.getByRole('button', { name: 'Years in business 1' }));
    expect(textbox('Min years in business')).toHaveFocus();
  });

  it('DAT-14 shows matches and near misses in the same place', async () => {
    const { user } = await setUp();
    await rail().findByText(figure);
    await user.click(rail().getByRole('button', { name: 'Matches' }));
    expect(within(rail().getByRole('list', { name: 'Matches' })).getAllByRole('listitem')).toHaveLength(1);
    await user.click(rail().getByRole('button', { name: 'Near misses' }));
    const near = within(rail().getByRole('list', { name: 'Near misses' }));
    expect(near.getByText('Years in business · Savannah, GA')).toBeVisible();
  });

  it('DAT-14 a tab without content is not there', async () => {
    await setUp(createInMemoryInsightSource({ referrals: [buildMatchReferral({ opportunityId: '1' })] }));
    await rail().findByText('of 1 match');
    expect(rail().getByRole('button', { name: 'Matches' })).toBeVisible();
    expect(rail().queryByRole('button', { name: 'Rules' })).toBeNull();
    expect(rail().queryByRole('button', { name: 'Near misses' })).toBeNull();
  });

  it('DAT-14 says how it counts, and changes the sample only when asked', async () => {
    const samples = [rows, rows.slice(0, 2)];
    const { user } = await setUp({
      ...createInMemoryInsightSource(),
      sample: async () => ({ referrals: samples.shift() ?? [], total: 40 }),
    });
    await rail().findByText(figure);
    // jsdom has no popovers.
    fireEvent(
      screen.getByLabelText('How this is counted', { selector: '[popover]' }),
      new Event('beforetoggle'),
    );
    expect(
      screen.getByText(/^Sample: the last 3 of 40 referrals, .*limits and hours aren't included\.$/),
    ).toBeInTheDocument();
    await user.type(textbox('Marketplace name'), '!');
    expect(rail().getByText(figure)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Refresh sample', hidden: true }));
    expect(await rail().findByText('of 2 match')).toBeVisible();
  });

  it('MKF-1 says the whole marketplace in plain sentences, marks those that are not saved, and leads to their fields', async () => {
    const { user } = await setUp();
    await rail().findByText(figure);
    await user.clear(textbox('Min years in business'));
    await rail().findByText('1 more');
    await user.click(rail().getByRole('button', { name: 'In plain English' }));
    const sentences = within(screen.getByRole('list', { name: 'In plain English' }));
    expect(sentences.getAllByRole('button', { name: /\.$/ }).length).toBeGreaterThanOrEqual(12);
    expect(sentences.getByRole('button', { name: /^Not saved: Businesses with / })).toBeVisible();
    expect(sentences.getByRole('deletion')).toHaveTextContent(/at least 2 years in business/);
    expect(within(sentences.getByRole('deletion')).getByRole('strong')).toHaveTextContent(
      /^at least 2 years/,
    );
    await user.click(sentences.getByRole('button', { name: /^Billed: / }));
    await waitFor(() =>
      expect(document.activeElement?.closest('[role="radiogroup"]')).toHaveAccessibleName(/Payment option/),
    );
    // A sentence with unsaved changes links to the field that changed.
    await user.click(sentences.getByRole('button', { name: /^Not saved: Businesses with / }));
    await waitFor(() => expect(textbox('Min years in business')).toHaveFocus());
    await user.click(rail().getByRole('button', { name: 'Back' }));
    expect(rail().getByText(figure)).toBeVisible();
  });

  it('DAT-14 while something is wrong with the appetite it keeps the last number, and says so', async () => {
    const { user } = await setUp();
    await rail().findByText(figure);
    await user.type(textbox('Max years in business'), '1');
    expect(await rail().findByText('Based on your last valid settings')).toBeVisible();
    expect(number()).toHaveTextContent('1 of 3 match');
    await user.clear(textbox('Max years in business'));
    await waitFor(() => expect(rail().queryByText('Based on your last valid settings')).toBeNull());
  });

  it('DAT-14 MKV-72 an untouched new form says one sentence', async () => {
    await setUp(undefined, 'new');
    const sentence =
      'Add a name, a phone number, states and a category to see how many of the last 3 referrals would match.';
    expect(await rail().findByText(sentence)).toBeVisible();
    expect(rail().queryAllByRole('button')).toEqual([]);
  });

  it('DAT-14 says that there is no sample', async () => {
    await setUp(createInMemoryInsightSource({ referrals: [] }));
    expect(await rail().findByText('No recent referrals to test against.')).toBeVisible();
  });

  it('DAT-14 a sample that fails leaves the form as it is, and can be asked for again', async () => {
    const source = createInMemoryInsightSource({ referrals: rows });
    source.fail();
    const { user } = await setUp(source);
    expect(await rail().findByText("Recent referrals couldn't be loaded.")).toBeVisible();
    await user.type(textbox('Marketplace name'), '!');
    expect(saveButton()).toBeEnabled();
    source.fail(false);
    await user.click(rail().getByRole('button', { name: 'Retry' }));
    expect(await rail().findByText(figure)).toBeVisible();
  });

  it('DAT-11 tells which steps are left before the settings can receive, and nothing if none is', async () => {
    const { user } = await setUp();
    await rail().findByText(figure);
    expect(rail().queryByText(/steps? left/)).toBeNull();
    await user.clear(screen.getByLabelText('Referrals per day'));
    await user.type(screen.getByLabelText('Referrals per day'), '9');
    await user.click(await rail().findByRole('button', { name: '1 step left' }));
    expect(within(rail().getByRole('list', { name: 'Steps left' })).getAllByRole('listitem')).toHaveLength(1);
    expect(screen.getByRole('group', { name: 'Preview' })).toHaveFocus();
  });

  it('MKF-14 typing still renders the field typed into and no other', async () => {
    const { user } = await setUp();
    await rail().findByText(figure);
    await user.click(textbox('Agency ID'));
    renders.clear();
    await user.keyboard('123');
    expect(Object.fromEntries(renders)).toEqual({ agencyId: 3 });
  });
});

describe('where there is no room for a rail', () => {
  beforeEach(() => setWidth(false));

  it('DAT-14 one line in the save bar says the number and opens the same as a sheet', async () => {
    const { user } = await setUp();
    const line = await screen.findByRole('button', { name: '1 of 3 match' });
    expect(line.closest('[data-bar]')).toContainElement(saveButton());
    await user.click(line);
    const sheet = within(await screen.findByRole('dialog', { name: 'Preview' }));
    await user.click(sheet.getByRole('button', { name: 'Years in business 1' }));
    await waitFor(() => expect(textbox('Min years in business')).toHaveFocus());
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('DAT-14 a new form has no such line', async () => {
    await setUp(undefined, 'new');
    await waitFor(() => expect(screen.getByText('4 required fields left')).toBeVisible());
    expect(screen.queryByRole('button', { name: /match$/ })).toBeNull();
  });

  it('DAT-14 what moves opens only where the other marketplaces can be had', async () => {
    const marketplace = plainMarketplace();
    const source = createInMemoryInsightSource({ referrals: rows });
    const gateway = createInMemoryMarketplaceGateway({ marketplaces: [marketplace] });
    const { user } = await renderForm(marketplace, {
      gateway,
      insight: <FormInsight source={source} gateway={gateway} />,
    });
    await user.click(await screen.findByRole('button', { name: '1 of 3 match' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Preview' }));
    expect(sheet.queryByRole('button', { name: 'What moves' })).toBeNull();
  });
});
