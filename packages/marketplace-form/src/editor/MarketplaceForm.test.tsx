// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createInMemoryMarketplaceGateway } from '../testing/inMemoryMarketplaceGateway.ts';
import {
  discardButton,
  foldedRow,
  plainMarketplace,
  renderForm,
  saveButton,
  section,
  sentTo,
  textbox,
  unfold,
} from '../testing/renderForm.test.support.tsx';
import { renderPage } from '../testing/renderPage.test.support.tsx';
import { MarketplaceForm } from './MarketplaceForm.tsx';

describe('opening the form', () => {
  it('MKF-1 MKF-2 has the heading of its marketplace and a way back to the list', async () => {
    await renderForm();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Marketplace: Harbor Point Insurance',
    );
    expect(screen.getByRole('link', { name: 'All Marketplaces' })).toHaveAttribute(
      'href',
      '/admin/marketplaces',
    );
  });

  it('MKF-1 a new one is headed Creation', async () => {
    await renderForm('new');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Marketplace: Creation');
  });

  it('MKF-4 has its sections in order', async () => {
    await renderForm();
    expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
      'Marketplace Setup',
      'Appetite: General',
      'Appetite: Commercial',
      'Appetite: Personal',
      'Appetite: Life & Annuities',
      'Delivery: Limits and schedule',
      'Delivery: API',
      'Delivery: Email',
    ]);
    const nav = within(screen.getByRole('navigation', { name: 'Sections' }));
    expect(nav.getAllByRole('link').map((link) => link.textContent.trim())).toEqual([
      'Marketplace Setup',
      'General',
      'Commercial',
      'Personal Off',
      'Life & Annuities Off',
      'Limits and schedule',
      'API Off',
      'Email',
    ]);
    expect(within(nav.getByRole('list', { name: 'Appetite Settings' })).getAllByRole('link')).toHaveLength(4);
    expect(within(nav.getByRole('list', { name: 'Delivery Settings' })).getAllByRole('link')).toHaveLength(3);
  });

  it('MKF-5 a host may pass other labels', async () => {
    const { user } = await renderForm(plainMarketplace(), { saveLabel: 'Submit', discardLabel: 'Cancel' });
    expect(screen.getByRole('button', { name: 'Submit' })).toBeDisabled();
    await user.type(textbox('Marketplace name'), '!');
    expect(screen.getByRole('button', { name: 'Cancel' })).toBeEnabled();
  });

  it('MKF-3 a loading overlay shows while it loads', async () => {
    const gateway = createInMemoryMarketplaceGateway();
    const release = gateway.hold('get');
    renderPage(<MarketplaceForm gateway={gateway} marketplaceId={1} onCreated={() => {}} />);
    expect(await screen.findByText('Loading the marketplace')).toBeVisible();
    release();
    expect(await screen.findByRole('button', { name: 'Save Marketplace' })).toBeVisible();
    expect(screen.queryByText('Loading the marketplace')).toBeNull();
  });

  it('ERR-17 tells that it could not be loaded, and tries again', async () => {
    const gateway = createInMemoryMarketplaceGateway();
    gateway.fail('get');
    const { user } = renderPage(<MarketplaceForm gateway={gateway} marketplaceId={1} onCreated={() => {}} />);
    const text = 'Failed to retrieve marketplace [1]. Please refresh the page and try again.';
    expect(await screen.findByText(text)).toBeVisible();
    gateway.fail('get', false);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('button', { name: 'Save Marketplace' })).toBeVisible();
  });

  it('ERR-2 says so when the marketplace does not exist', async () => {
    const gateway = createInMemoryMarketplaceGateway();
    renderPage(<MarketplaceForm gateway={gateway} marketplaceId={999} onCreated={() => {}} />);
    expect(await screen.findByRole('heading', { name: 'Marketplace not found' })).toBeVisible();
  });

  it('ERR-16 tells that sources could not be loaded', async () => {
    const gateway = createInMemoryMarketplaceGateway({ marketplaces: [plainMarketplace()] });
    gateway.fail('referralSources');
    await renderForm(plainMarketplace(), { gateway });
    const text = 'Failed to load referral sources. Please refresh the page and try again.';
    expect(await screen.findByText(text)).toBeVisible();
  });

  it('ERR-18 MKI-26 tells that NAICS codes could not be loaded, and include mode is off with the reason', async () => {
    const gateway = createInMemoryMarketplaceGateway({ marketplaces: [plainMarketplace()] });
    gateway.fail('industryCodes');
    const { user } = await renderForm(plainMarketplace(), { gateway });
    const text = 'Error encountered while retrieving NAICs codes. Please refresh the page and try again.';
    expect(await screen.findByText(text)).toBeVisible();
    await unfold(user, 'NAICS codes');
    expect(screen.getByRole('radio', { name: 'Include' })).toBeDisabled();
    expect(
      screen.getByText(/The NAICS code list is not available, so codes can only be excluded/),
    ).toBeVisible();
  });

  it('MKI-26 turns include mode off with the reason if the list of NAICS codes is empty', async () => {
    const gateway = createInMemoryMarketplaceGateway({
      marketplaces: [plainMarketplace()],
      industryCodes: [],
    });
    const { user } = await renderForm(plainMarketplace(), { gateway });
    await unfold(user, 'NAICS codes');
    expect(screen.getByRole('radio', { name: 'Include' })).toBeDisabled();
    expect(
      screen.getByText(/The NAICS code list is not available, so codes can only be excluded/),
    ).toBeVisible();
  });
});

