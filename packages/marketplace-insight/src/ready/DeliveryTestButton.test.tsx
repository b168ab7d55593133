// @vitest-environment jsdom

import type { DeliveryAnswer } from '@advantage/marketplace-form/wire';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import {
  plainMarketplace,
  renderForm,
  section,
  sentTo,
  textbox,
} from '../../../marketplace-form/src/testing/renderForm.test.support.tsx';
import { createInMemoryDeliveryTest } from '../testing/inMemoryDeliveryTest.ts';
import { type DeliveryTest, DeliveryTestButton } from './DeliveryTestButton.tsx';

const marketplace = plainMarketplace({
  deliverToApi: true,
  deliveryApiUrl: 'https://leads.example.com/in',
  deliveryApiKey: 'secret-key',
  deliveryApiType: 'X_API_KEY',
  deliverToEmailAddress: true,
  emailRecipients: ['desk@example.com', 'sales@example.com'],
  emailBccRecipients: [],
});

async function open(test = createInMemoryDeliveryTest(), of = marketplace) {
  const page = await renderForm(of, {
    deliveryTest: (way) => <DeliveryTestButton way={way} test={test} />,
  });
  const api = within(section('Delivery: API'));
  const email = within(section('Delivery: Email'));
  return { ...page, test, api, email };
}
const button = { name: 'Send a sample referral' };

const accepted: DeliveryAnswer = {
  sent: 'POST /leads',
  status: 200,
  milliseconds: 9,
  body: '',
  problem: null,
};

/** Renders the form with a delivery test that the test case answers by hand. */
async function openHeld() {
  let resolve: (answer: DeliveryAnswer) => void;
  const next = {
    signal: undefined as AbortSignal | undefined,
    resolve: (answer: DeliveryAnswer) => resolve(answer),
  };
  const send: DeliveryTest['send'] = (_settings, signal) => {
    next.signal = signal;
    return new Promise((settle) => {
      resolve = settle;
    });
  };
  const page = await renderForm(marketplace, {
    deliveryTest: (way) => <DeliveryTestButton way={way} test={{ send }} />,
  });
  return { ...page, next, api: within(section('Delivery: API')) };
}

