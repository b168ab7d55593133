// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildRecipientSetting } from '../testing/marketplaceBuilder.ts';
import {
  plainMarketplace,
  renderForm,
  saveButton,
  section,
  sentTo,
  unfold,
} from '../testing/renderForm.test.support.tsx';
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

const addresses = () =>
  within(
    within(screen.getByRole('group', { name: 'Settings by recipient' })).getByRole('list', {
      name: 'Recipients',
    }),
  )
    .getAllByRole('listitem')
    .map((item) => item.querySelector('button > span')?.textContent);
const row = (address: string) => screen.getByRole('button', { name: new RegExp(`^${address} `) });

describe('the recipients', () => {
  it('MKF-27 MKF-28 MKI-16 have a row per address, whose controls carry its number', async () => {
    const { user } = await renderForm(individual);
    expect(addresses()).toEqual(emailRecipients);
    expect(row('ana@example.com')).toHaveTextContent('Same as marketplace');
    const ana = await unfold(user, 'ana@example.com');
    const ben = await unfold(user, 'ben@example.com');
    expect(ana.getByRole('checkbox', { name: 'Default purchaser' })).toHaveAttribute(
      'name',
      'defaultPurchaser-12',
    );
    expect(ben.getByRole('checkbox', { name: 'Monday' })).toHaveAttribute('name', 'deliveryDays-13');
  });

  it('MKI-16 a typed address adds a row that matches, a removed one drops its row', async () => {
    const { user } = await renderForm(individual);
    const recipients = await unfold(user, 'Recipients');
    await user.click(recipients.getByRole('button', { name: 'Remove ben@example.com' }));
    await user.type(recipients.getByRole('textbox', { name: /^Recipients/ }), 'cy@example.com{Enter}');
    expect(addresses()).toEqual(['ana@example.com', 'cy@example.com']);
    const cy = await unfold(user, 'cy@example.com');
    expect(cy.getByRole('checkbox', { name: 'Match marketplace days' })).toBeChecked();
    expect(cy.getByRole('checkbox', { name: 'Default purchaser' })).toHaveAttribute(
      'name',
      'defaultPurchaser--1',
    );
  });

  it('MKI-9 MKI-11 days that match the marketplace follow it and cannot be changed', async () => {
    const { user } = await renderForm(individual);
    const ana = await unfold(user, 'ana@example.com');
    const ben = await unfold(user, 'ben@example.com');
    const monday = ana.getByRole('checkbox', { name: 'Monday' });
    expect(monday).toBeChecked();
    expect(monday).toBeDisabled();
    const schedule = within(section('Delivery: Limits and schedule'));
    await user.click(schedule.getByRole('checkbox', { name: 'Monday' }));
    expect(monday).not.toBeChecked();
    await user.click(ana.getByRole('checkbox', { name: 'Match marketplace days' }));
    expect(monday).toBeEnabled();
    await user.click(monday);
    expect(monday).toBeChecked();
    expect(ben.getByRole('checkbox', { name: 'Monday' })).not.toBeChecked();
    expect(row('ana@example.com')).toHaveTextContent('Monday to Friday, 9:00 AM to 5:00 PM Central');
  });

  it('MKI-10 MKI-8 its own times start from what it matched; 24 hours disables them', async () => {
    const { user } = await renderForm(individual);
    const ana = await unfold(user, 'ana@example.com');
    expect(ana.getByText('9:00 AM to 5:00 PM Central')).toBeVisible();
    await user.click(ana.getByRole('checkbox', { name: 'Match marketplace times' }));
    const start = ana.getByRole('combobox', { name: 'Start time' });
    expect(start).toHaveValue('9:00 AM');
    await user.click(ana.getByRole('checkbox', { name: '24 hours a day' }));
    expect(start).toBeDisabled();
    expect(start).toHaveValue('12:00 AM');
  });

  it('MKV-54 unticking the last day of a recipient shows its error, folded too', async () => {
    const noDays = buildRecipientSetting({
      id: 12,
      emailAddress: 'ana@example.com',
      sameDeliveryDaysAsMarketplace: false,
    });
    const { user } = await renderForm({ ...individual, individualEmailRecipientSettings: [noDays] });
    const ana = await unfold(user, 'ana@example.com');
    for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']) {
      await user.click(ana.getByRole('checkbox', { name: day }));
    }
    expect(ana.getByText('At least one delivery day must be selected.')).toBeVisible();
    await user.click(row('ana@example.com'));
    expect(row('ana@example.com')).toHaveTextContent('At least one delivery day must be selected.');
    expect(saveButton()).toBeDisabled();
  });

  it('MKI-3 MKI-4 MKI-5 prepaid requires exactly one default purchaser', async () => {
    const { user, gateway } = await renderForm(individual);
    await user.click(screen.getByRole('radio', { name: 'Debit Prepaid Balance' }));
    const text = 'A default purchaser must be selected.';
    expect(screen.getByText(text)).toBeVisible();
    const purchaser = async (address: string) =>
      (await unfold(user, address)).getByRole('checkbox', { name: 'Default purchaser' });
    const ana = await purchaser('ana@example.com');
    const ben = await purchaser('ben@example.com');
    await user.click(ana);
    expect(screen.queryByText(text)).toBeNull();
    expect(row('ana@example.com')).toHaveTextContent('Default purchaser');
    expect(ben).toBeDisabled();
    await user.click(ana);
    expect(screen.getByText(text)).toBeVisible();
    expect(ben).toBeEnabled();
    await user.click(ben);
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
    expect(addresses()).toHaveLength(20);
    expect(screen.getByText('Showing 1 to 20 of 45 recipients')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(addresses()[0]).toBe('agent021@example.com');
    await user.type(screen.getByRole('searchbox', { name: 'Find a recipient' }), 'agent04');
    expect(screen.getByText('Showing 1 to 6 of 6 recipients')).toBeVisible();
  });

  it('MKF-8 an error of a recipient on another page is led to, and its row opens', async () => {
    const marketplace = marketplaceWithRecipients(45);
    const settings = marketplace.individualEmailRecipientSettings?.map((setting, index) =>
      index === 30
        ? { ...setting, sameDeliveryTimesAsMarketplace: false, referralDeliveryEndTime: '01:00:00' }
        : setting,
    );
    const { user } = await renderForm({ ...marketplace, individualEmailRecipientSettings: settings ?? [] });
    await user.type(screen.getByRole('textbox', { name: 'Marketplace name' }), '!');
    await user.click(screen.getByRole('button', { name: '1 error' }));
    const settingsOf = within(await screen.findByRole('group', { name: 'agent031@example.com' }));
    expect(settingsOf.getByRole('combobox', { name: 'End time' })).toHaveFocus();
  });
});
