// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  discardButton,
  plainMarketplace,
  renderForm,
  saveButton,
  textbox,
} from '../testing/renderForm.test.support.tsx';
import { draftDelay } from './useDraft.ts';

const marketplace = plainMarketplace({
  deliverToApi: true,
  deliveryApiUrl: 'https://api.example.com',
  deliveryApiKey: 'stored-key',
});
const open = (loaded = marketplace) => renderForm(loaded, { drafts: sessionStorage });
const keptText = () => sessionStorage.getItem('marketplace-draft-1');
const banner = /^You have unsaved changes from/;

/** Types a name and a key, then unloads the page, as an expired sign-in does. */
async function typeAndLose() {
  const form = await open();
  await form.user.clear(textbox('Marketplace name'));
  await form.user.type(textbox('Marketplace name'), 'Acme');
  await form.user.type(screen.getByLabelText('Delivery API key'), '-and-more');
  window.dispatchEvent(new Event('pagehide'));
  form.unmount();
}

/** A guard that opens its dialog as soon as there are changes. */
const useUnsavedGuard = (isAsking: boolean) => ({ isAsking, onLeave: () => {}, onStay: () => {} });

beforeEach(() => sessionStorage.clear());
afterEach(() => vi.restoreAllMocks());

describe('a draft over a sign-in that expired', () => {
  it('D-25 MKF-25 is offered when the form opens again, without the API key', async () => {
    await typeAndLose();
    expect(keptText()).toContain('Acme');
    expect(keptText()).not.toMatch(/stored-key|and-more/);
    const { user } = await open();
    expect(await screen.findByText(banner)).toBeVisible();
    expect(screen.getByText(/The delivery API key isn't stored\. Enter it again\./)).toBeVisible();
    expect(textbox('Marketplace name')).toHaveValue('Harbor Point Insurance');
    await user.click(screen.getByRole('button', { name: 'Restore' }));
    expect(textbox('Marketplace name')).toHaveValue('Acme');
    expect(screen.getByLabelText('Delivery API key')).toHaveValue('stored-key');
    expect(screen.getByRole('button', { name: '1 change' })).toBeVisible();
    expect(screen.queryByText(banner)).toBeNull();
  });

  it('D-26 asks which name to keep if someone else saved another one meanwhile', async () => {
    await typeAndLose();
    const { user } = await open({
      ...marketplace,
      marketplaceName: 'Theirs',
      legalEntityName: 'Newer, Inc.',
    });
    const restore = async () => {
      await user.click(await screen.findByRole('button', { name: 'Restore' }));
      return within(await screen.findByRole('dialog', { name: 'Someone else changed this marketplace' }));
    };
    await user.click((await restore()).getByRole('button', { name: 'Close' }));
    expect(textbox('Marketplace name')).toHaveValue('Theirs');
    const dialog = await restore();
    expect(dialog.getByRole('radio', { name: 'Yours: Acme' })).toBeChecked();
    await user.click(dialog.getByRole('radio', { name: 'Theirs: Theirs' }));
    await user.click(dialog.getByRole('button', { name: 'Merge changes' }));
    await waitFor(() => expect(screen.queryByText(banner)).toBeNull());
    expect(textbox('Marketplace name')).toHaveValue('Theirs');
    expect(textbox('Legal entity name')).toHaveValue('Newer, Inc.');
  });

  it('D-26 can be forgotten if someone else saved another name meanwhile', async () => {
    await typeAndLose();
    const { user } = await open({ ...marketplace, marketplaceName: 'Theirs' });
    await user.click(await screen.findByRole('button', { name: 'Restore' }));
    await user.click(await screen.findByRole('button', { name: 'Discard my changes' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(textbox('Marketplace name')).toHaveValue('Theirs');
    expect(keptText()).toBeNull();
  });

  it('D-25 can be forgotten', async () => {
    await typeAndLose();
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    expect(screen.queryByText(banner)).toBeNull();
    expect(keptText()).toBeNull();
    expect(saveButton()).toBeDisabled();
  });

  it('D-25 is kept while typing rests, and gone when the changes are saved or discarded', async () => {
    const { user } = await open();
    await user.type(textbox('Marketplace name'), '!');
    await waitFor(() => expect(keptText()).toContain('Harbor Point Insurance!'), {
      timeout: 20 * draftDelay,
    });
    await user.click(discardButton());
    await waitFor(() => expect(keptText()).toBeNull(), { timeout: 20 * draftDelay });
    await user.type(textbox('Marketplace name'), '?');
    await user.click(saveButton());
    await screen.findByText(/has been saved successfully/);
    await waitFor(() => expect(keptText()).toBeNull(), { timeout: 20 * draftDelay });
  });

  it('MKF-11 is gone after leaving without the changes', async () => {
    const { user, unmount } = await renderForm(marketplace, { drafts: sessionStorage, useUnsavedGuard });
    await user.type(textbox('Marketplace name'), '!');
    await user.click(await screen.findByRole('button', { name: 'Discard Changes' }));
    unmount();
    expect(keptText()).toBeNull();
  });

  it('D-25 a storage that refuses does no harm', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('QuotaExceededError');
    });
    const { user, unmount } = await open();
    await user.type(textbox('Marketplace name'), '!');
    unmount();
    expect(keptText()).toBeNull();
  });
});
