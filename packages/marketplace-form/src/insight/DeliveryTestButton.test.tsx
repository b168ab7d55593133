// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createInMemoryDeliveryTest } from '../testing/inMemoryDeliveryTest.ts';
import {
  plainMarketplace,
  renderForm,
  section,
  sentTo,
  textbox,
} from '../testing/renderForm.test.support.tsx';
import { DeliveryTestButton } from './DeliveryTestButton.tsx';

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