describe('a copy of another marketplace', () => {
  it('MKF-30 MKS-21 has its settings, and neither its name nor ids nor its key, and is created like any other', async () => {
    const source = plainMarketplace({
      id: 7,
      deliveryApiKey: 'secret',
      hash: 'of the other',
      riskAppetite: { riskAppetiteId: 70, stateCodes: ['GA', 'TX'] },
    });
    const gateway = createInMemoryMarketplaceGateway({ marketplaces: [source] });
    const { user } = await renderForm('new', { gateway, copyOf: 7 });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Marketplace: Creation');
    expect(screen.getByText(/^Copied from Harbor Point Insurance, without its name/)).toBeVisible();
    expect(textbox('Marketplace name')).toHaveValue('');
    expect(foldedRow('States')).toHaveTextContent('GA, TX');
    await user.type(textbox('Marketplace name'), 'Windward');
    await user.click(saveButton());
    await screen.findByText('Marketplace [ Windward ] has been saved successfully.');
    const [created] = sentTo(gateway, 'create');
    expect(created).toMatchObject({
      marketplaceName: 'Windward',
      riskAppetite: { stateCodes: ['GA', 'TX'] },
    });
    expect(JSON.stringify(created)).not.toMatch(/secret|of the other|"id":|"riskAppetiteId":70/);
  });

  it('ERR-2 says so when what should be copied does not exist', async () => {
    const gateway = createInMemoryMarketplaceGateway({ marketplaces: [] });
    renderPage(<MarketplaceForm gateway={gateway} marketplaceId="new" copyOf={9} onCreated={() => {}} />);
    expect(await screen.findByRole('heading', { name: 'Marketplace not found' })).toBeVisible();
  });
});