describe('the test of a delivery', () => {
  it('MKF-24 MKF-25 sends a sample by the settings on the screen, unsaved ones too, and shows the answer', async () => {
    const { user, test, api, gateway } = await open();
    await user.clear(textbox('Delivery API URL'));
    await user.type(textbox('Delivery API URL'), 'https://other.example.com/in');
    await user.click(api.getByRole('button', button));
    expect(await api.findByText('Accepted with status 200 after 182 ms.')).toBeVisible();
    expect(api.getByText('{ "accepted": true, "id": "A-1042" }')).toBeVisible();
    expect(test.sent).toEqual([
      {
        way: 'api',
        deliveryApiUrl: 'https://other.example.com/in',
        deliveryApiKey: 'secret-key',
        deliveryApiType: 'X_API_KEY',
        referralDeliveryMethod: 'GENERIC',
      },
    ]);
    expect(sentTo(gateway, 'update')).toEqual([]);
    expect(document.body.textContent).not.toContain('secret-key');
  });

  it('MKF-26 sends a sample to the recipients', async () => {
    const { user, test, email } = await open(createInMemoryDeliveryTest({ status: null, body: 'Queued' }));
    await user.click(email.getByRole('button', button));
    expect(await email.findByText('Accepted after 182 ms.')).toBeVisible();
    expect(test.sent).toEqual([
      { way: 'email', emailRecipients: ['desk@example.com', 'sales@example.com'], emailBccRecipients: [] },
    ]);
  });

  it('MKF-24 an answer belongs to the settings that were tried', async () => {
    const { user, api } = await open();
    await user.click(api.getByRole('button', button));
    await api.findByText(/^Accepted/);
    expect(api.queryByText(/settings have changed/)).toBeNull();
    await user.type(textbox('Delivery API URL'), '2');
    expect(await api.findByText(/The settings have changed since this test\./)).toBeVisible();
    await user.click(api.getByRole('button', { name: 'Send it again' }));
    expect(await api.findByText(/^Accepted/)).toBeVisible();
    expect(api.queryByText(/settings have changed/)).toBeNull();
  });

  it.each([
    [
      'an answer that declines',
      { body: '{"accepted":false}' },
      /^Responded with status 200 after 182 ms, but/,
    ],
    ['a refusal', { status: 401 }, /^Refused with status 401 after 182 ms\.$/],
    [
      'a failure',
      { status: null, body: '', problem: 'No response within 8 seconds.' },
      /^The sample referral wasn't/,
    ],
  ])('MKF-24 tells %s from success', async (_what, answer, text) => {
    const { user, api } = await open(createInMemoryDeliveryTest(answer));
    await user.click(api.getByRole('button', button));
    expect(await api.findByText(text)).toBeVisible();
    if ('problem' in answer) expect(api.getByText(/^No response within 8 seconds\./)).toBeVisible();
  });

  it('MKF-24 says so where the service itself does not answer', async () => {
    const sent = createInMemoryDeliveryTest();
    const { user, api } = await open({ ...sent, send: () => Promise.reject(new Error('offline')) });
    await user.click(api.getByRole('button', button));
    expect(await api.findByText("The service that sends sample referrals didn't respond.")).toBeVisible();
  });

  it('MKF-24 keeps the first answer where it is until the next one comes', async () => {
    const { user, api, next } = await openHeld();
    await user.click(api.getByRole('button', button));
    next.resolve(accepted);
    const outcome = (await api.findByText(/^Accepted with status 200/)).closest('[role=status]');
    expect(outcome).toHaveAttribute('aria-busy', 'false');
    await user.click(api.getByRole('button', { name: 'Send it again' }));
    expect(api.getByText(/^Accepted with status 200/)).toBeVisible();
    expect(api.getByText('Earlier response')).toBeVisible();
    expect(outcome).toHaveAttribute('aria-busy', 'true');
    api.getByRole('button', { name: 'Cancel' }).focus();
    next.resolve({ ...accepted, status: 401 });
    expect(await api.findByText(/^Refused with status 401/)).toBeVisible();
    expect(outcome).toHaveAttribute('aria-busy', 'false');
    expect(api.queryByText('Earlier response')).toBeNull();
    expect(api.getByRole('button', { name: 'Send it again' })).toHaveFocus();
  });

  it('MKF-24 can be canceled; an answer that comes later is not shown', async () => {
    const { user, api, next } = await openHeld();
    await user.click(api.getByRole('button', button));
    await user.click(api.getByRole('button', { name: 'Cancel' }));
    expect(next.signal?.aborted).toBe(true);
    expect(api.getByText('Canceled. The sample referral may still arrive.')).toBeVisible();
    expect(api.queryByRole('button', { name: 'Cancel' })).toBeNull();
    expect(api.getByRole('button', button)).toHaveFocus();
    await act(async () => next.resolve(accepted));
    expect(api.queryByText(/^Accepted/)).toBeNull();
    await user.click(api.getByRole('button', button));
    expect(api.queryByText(/^Canceled/)).toBeNull();
    next.resolve(accepted);
    expect(await api.findByText(/^Accepted/)).toBeVisible();
  });

  it('MKF-24 a service that says nothing counts as one that did not respond', async () => {
    const { api, next } = await openHeld();
    vi.useFakeTimers();
    fireEvent.click(api.getByRole('button', button));
    act(() => void vi.advanceTimersByTime(29_999));
    expect(api.getByRole('button', { name: 'Cancel' })).toBeVisible();
    act(() => void vi.advanceTimersByTime(1));
    vi.useRealTimers();
    expect(api.getByText("The service that sends sample referrals didn't respond.")).toBeVisible();
    expect(next.signal?.aborted).toBe(true);
    expect(api.queryByRole('button', { name: 'Cancel' })).toBeNull();
  });

  it('MKV-63 MKV-65 sends nothing while the address is wrong, and leads to it', async () => {
    const { user, test, api } = await open();
    await user.clear(textbox('Delivery API URL'));
    await user.click(api.getByRole('button', button));
    expect(textbox('Delivery API URL')).toHaveFocus();
    expect(api.getByText('Please provide a delivery API URL.')).toBeVisible();
    expect(test.sent).toEqual([]);
  });

  it('MKF-24 shows nothing for a way that is off, or without a service for it', async () => {
    const off = { ...marketplace, deliverToEmailAddress: false };
    const { email, api, unmount } = await open(undefined, off);
    expect(api.getByRole('button', button)).toBeVisible();
    expect(email.queryByRole('button', button)).toBeNull();
    unmount();
    await renderForm(marketplace);
    expect(screen.queryByRole('button', button)).toBeNull();
  });
});
