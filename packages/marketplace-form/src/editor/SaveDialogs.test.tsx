// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderForm, saveButton, sentTo, textbox } from '../testing/renderForm.test.support.tsx';
import type { Marketplace } from '../wire/marketplace.ts';

/** Someone else changes the name and the daily limit. Here the name and the legal name are changed and saved. */
async function saveTooLate() {
  const form = await renderForm();
  form.gateway.changeElsewhere(1, (marketplace) => ({
    ...marketplace,
    hash: 'newer',
    marketplaceName: 'Theirs',
    riskAppetite: { ...marketplace.riskAppetite, maxReferralsPerDay: 5 },
  }));
  await form.user.clear(textbox('Marketplace name'));
  await form.user.type(textbox('Marketplace name'), 'Mine');
  await form.user.type(textbox('Legal entity name'), '!');
  await form.user.click(saveButton());
  const dialog = within(await screen.findByRole('dialog', { name: 'Someone else changed this marketplace' }));
  return { ...form, dialog };
}
const updates = (form: Awaited<ReturnType<typeof saveTooLate>>) =>
  sentTo(form.gateway, 'update') as Marketplace[];

describe('someone else saved first', () => {
  it('MKI-31 D-26 shows what changed on the server and what changed here, and saves nothing yet', async () => {
    const { dialog, gateway } = await saveTooLate();
    expect(dialog.getByText('Changed on the server')).toBeVisible();
    expect(dialog.getByText('Referrals per day')).toBeVisible();
    expect(dialog.getByText('Changed by you')).toBeVisible();
    expect(dialog.getByText('Legal entity name')).toBeVisible();
    expect(gateway.stored()[0]?.legalEntityName).toBe('Harbor Point Insurance Services, LLC');
  });

  it('MKI-31 merging takes both edits, mine where both changed, and saves onto the newer version', async () => {
    const form = await saveTooLate();
    await form.user.click(form.dialog.getByRole('button', { name: 'Merge changes' }));
    await waitFor(() => expect(textbox('Referrals per day')).toHaveValue('5'));
    expect(textbox('Marketplace name')).toHaveValue('Mine');
    await form.user.click(saveButton());
    await screen.findByText('Marketplace [ Mine ] has been saved successfully.');
    expect(updates(form)[1]).toMatchObject({
      hash: 'newer',
      marketplaceName: 'Mine',
      legalEntityName: 'Harbor Point Insurance Services, LLC!',
      riskAppetite: { maxReferralsPerDay: 5 },
    });
    expect(form.gateway.calls.findLast(({ operation }) => operation === 'update')?.etag).toBe('"2"');
  });

  it('MKI-31 theirs can be chosen where both changed', async () => {
    const { user, dialog } = await saveTooLate();
    const conflict = within(dialog.getByRole('radiogroup', { name: 'Both changed: Marketplace name' }));
    expect(conflict.getByRole('radio', { name: 'Yours: Mine' })).toBeChecked();
    await user.click(conflict.getByRole('radio', { name: 'Theirs: Theirs' }));
    await user.click(dialog.getByRole('button', { name: 'Merge changes' }));
    await waitFor(() => expect(textbox('Marketplace name')).toHaveValue('Theirs'));
    expect(textbox('Legal entity name')).toHaveValue('Harbor Point Insurance Services, LLC!');
  });

  it('MKI-31 my changes can be discarded, or kept without merging', async () => {
    const { user, dialog } = await saveTooLate();
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(textbox('Marketplace name')).toHaveValue('Mine');
    await user.click(saveButton());
    await user.click(await screen.findByRole('button', { name: 'Discard my changes' }));
    await waitFor(() => expect(textbox('Marketplace name')).toHaveValue('Theirs'));
    expect(saveButton()).toBeDisabled();
  });
});
