// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildRecipientSetting } from '../testing/marketplaceBuilder.ts';
import { plainMarketplace, renderForm, saveButton, sentTo } from '../testing/renderForm.test.support.tsx';
import { marketplaceWithRecipients } from '../testing/sampleMarketplaces.ts';
import type { Marketplace } from '../wire/marketplace.ts';

const emailRecipients = ['ana@example.com', 'ben@example.com'];
const individual = plainMarketplace({
  emailRecipients,
  enableIndividualEmailDeliverySettings: true,
  individualEmailRecipientSettings: emailRecipients.map((emailAddress, index) =>
    buildRecipientSetting({ id: 12 + index, emailAddress }),
  ),
});

const row = (address: string) => within(screen.getByRole('row', { name: new RegExp(`^${address}`) }));
const purchaser = (address: string) =>
  screen.getByRole('checkbox', { name: `${address}: Default purchaser` });
const days = (address: string) => within(row(address).getByRole('group', { name: `${address} days` }));
const times = (address: string) => within(row(address).getByRole('group', { name: `${address} times` }));

describe('the recipients', () => {
  it('MKF-27 MKF-28 MKI-16 have a row per address, whose controls carry its number', async () => {
    await renderForm(individual);
    expect(screen.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual(emailRecipients);
    expect(purchaser('ana@example.com')).toHaveAttribute('name', 'defaultPurchaser-12');
    expect(days('ben@example.com').getByRole('checkbox', { name: 'Monday' })).toHaveAttribute(
      'name',
      'deliveryDays-13',
    );
  });

  it('MKI-16 a typed address adds a row that matches, a removed one drops its row', async () => {
    const { user } = await renderForm(individual);
    await user.click(screen.getByRole('button', { name: 'Remove ben@example.com' }));
    await user.type(screen.getByRole('textbox', { name: /^Recipients/ }), 'cy@example.com{Enter}');
    expect(screen.getAllByRole('rowheader').map((cell) => cell.textContent)).toEqual([
      'ana@example.com',
      'cy@example.com',
    ]);
    expect(days('cy@example.com').getByRole('checkbox', { name: 'Match marketplace' })).toBeChecked();
    expect(purchaser('cy@example.com')).toHaveAttribute('name', 'defaultPurchaser--1');
  });

  it('MKI-9 MKI-11 days that match the marketplace follow it and cannot be changed', async () => {
    const { user } = await renderForm(individual);
    const monday = days('ana@example.com').getByRole('checkbox', { name: 'Monday' });
    expect(monday).toBeChecked();
    expect(monday).toBeDisabled();
    await user.click(
      within(screen.getByRole('group', { name: 'Days' })).getByRole('checkbox', { name: 'Monday' }),
    );
    expect(monday).not.toBeChecked();
    await user.click(days('ana@example.com').getByRole('checkbox', { name: 'Match marketplace' }));
    expect(monday).toBeEnabled();
    await user.click(monday);
    expect(monday).toBeChecked();
    expect(days('ben@example.com').getByRole('checkbox', { name: 'Monday' })).not.toBeChecked();
  });

  it('MKI-10 MKI-8 its own times start from what it matched; 24 hours disables them', async () => {
    const { user } = await renderForm(individual);
    expect(times('ana@example.com').getByText('9:00 AM to 5:00 PM Central')).toBeVisible();
    await user.click(times('ana@example.com').getByRole('checkbox', { name: 'Match marketplace' }));
    const start = times('ana@example.com').getByRole('combobox', { name: 'Start time' });
    expect(start).toHaveValue('9:00 AM');
    await user.click(times('ana@example.com').getByRole('checkbox', { name: '24 hours a day' }));
    expect(start).toBeDisabled();
    expect(start).toHaveValue('12:00 AM');
  });

  it('MKV-54 unticking the last day of a recipient shows its error', async () => {
    const noDays = buildRecipientSetting({
      id: 12,
      emailAddress: 'ana@example.com',
      sameDeliveryDaysAsMarketplace: false,
    });
    const { user } = await renderForm({ ...individual, individualEmailRecipientSettings: [noDays] });
    for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']) {
      await user.click(days('ana@example.com').getByRole('checkbox', { name: day }));
    }
    expect(row('ana@example.com').getByText('At least one delivery day must be selected.')).toBeVisible();
    expect(saveButton()).toBeDisabled();
  });

  it('MKI-3 MKI-4 MKI-5 prepaid requires exactly one default purchaser', async () => {
    const { user, gateway } = await renderForm(individual);
    await user.click(screen.getByRole('radio', { name: 'Debit Prepaid Balance' }));
    const text = 'A default purchaser must be selected.';
    expect(screen.getByText(text)).toBeVisible();
    await user.click(purchaser('ana@example.com'));
    expect(screen.queryByText(text)).toBeNull();
    expect(purchaser('ben@example.com')).toBeDisabled();
    await user.click(purchaser('ana@example.com'));
    expect(screen.getByText(text)).toBeVisible();
    expect(purchaser('ben@example.com')).toBeEnabled();
    await user.click(purchaser('ben@example.com'));
    await user.click(saveButton());
    await screen.findByText(/has been saved successfully/);
    const [saved] = sentTo(gateway, 'update') as Marketplace[];
    expect(saved?.individualEmailRecipientSettings?.map((setting) => setting.defaultPurchaser)).toEqual([
      false,
      true,
    ]);
  });
});

describe('many recipients', () => {
  it('MKF-26 show twenty at a time, and can be found', async () => {
    const { user } = await renderForm(marketplaceWithRecipients(45));
    expect(screen.getAllByRole('rowheader')).toHaveLength(20);
    expect(screen.getByText('Showing 1 to 20 of 45 recipients')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(screen.getAllByRole('rowheader')[0]).toHaveTextContent('agent021@example.com');
    await user.type(screen.getByRole('searchbox', { name: 'Find a recipient' }), 'agent04');
    expect(screen.getByText('Showing 1 to 6 of 6 recipients')).toBeVisible();
  });

  it('MKF-8 a link to an error leads to a recipient on another page', async () => {
    const marketplace = marketplaceWithRecipients(45);
    const settings = marketplace.individualEmailRecipientSettings?.map((setting, index) =>
      index === 30
        ? { ...setting, sameDeliveryTimesAsMarketplace: false, referralDeliveryEndTime: '01:00:00' }
        : setting,
    );
    const { user } = await renderForm({ ...marketplace, individualEmailRecipientSettings: settings ?? [] });
    await user.type(screen.getByRole('textbox', { name: 'Marketplace name' }), '!');
    await user.click(screen.getByRole('button', { name: 'Fix 1 error to save' }));
    await user.click(await screen.findByRole('link', { name: 'End time must be after start time.' }));
    const end = times('agent031@example.com').getByRole('combobox', { name: 'End time' });
    expect(end).toHaveFocus();
  });
});
