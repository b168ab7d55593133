// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createInMemoryMarketplaceGateway } from '../testing/inMemoryMarketplaceGateway.ts';
import {
  plainMarketplace,
  renderForm,
  saveButton,
  section,
  sentTo,
  textbox,
  unfold,
} from '../testing/renderForm.test.support.tsx';

type Form = Awaited<ReturnType<typeof renderForm>>;

/** Types a legal name and saves it. */
async function saveLegalName({ user }: Form, text = 'Mine, LLC') {
  await user.clear(textbox('Legal entity name'));
  await user.type(textbox('Legal entity name'), text);
  await user.click(saveButton());
}
const success = () =>
  screen.findByText('Marketplace [ Harbor Point Insurance ] has been saved successfully.');
const failed =
  'Failed to save marketplace [ Harbor Point Insurance ]. Please refresh the page and try again.';
/** An error from a service that gives a reason. */
const refusal = (status: number, reason: string) => Object.assign(new Error('refused'), { status, reason });
const conflict = () => screen.findByRole('dialog', { name: 'Someone else changed this marketplace' });

describe('a save whose answer was lost', () => {
  it('MKI-33 was ours where the service has what was sent: it is told as saved', async () => {
    const form = await renderForm();
    form.gateway.lose('update');
    await saveLegalName(form);
    expect(await success()).toBeVisible();
    await waitFor(() => expect(saveButton()).toBeDisabled());
    expect(screen.queryByRole('dialog')).toBeNull();
    form.gateway.lose('update', false);
    await saveLegalName(form, 'Mine again, LLC');
    await waitFor(() => expect(form.gateway.stored()[0]?.legalEntityName).toBe('Mine again, LLC'));
    expect(form.gateway.calls.findLast(({ operation }) => operation === 'update')?.etag).toBe('"2"');
  });

  it('API-44 MKI-33 is told as saved after a reload, where the service has it, and nothing is offered again', async () => {
    sessionStorage.clear();
    const form = await renderForm(plainMarketplace(), { drafts: sessionStorage });
    const { update } = form.gateway;
    Object.assign(form.gateway, {
      update: async (...call: Parameters<typeof update>) => {
        await update(...call);
        await new Promise(() => {});
      },
    });
    await saveLegalName(form);
    await waitFor(() => expect(form.gateway.stored()[0]?.legalEntityName).toBe('Mine, LLC'));
    window.dispatchEvent(new Event('pagehide'));
    form.unmount();
    Object.assign(form.gateway, { update });
    await renderForm(plainMarketplace(), { drafts: sessionStorage, gateway: form.gateway });
    expect(await success()).toBeVisible();
    expect(textbox('Legal entity name')).toHaveValue('Mine, LLC');
    expect(screen.queryByRole('button', { name: /Restore/ })).toBeNull();
    expect(sessionStorage).toHaveLength(0);
  });

  it('MKI-33 ERR-20 failed where the service still has what was loaded', async () => {
    const form = await renderForm();
    form.gateway.fail('update');
    await saveLegalName(form);
    expect(await screen.findByText(failed)).toBeVisible();
    expect(textbox('Legal entity name')).toHaveValue('Mine, LLC');
    await waitFor(() => expect(saveButton()).toBeEnabled());
  });

  it('MKI-33 is a conflict where someone else saved after it, about their edit alone', async () => {
    const form = await renderForm();
    const { gateway } = form;
    const { update } = gateway;
    const saveAfterwards: typeof update = async (...args) => {
      await update(...args);
      gateway.changeElsewhere(1, (now) => ({ ...now, phoneNumber: '+15550001111' }));
      throw new Error('The answer was lost.');
    };
    Object.assign(gateway, { update: saveAfterwards });
    await saveLegalName(form);
    const dialog = within(await conflict());
    expect(dialog.getByText('Phone number')).toBeVisible();
    expect(dialog.queryByText('Legal entity name')).toBeNull();
  });
});

describe('a version that is newer', () => {
  it('MKI-33 D-36 is no conflict where nothing of the form differs: the save goes onto it', async () => {
    const form = await renderForm();
    form.gateway.changeElsewhere(1, (now) => ({ ...now, priority: 7, enabled: false }));
    await saveLegalName(form);
    expect(await success()).toBeVisible();
    expect(form.gateway.stored()[0]).toMatchObject({
      legalEntityName: 'Mine, LLC',
      priority: 7,
      enabled: false,
    });
  });

  it('MKI-33 lists every field that differs', async () => {
    const form = await renderForm();
    form.gateway.changeElsewhere(1, (now) => ({
      ...now,
      phoneNumber: '+15550001111',
      riskAppetite: {
        ...now.riskAppetite,
        maxReferralsPerDay: 5,
        acceptCommercialUninsured: !now.riskAppetite?.acceptCommercialUninsured,
      },
    }));
    await saveLegalName(form);
    const dialog = within(await conflict());
    const labels = dialog.getAllByRole('term').map(({ textContent }) => textContent);
    expect(labels).toEqual([
      'Phone number',
      expect.stringMatching(/uninsured/i),
      'Referrals per day',
      'Legal entity name',
    ]);
  });
});

