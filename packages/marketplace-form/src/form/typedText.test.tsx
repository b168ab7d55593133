// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { buildRecipientSetting } from '../testing/marketplaceBuilder.ts';
import {
  discardButton,
  plainMarketplace,
  renderForm,
  saveButton,
  section,
  sentTo,
  textbox,
  unfold,
} from '../testing/renderForm.test.support.tsx';

const marketplace = plainMarketplace({
  emailRecipients: ['ana@example.com'],
  enableIndividualEmailDeliverySettings: true,
  individualEmailRecipientSettings: [
    buildRecipientSetting({ id: 12, emailAddress: 'ana@example.com', sameDeliveryTimesAsMarketplace: false }),
  ],
  riskAppetite: { excludedNaics: [] },
});

const time = (name: string) =>
  within(section('Delivery: Limits and schedule')).getByRole('combobox', { name });
const ownTime = (name: string) =>
  within(screen.getByRole('group', { name: 'ana@example.com' })).getByRole('combobox', {
    name,
  });

/** Each field whose text is read when it is left: how to find it, what is typed, and what that saves. */
const fields = [
  [
    'a NAICS code',
    'NAICS codes',
    () => textbox('NAICS codes'),
    '722410',
    { riskAppetite: { excludedNaics: ['722410'] } },
  ],
  [
    'a recipient',
    'Recipients',
    () => textbox('Recipients'),
    'ben@example.com',
    { emailRecipients: ['ana@example.com', 'ben@example.com'] },
  ],
  [
    'a bcc recipient',
    'Bcc recipients',
    () => textbox('Bcc recipients'),
    'ben@example.com',
    { emailBccRecipients: ['ben@example.com'] },
  ],
  [
    'a start time',
    undefined,
    () => time('Start time'),
    '9.30',
    { riskAppetite: { referralDeliveryStartTime: '09:30:00' } },
  ],
  [
    'an end time',
    undefined,
    () => time('End time'),
    '24:00',
    { riskAppetite: { referralDeliveryEndTime: '23:59:59' } },
  ],
  [
    'a start time of a recipient',
    'ana@example.com',
    () => ownTime('Start time'),
    '9h30',
    { individualEmailRecipientSettings: [{ id: 12, referralDeliveryStartTime: '09:30:00' }] },
  ],
  [
    'an end time of a recipient',
    'ana@example.com',
    () => ownTime('End time'),
    'midnight',
    { individualEmailRecipientSettings: [{ id: 12, referralDeliveryEndTime: '23:59:59' }] },
  ],
] as const;

const open = () => renderForm(marketplace, { drafts: sessionStorage });
type User = Awaited<ReturnType<typeof open>>['user'];

async function retype(user: User, field: HTMLElement, text: string) {
  await user.clear(field);
  await user.type(field, text);
  expect(field).toHaveFocus();
}

const isGuarded = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

beforeEach(() => sessionStorage.clear());

describe.each(fields)('%s that is typed and not left', (_what, row, find, text, saved) => {
  it('MKF-39 is a change: leaving the page asks, and one press of Save saves it', async () => {
    const { user, gateway } = await open();
    if (row) await unfold(user, row);
    expect(isGuarded()).toBe(false);
    await retype(user, find(), text);
    expect(isGuarded()).toBe(true);
    expect(saveButton()).toBeEnabled();
    await user.click(saveButton());
    await screen.findByText(/has been saved successfully/);
    expect(sentTo(gateway, 'update')).toMatchObject([saved]);
    expect(screen.getByText('No changes to save')).toBeVisible();
  });
});

describe.each([
  ['marketplace', undefined, time],
  ['recipient', 'ana@example.com', ownTime],
])('a time of the %s that cannot be read', (_whose, row, find) => {
  const message = 'End time must be a time, such as 9:00 AM or 17:30.';

  it('MKV-76 MKF-39 keeps its text, says so once it is left, and is not saved', async () => {
    const { user, gateway } = await open();
    if (row) await unfold(user, row);
    await retype(user, find('End time'), '25');
    expect(isGuarded()).toBe(true);
    expect(saveButton()).toBeDisabled();
    expect(screen.queryByText(message)).toBeNull();
    await user.click(saveButton());
    await user.tab();
    expect((await screen.findAllByText(message))[0]).toBeVisible();
    expect(find('End time')).toHaveValue('25');
    expect(find('End time')).toBeInvalid();
    expect(find('End time')).toHaveAccessibleDescription(message);
    expect(find('Start time')).toBeValid();
    await user.click(screen.getByRole('button', { name: '1 error' }));
    await user.click(await screen.findByRole('link', { name: message }));
    await retype(user, find('End time'), 'foo');
    expect(screen.getAllByText(message)).not.toHaveLength(0);
    await retype(user, find('End time'), 'noon');
    await waitFor(() => expect(screen.queryByText(message)).toBeNull());
    await user.click(saveButton());
    await screen.findByText(/has been saved successfully/);
    expect(sentTo(gateway, 'update')).toHaveLength(1);
  });
});

it('MKF-39 MKV-76 typed text is restored from a draft, and a time that cannot be read as its text', async () => {
  const { user, unmount } = await open();
  await unfold(user, 'NAICS codes');
  await user.type(textbox('NAICS codes'), '722410');
  await retype(user, time('Start time'), '9h30');
  await retype(user, time('End time'), 'foo');
  window.dispatchEvent(new Event('pagehide'));
  unmount();
  const { user: later } = await open();
  await later.click(await screen.findByRole('button', { name: 'Restore' }));
  await unfold(later, 'NAICS codes');
  expect(screen.getByRole('button', { name: 'Remove 722410' })).toBeVisible();
  expect(time('Start time')).toHaveValue('9:30 AM');
  expect(time('End time')).toHaveValue('foo');
  await waitFor(() => expect(time('End time')).toBeInvalid());
});

it('MKI-30 MKV-76 discarding the changes discards a time that cannot be read', async () => {
  const { user } = await open();
  await retype(user, time('End time'), 'foo');
  await user.click(discardButton());
  await waitFor(() => expect(time('End time')).toHaveValue('5:00 PM'));
  expect(time('End time')).toBeValid();
});

it('MKF-39 MKV-23 a code that is typed wrong stays, and its error shows once it is left', async () => {
  const { user } = await open();
  await unfold(user, 'NAICS codes');
  await user.type(textbox('NAICS codes'), '72');
  expect(isGuarded()).toBe(true);
  await user.tab();
  expect(
    (await screen.findAllByText('NAICS codes must be 6 digits and separated by commas.'))[0],
  ).toBeVisible();
  expect(screen.getByText('72')).toBeVisible();
  expect(screen.getByText('Not 6 digits')).toBeVisible();
});