describe('save and discard', () => {
  it('MKF-6 MKF-7 MKF-8 MKF-9 are off until something changed, and again when it is typed back', async () => {
    const { user } = await renderForm();
    expect(saveButton()).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Discard Changes' })).toBeNull();
    expect(screen.getByText('No changes to save')).toBeVisible();
    await user.type(textbox('Marketplace name'), '!');
    expect(saveButton()).toBeEnabled();
    expect(discardButton()).toBeEnabled();
    expect(screen.getByRole('button', { name: '1 change' })).toBeVisible();
    await user.type(textbox('Marketplace name'), '{Backspace}');
    expect(saveButton()).toBeDisabled();
    expect(screen.getByText('No changes to save')).toBeVisible();
  });

  it('MKF-6 MKF-7 MKF-8 with errors as it was loaded, there is nothing to save or discard', async () => {
    await renderForm(plainMarketplace({ phoneNumber: '' }));
    expect(await screen.findByText('Please provide a valid phone number')).toBeVisible();
    expect(saveButton()).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Discard Changes' })).toBeNull();
    expect(screen.getByText('No changes to save')).toBeVisible();
  });

  it('MKF-9 the review says what changes in the sentences of the contract, then field by field', async () => {
    const { user } = await renderForm();
    await user.clear(textbox('Min years in business'));
    await user.click(screen.getByRole('button', { name: '1 change' }));
    const dialog = within(await screen.findByRole('dialog', { name: '1 change' }));
    const [sentence, ...others] = within(dialog.getByRole('list', { name: 'In plain English' })).getAllByRole(
      'listitem',
    );
    expect(others).toEqual([]);
    expect(sentence?.querySelector('del')).toHaveTextContent(/at least 2 years in business/);
    expect(sentence?.querySelector('del strong')).toHaveTextContent(/^at least 2 years in business;$/);
    expect(sentence?.querySelector('ins')).not.toHaveTextContent(/years in business/);
    expect(dialog.getByText('Min years in business')).toBeVisible();
  });

  it('MKF-6 MKF-8 errors turn Save off; asking why leads to the first one, below a summary whose lines lead to the others', async () => {
    const { user } = await renderForm();
    await user.clear(textbox('Phone number'));
    await user.clear(textbox('Marketplace name'));
    await waitFor(() => expect(saveButton()).toBeDisabled());
    await user.click(screen.getByRole('button', { name: '2 errors' }));
    const summary = await screen.findByRole('region', { name: 'Fix 2 errors to save' });
    await waitFor(() => expect(textbox('Marketplace name')).toHaveFocus());
    await user.click(within(summary).getByRole('link', { name: 'Please provide a valid phone number' }));
    await waitFor(() => expect(textbox('Phone number')).toHaveFocus());
    expect(textbox('Phone number')).toHaveAccessibleDescription('Please provide a valid phone number');
    await user.type(textbox('Phone number'), '9125550171');
    await waitFor(() =>
      expect(within(summary).queryByRole('link', { name: 'Please provide a valid phone number' })).toBeNull(),
    );
  });

  it('MKF-8 an error waits until the pointer is up, so that it moves nothing away from under it', async () => {
    const { user } = await renderForm();
    await user.clear(textbox('Marketplace name'));
    const elsewhere = screen.getByRole('checkbox', { name: 'Super sub marketplace' });
    await user.pointer({ target: elsewhere, keys: '[MouseLeft>]' });
    expect(textbox('Marketplace name')).not.toHaveFocus();
    expect(screen.queryByText('Please provide marketplace name')).toBeNull();
    await user.pointer({ target: elsewhere, keys: '[/MouseLeft]' });
    expect(screen.getByText('Please provide marketplace name')).toBeVisible();
    expect(elsewhere).toBeChecked();
  });

  it('MKF-8 sections count their errors', async () => {
    const { user } = await renderForm();
    await user.clear(textbox('Marketplace name'));
    await user.tab();
    const nav = within(screen.getByRole('navigation', { name: 'Sections' }));
    expect(nav.getByRole('link', { name: /^Marketplace Setup 1 ?error$/ })).toBeVisible();
    expect(nav.getByRole('link', { name: 'General' })).toBeVisible();
    expect(nav.getByRole('link', { name: 'Personal Off' })).toBeVisible();
  });

  it('MKI-29 ERR-24 MKS-20 MKS-22 a save sends the full object with its version, reloads and is pristine', async () => {
    const marketplace = plainMarketplace({ hash: 'kept' });
    const { gateway, user } = await renderForm(marketplace);
    await user.clear(textbox('Referrals per day'));
    await user.type(textbox('Referrals per day'), '25');
    await user.click(saveButton());
    const text = 'Marketplace [ Harbor Point Insurance ] has been saved successfully.';
    expect(await screen.findByText(text)).toBeVisible();
    const appetite = { ...marketplace.riskAppetite, maxReferralsPerDay: 25 };
    expect(gateway.calls.find(({ operation }) => operation === 'update')).toEqual({
      operation: 'update',
      argument: { ...marketplace, riskAppetite: appetite },
      etag: '"1"',
      key: expect.stringMatching(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
    });
    expect(sentTo(gateway, 'get')).toHaveLength(2);
    await waitFor(() => expect(screen.getByText('No changes to save')).toBeVisible());
    expect(saveButton()).toBeDisabled();
    expect(textbox('Referrals per day')).toHaveValue('25');
  });

  it('MKS-22 D-26 without a version none is sent', async () => {
    const gateway = createInMemoryMarketplaceGateway({
      marketplaces: [plainMarketplace()],
      hasVersions: false,
    });
    const { user } = await renderForm(plainMarketplace(), { gateway });
    await user.type(textbox('Marketplace name'), '!');
    await user.click(saveButton());
    await screen.findByText('Marketplace [ Harbor Point Insurance! ] has been saved successfully.');
    expect(gateway.calls.find(({ operation }) => operation === 'update')).not.toHaveProperty('etag');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Marketplace: Harbor Point Insurance!',
    );
  });

  it('MKI-27 ERR-20 the form is disabled during a save, and enabled again with its values on error', async () => {
    const { gateway, user } = await renderForm();
    gateway.fail('update');
    const release = gateway.hold('update');
    await user.type(textbox('Marketplace name'), '!');
    await user.click(saveButton());
    await waitFor(() => expect(textbox('Marketplace name')).toBeDisabled());
    expect(screen.getByRole('switch', { name: 'Deliver to API' })).toBeDisabled();
    expect(discardButton()).toBeDisabled();
    expect(screen.getByText('Saving…')).toBeVisible();
    release();
    const text =
      'Failed to save marketplace [ Harbor Point Insurance! ]. Please refresh the page and try again.';
    expect(await screen.findByText(text)).toBeVisible();
    await waitFor(() => expect(textbox('Marketplace name')).toBeEnabled());
    expect(textbox('Marketplace name')).toHaveValue('Harbor Point Insurance!');
    expect(saveButton()).toBeEnabled();
  });

  it('MKI-30 Discard reloads the marketplace from the server', async () => {
    const { gateway, user } = await renderForm();
    await user.type(textbox('Marketplace name'), '!');
    gateway.changeElsewhere(1, (marketplace) => ({ ...marketplace, legalEntityName: 'Newer, Inc.' }));
    await user.click(discardButton());
    await waitFor(() => expect(textbox('Legal entity name')).toHaveValue('Newer, Inc.'));
    expect(textbox('Marketplace name')).toHaveValue('Harbor Point Insurance');
    expect(screen.queryByRole('button', { name: 'Discard Changes' })).toBeNull();
  });

  it('MKI-30 ERR-17 a discard that fails keeps what was typed', async () => {
    const { gateway, user } = await renderForm();
    await user.type(textbox('Marketplace name'), '!');
    gateway.fail('get');
    await user.click(discardButton());
    const text = 'Failed to retrieve marketplace [1]. Please refresh the page and try again.';
    expect(await screen.findByText(text)).toBeVisible();
    expect(textbox('Marketplace name')).toHaveValue('Harbor Point Insurance!');
  });

  it('MKF-8 what would change can be reviewed', async () => {
    const { user } = await renderForm();
    await user.clear(textbox('Percent modifier'));
    await user.type(textbox('Percent modifier'), '20');
    await user.click(screen.getByRole('button', { name: '1 change' }));
    const dialog = within(await screen.findByRole('dialog', { name: '1 change' }));
    expect(dialog.getByText('Percent modifier')).toBeVisible();
    expect(dialog.getByText('20')).toBeVisible();
    expect(dialog.getAllByRole('button', { name: 'Close' })).toHaveLength(1);
    await user.click(dialog.getByRole('button', { name: 'Back to the form' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(textbox('Percent modifier')).toHaveValue('20');
  });
});

describe('creating a marketplace', () => {
  async function fillIn() {
    const form = await renderForm('new');
    const { user } = form;
    await user.type(textbox('Marketplace name'), 'Acme');
    await user.type(textbox('Phone number'), '5551234567');
    const states = await unfold(user, 'States');
    await user.click(states.getByRole('checkbox', { name: 'Texas' }));
    await user.type(
      within(section('Delivery: API')).getByRole('textbox', { name: 'Delivery API URL' }),
      'a.example.com',
    );
    return form;
  }

  it('MKI-28 MKS-21 MKF-13 ERR-24 creates it, says so, and goes to the list without asking', async () => {
    const { gateway, user, onCreated } = await fillIn();
    await user.click(saveButton());
    expect(await screen.findByText('Marketplace [ Acme ] has been saved successfully.')).toBeVisible();
    await waitFor(() => expect(onCreated).toHaveBeenCalledOnce());
    expect(onCreated).toHaveBeenCalledWith(expect.objectContaining({ id: 1, marketplaceName: 'Acme' }));
    expect(sentTo(gateway, 'create')).toEqual([
      expect.objectContaining({ marketplaceName: 'Acme', phoneNumber: '+15551234567', enabled: false }),
    ]);
  });

  it('ERR-19 MKI-27 a failed create says so and keeps the form', async () => {
    const { gateway, user, onCreated } = await fillIn();
    gateway.fail('create');
    await user.click(saveButton());
    const text = 'Failed to save marketplace [ Acme ]. Please refresh the page and try again.';
    expect(await screen.findByText(text)).toBeVisible();
    expect(onCreated).not.toHaveBeenCalled();
    await waitFor(() => expect(saveButton()).toBeEnabled());
  });

  it('MKI-30 Discard empties a new form again', async () => {
    const { user } = await fillIn();
    await user.click(discardButton());
    expect(textbox('Marketplace name')).toHaveValue('');
    expect(screen.queryByRole('button', { name: 'Discard Changes' })).toBeNull();
  });
});

/** Closes a dialog by keyboard: with a key, or with the button of this name. */
type Close = (way: string | RegExp) => Promise<void>;

describe('the focus', () => {
  it('MKF-38 stays in the form after a save by keyboard, and after one that failed', async () => {
    const { gateway, user } = await renderForm();
    await user.type(textbox('Marketplace name'), '!');
    gateway.fail('update');
    saveButton().focus();
    await user.keyboard('{Enter}');
    await screen.findByText(/Failed to save marketplace/);
    await waitFor(() => expect(screen.queryByText('Saving…')).toBeNull());
    expect(saveButton()).toHaveFocus();
    gateway.fail('update', false);
    await user.keyboard('{Enter}');
    await screen.findByText(/has been saved successfully/);
    await waitFor(() => expect(saveButton()).toBeDisabled());
    expect(document.activeElement).toHaveTextContent('No changes to save');
    expect(document.activeElement).not.toBe(document.body);
  });

  it('MKF-38 stays in the form after Discard', async () => {
    const { user } = await renderForm();
    await user.type(textbox('Marketplace name'), '!');
    await user.click(discardButton());
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Discard Changes' })).toBeNull());
    expect(document.activeElement).not.toBe(document.body);
  });

  it.each([
    ['is put off', (close: Close) => close('{Escape}'), 'Save Marketplace'],
    ['is merged', (close: Close) => close(/^Merge/), 'Save Marketplace'],
    ['is settled by discarding', (close: Close) => close('Discard my changes'), 'No changes to save'],
  ])('MKF-38 MKI-31 stays in the form after a conflict that %s', async (_, settle, words) => {
    const { gateway, user } = await renderForm();
    await user.type(textbox('Marketplace name'), '!');
    gateway.changeElsewhere(1, (marketplace) => ({ ...marketplace, legalEntityName: 'Theirs, LLC' }));
    saveButton().focus();
    await user.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Someone else changed this marketplace' });
    await settle(async (way) => {
      if (way === '{Escape}') return user.keyboard(way);
      within(dialog).getByRole('button', { name: way }).focus();
      await user.keyboard('{Enter}');
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
    expect(document.activeElement).toHaveTextContent(words);
  });
});

describe('a new form that nobody touched', () => {
  it('MKV-72 shows no error, and marks what is required', async () => {
    await renderForm('new');
    expect(screen.queryByText(/\d+ errors?/)).toBeNull();
    expect(document.querySelector('[aria-invalid=true]')).toBeNull();
    for (const name of ['Marketplace name', 'Phone number', 'Percent modifier', 'Delivery API URL'])
      expect(textbox(name)).toBeRequired();
    expect(textbox('Legal entity name')).not.toBeRequired();
    expect(within(section('Marketplace Setup')).getAllByText('Required')).toHaveLength(4);
    expect(foldedRow('States')).toHaveTextContent(/^States Required$/);
    expect(screen.getByRole('button', { name: '4 required fields left' })).toBeVisible();
    expect(screen.queryByText('No changes to save')).toBeNull();
  });

  it('MKV-72 MKF-8 asking what is left shows the errors and leads to the first field', async () => {
    const { user } = await renderForm('new');
    await user.click(screen.getByRole('button', { name: '4 required fields left' }));
    await waitFor(() => expect(textbox('Marketplace name')).toHaveFocus());
    const summary = within(screen.getByRole('region', { name: 'Fix 4 errors to save' }));
    await user.click(summary.getByRole('link', { name: 'At least one state must be selected.' }));
    expect(screen.getByRole('searchbox', { name: 'Find a state' })).toHaveFocus();
  });

  it('MKV-72 an error shows only once a field was left', async () => {
    const { user } = await renderForm('new');
    await user.type(textbox('Phone number'), '5');
    expect(screen.queryByText('Please provide a valid phone number')).toBeNull();
    await user.tab();
    expect(screen.getByText('Please provide a valid phone number')).toBeVisible();
    expect(screen.getByRole('button', { name: '1 error' })).toBeVisible();
    expect(screen.queryByText('Please provide marketplace name')).toBeNull();
  });
});