describe('a create', () => {
  async function fillIn(gateway = createInMemoryMarketplaceGateway({ marketplaces: [] }), drafts?: Storage) {
    const form = await renderForm('new', { gateway, ...(drafts && { drafts }) });
    const { user } = form;
    await user.type(textbox('Marketplace name'), 'Acme');
    await user.type(textbox('Phone number'), '5551234567');
    const states = await unfold(user, 'States');
    await user.click(states.getByRole('checkbox', { name: 'Texas' }));
    const api = within(section('Delivery: API'));
    await user.type(api.getByRole('textbox', { name: 'Delivery API URL' }), 'a.example.com');
    return form;
  }
  const keys = ({ gateway }: Form) =>
    gateway.calls.flatMap(({ operation, key }) => (operation === 'create' ? [key] : []));

  it('MKS-24 that is retried after a lost answer makes one marketplace', async () => {
    const form = await fillIn();
    form.gateway.lose('create');
    await form.user.click(saveButton());
    expect(await screen.findByText(/^Failed to save marketplace/)).toBeVisible();
    await waitFor(() => expect(saveButton()).toBeEnabled());
    form.gateway.lose('create', false);
    await form.user.click(saveButton());
    await waitFor(() => expect(form.onCreated).toHaveBeenCalledOnce());
    expect(form.gateway.stored()).toHaveLength(1);
    const [first, second] = keys(form);
    expect(first).toMatch(/^[0-9a-f-]{36}$/);
    expect(second).toBe(first);
  });

  it('MKS-24 D-34 whose answer alone was lost is told as saved, and one whose outcome stays unknown says so', async () => {
    const form = await fillIn();
    form.gateway.lose('create');
    await form.user.click(saveButton());
    expect(await screen.findByText(/it isn't known whether this was saved/)).toBeVisible();
    await waitFor(() => expect(saveButton()).toBeEnabled());
    const { create } = form.gateway;
    form.gateway.lose('create', false);
    let isLost = true;
    Object.assign(form.gateway, {
      create: async (...call: Parameters<typeof create>) => {
        const created = await create(...call);
        if (isLost) {
          isLost = false;
          throw Object.assign(new Error('The service could not be reached.'), { status: 0 });
        }
        return created;
      },
    });
    await form.user.click(saveButton());
    expect(await screen.findByText('Marketplace [ Acme ] has been saved successfully.')).toBeVisible();
    expect(form.gateway.stored()).toHaveLength(1);
    expect(new Set(keys(form)).size).toBe(1);
  });

  it('MKS-24 has the same key after a reload, and another one for another marketplace', async () => {
    sessionStorage.clear();
    const first = await fillIn(undefined, sessionStorage);
    first.gateway.lose('create');
    await first.user.click(saveButton());
    await screen.findByText(/^Failed to save marketplace/);
    first.unmount();
    sessionStorage.removeItem('marketplace-draft-new');
    const second = await fillIn(first.gateway, sessionStorage);
    second.gateway.lose('create', false);
    await second.user.click(saveButton());
    await waitFor(() => expect(second.onCreated).toHaveBeenCalledOnce());
    expect(second.gateway.stored()).toHaveLength(1);
    second.unmount();
    const third = await fillIn(first.gateway, sessionStorage);
    await third.user.click(saveButton());
    await waitFor(() => expect(third.onCreated).toHaveBeenCalledOnce());
    expect(third.gateway.stored()).toHaveLength(2);
    expect(new Set(keys(third)).size).toBe(2);
  });

  it('ERR-28 ERR-19 that is refused shows the reason of the service after the specified text', async () => {
    const form = await fillIn();
    Object.assign(form.gateway, {
      create: () => Promise.reject(refusal(422, 'The phone number is in use.')),
    });
    await form.user.click(saveButton());
    const text =
      'Failed to save marketplace [ Acme ]. Please refresh the page and try again. The phone number is in use.';
    expect(await screen.findByText(text)).toBeVisible();
  });
});

describe('a refused update', () => {
  it('ERR-28 ERR-20 shows the reason of the service after the specified text, and reads nothing again', async () => {
    const form = await renderForm(plainMarketplace());
    Object.assign(form.gateway, {
      update: () => Promise.reject(refusal(400, 'The legal name is too long.')),
    });
    await saveLegalName(form);
    expect(await screen.findByText(`${failed} The legal name is too long.`)).toBeVisible();
    expect(sentTo(form.gateway, 'get')).toHaveLength(1);
    expect(textbox('Legal entity name')).toHaveValue('Mine, LLC');
  });
});
