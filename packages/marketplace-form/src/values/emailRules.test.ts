import { describe, expect, it } from 'vitest';
import type { MarketplaceFormValues, RecipientValues } from '../fields/values.ts';
import { sampleReference } from '../testing/reference.ts';
import { reconcileRecipients } from './recipients.ts';
import { type Case, errorsOf, filledForm, prove } from './rules.test.support.ts';
import { marketplaceFormSchema } from './schema.ts';

const mailTo = (emailRecipients: string) => ({
  emailRecipients,
  recipients: reconcileRecipients(emailRecipients, []),
});
const off = { deliverToEmailAddress: false };

describe('addresses', () => {
  const invalid = 'Email addresses must be valid and separated by commas.';
  const repeated = 'Email addresses must not be duplicated.';
  const bad = [
    'a',
    'a@b',
    '@b.com',
    'a@',
    'a@b..com',
    'a@.com',
    'a@b.com;c@d.com',
    'a@b.com c@d.com',
    'a@b.com,',
    'a b@c.com',
    'a@@b.com',
    '.a@b.com',
    'a@-b.com',
  ];
  const good = ['a@b.com', 'a@b.com,c@d.com', 'a@b.com, c@d.com', ' a@b.com , c@d.com ', 'a.b+c@d-e.co.uk'];
  prove('emailRecipients', [
    ['MKV-56', 'empty', mailTo(''), 'At least one email recipient is required.'],
    ['MKV-56', 'blank', mailTo(' \n'), 'At least one email recipient is required.'],
    ['MKV-61', 'empty while email is off', { ...mailTo(''), ...off }],
    ...good.map((text): Case => ['MKV-58', `'${text}'`, mailTo(text)]),
    ...bad.map((text): Case => ['MKV-57', `'${text}'`, mailTo(text), invalid]),
    ['MKV-61', 'nonsense while email is off', { ...mailTo('a'), ...off }],
    ['MKV-59', 'the same twice', mailTo('a@b.com, a@b.com'), repeated],
    ['MKV-59', 'the same in other letters', mailTo('a@b.com, A@B.com'), repeated],
    ['MKV-59', 'two of one host', mailTo('a@b.com, b@b.com')],
    ['MKV-61', 'the same twice while email is off', { ...mailTo('a@b.com, a@b.com'), ...off }],
  ]);
  prove('emailBccRecipients', [
    ['MKV-60', 'empty', { emailBccRecipients: '' }],
    ['MKV-60', 'two addresses', { emailBccRecipients: 'a@b.com,c@d.com' }],
    ['MKV-60', 'an address that is a recipient too', { emailBccRecipients: 'ana@example.com' }],
    ['MKV-60', 'no address', { emailBccRecipients: 'a@b' }, invalid],
    ['MKV-60', 'the same in other letters', { emailBccRecipients: 'a@b.com, A@b.com' }, repeated],
    ['MKV-61', 'nonsense while email is off', { emailBccRecipients: 'a', ...off }],
  ]);
});

/** Returns an edit of the filled form that changes the first recipient's settings. */
const firstRow = (change: Partial<RecipientValues>, edit: Partial<MarketplaceFormValues> = {}) => {
  const [row, ...others] = filledForm.recipients;
  return { ...edit, recipients: [{ ...row, ...change } as RecipientValues, ...others] };
};

describe('recipients', () => {
  const prepaid = { paymentOption: 'DEBIT_PREPAID_BALANCE' } as const;
  prove('recipients.r-1.defaultPurchaser', [
    ['MKV-62', 'one ticked', firstRow({ defaultPurchaser: true }, prepaid)],
    ['MKV-62', 'none ticked', prepaid, 'A default purchaser must be selected.'],
    ['MKV-62', 'none ticked while billed', {}],
    [
      'MKI-6',
      'none ticked with Deliver to API on',
      { ...prepaid, deliverToApi: true, deliveryApiUrl: 'a.example.com' },
    ],
    [
      'MKV-62',
      'none ticked without individual settings',
      { ...prepaid, enableIndividualEmailDeliverySettings: false },
    ],
  ]);

  const day = 'At least one delivery day must be selected.';
  const noDay = { sameDeliveryDaysAsMarketplace: false, deliveryDays: [] };
  prove('recipients.r-1.deliveryDays', [
    ['MKV-54', 'one day', firstRow({ ...noDay, deliveryDays: ['Monday'] })],
    ['MKV-54', 'no day', firstRow(noDay), day],
    ['MKV-54', 'no day but those of the marketplace', firstRow({ deliveryDays: [] })],
    [
      'MKV-54',
      'no day without individual settings',
      firstRow(noDay, { enableIndividualEmailDeliverySettings: false }),
    ],
    ['MKV-61', 'no day while email is off', firstRow(noDay, off)],
  ]);

  const noTime = (which: string) => `${which} time must be a time, such as 9:00 AM or 17:30.`;
  const order = 'End time must be after start time.';
  const late = {
    sameDeliveryTimesAsMarketplace: false,
    deliverAllDay: false,
    referralDeliveryStartTime: '17:00:00',
    referralDeliveryEndTime: '09:00:00',
  };
  prove('recipients.r-1.referralDeliveryEndTime', [
    ['MKV-55', 'before start', firstRow(late), order],
    ['MKV-55', 'before start with 24 hours on', firstRow({ ...late, deliverAllDay: true })],
    [
      'MKV-55',
      'before start but matching the marketplace',
      firstRow({ ...late, sameDeliveryTimesAsMarketplace: true }),
    ],
    ['MKV-76', 'text', firstRow({ ...late, referralDeliveryEndTime: '25' }), noTime('End')],
  ]);
  const unread = { ...late, referralDeliveryStartTime: 'foo' };
  prove('recipients.r-1.referralDeliveryStartTime', [
    ['MKV-76', 'text', firstRow(unread), noTime('Start')],
    ['MKV-76', 'text with 24 hours on', firstRow({ ...unread, deliverAllDay: true })],
    [
      'MKV-76',
      'text but matching the marketplace',
      firstRow({ ...unread, sameDeliveryTimesAsMarketplace: true }),
    ],
  ]);

  it('MKV-54 the error of a recipient has the key noDeliveryDaySelected', () => {
    const result = marketplaceFormSchema(sampleReference).safeParse({ ...filledForm, ...firstRow(noDay) });
    expect(result.error?.issues[0]).toMatchObject({
      params: { rule: 'MKV-54', key: 'noDeliveryDaySelected' },
    });
  });

  it('MKV-54 each recipient has its own error', () => {
    const recipients = filledForm.recipients.map((row) => ({ ...row, ...noDay }));
    expect(errorsOf({ recipients })).toEqual([
      `recipients.r-1.deliveryDays: ${day}`,
      `recipients.r-2.deliveryDays: ${day}`,
    ]);
  });
});
