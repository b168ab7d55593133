import { describe, expect, it } from 'vitest';
import type { MarketplaceFormValues } from '../fields/values.ts';
import { defaultMarketplaceForm } from '../fields/values.ts';
import { buildMarketplace, buildRecipientSetting } from '../testing/marketplaceBuilder.ts';
import { sampleReference } from '../testing/reference.ts';
import { applyEffects, type Change } from './applyEffects.test.support.ts';
import { isChanged } from './compare.ts';
import { effectivePriceMode, effectiveValues, hasIndividualSettings, recipientRows } from './effective.ts';
import { rowsByKey } from './rules.test.support.ts';
import { checkForm } from './rules.ts';
import { toFormValues } from './toFormValues.ts';

const original = buildMarketplace({
  emailRecipients: ['a@b.com', 'c@d.com', 'e@f.com'],
  enableIndividualEmailDeliverySettings: true,
  individualEmailRecipientSettings: ['a@b.com', 'c@d.com', 'e@f.com'].map((emailAddress, index) =>
    buildRecipientSetting({ id: index + 1, emailAddress, sameDeliveryDaysAsMarketplace: index === 0 }),
  ),
});
const loaded = toFormValues(original, sampleReference);
const existing = { reference: sampleReference, original };
const fresh = { reference: sampleReference };
const change = (values: MarketplaceFormValues, ...changes: Change[]) =>
  changes.reduce((form, each) => applyEffects(form, each, existing), values);
const defaults = (values: MarketplaceFormValues) => recipientRows(values).map((row) => row.defaultPurchaser);
const errors = (values: MarketplaceFormValues) =>
  checkForm(values, sampleReference).map(({ message }) => message);

describe('price and payment', () => {
  it('MKI-1 DURATION forces percent mode; INSTANT gives the chosen mode back', () => {
    const delivered = change(loaded, { field: 'priceMode', value: 'DELIVERED_PRICE' });
    const duration = change(delivered, { field: 'marketplaceType', value: 'DURATION' });
    expect(effectivePriceMode(duration)).toBe('PERCENT_MODIFIER');
    expect(effectivePriceMode(change(duration, { field: 'marketplaceType', value: 'INSTANT' }))).toBe(
      'DELIVERED_PRICE',
    );
  });

  it('MKI-2 MKI-3 prepaid turns on email, and individual settings of an existing marketplace', () => {
    const off = { ...loaded, deliverToEmailAddress: false, enableIndividualEmailDeliverySettings: false };
    const prepaid = change(off, { field: 'paymentOption', value: 'DEBIT_PREPAID_BALANCE' });
    expect(prepaid).toMatchObject({
      deliverToEmailAddress: true,
      enableIndividualEmailDeliverySettings: true,
    });
    expect(errors(prepaid)).toEqual(['A default purchaser must be selected.']);
    expect(change(off, { field: 'paymentOption', value: 'BILLED' })).toEqual(off);
  });

  it('MKI-15 MKI-2 on a new marketplace prepaid turns on email only, and individual settings stay off', () => {
    const form = defaultMarketplaceForm(sampleReference);
    const prepaid = applyEffects(form, { field: 'paymentOption', value: 'DEBIT_PREPAID_BALANCE' }, fresh);
    expect(prepaid).toMatchObject({
      deliverToEmailAddress: true,
      enableIndividualEmailDeliverySettings: false,
    });
    const individual = { field: 'enableIndividualEmailDeliverySettings', value: true } as const;
    expect(applyEffects(form, individual, fresh).enableIndividualEmailDeliverySettings).toBe(false);
  });

  it('MKI-4 MKI-5 ticking a default purchaser clears the others, unticking it shows the error', () => {
    const prepaid = change(loaded, { field: 'paymentOption', value: 'DEBIT_PREPAID_BALANCE' });
    const first = change(prepaid, { recipient: 'r1', field: 'defaultPurchaser', value: true });
    const second = change(first, { recipient: 'r2', field: 'defaultPurchaser', value: true });
    expect(defaults(first)).toEqual([true, false, false]);
    expect(defaults(second)).toEqual([false, true, false]);
    expect(errors(second)).toEqual([]);
    const none = change(second, { recipient: 'r2', field: 'defaultPurchaser', value: false });
    expect(errors(none)).toEqual(['A default purchaser must be selected.']);
  });

  it('MKI-4 only ticking a default purchaser concerns the other recipients, and only those that were ticked', () => {
    const ticked = change(loaded, { recipient: 'r1', field: 'defaultPurchaser', value: true });
    const moved = change(ticked, { recipient: 'r2', field: 'defaultPurchaser', value: true });
    expect(rowsByKey(moved).r3).toBe(rowsByKey(ticked).r3);
    expect(defaults(moved)).toEqual([false, true, false]);
    const others: Change[] = [
      { recipient: 'r2', field: 'sameDeliveryDaysAsMarketplace', value: true },
      { recipient: 'r2', field: 'defaultPurchaser', value: false },
      { recipient: 'r2', field: 'deliveryDays', value: ['Monday'] },
    ];
    for (const other of others) expect(defaults(change(ticked, other))).toEqual([true, false, false]);
  });

  it('MKI-12 individual settings of an existing marketplace go on and off as they are set', () => {
    const individual = 'enableIndividualEmailDeliverySettings';
    const off = change(loaded, { field: individual, value: false });
    expect(off[individual]).toBe(false);
    expect(change(off, { field: individual, value: true })[individual]).toBe(true);
  });

  it('MKI-6 MKI-12 Deliver to API wins over prepaid; off gives individual settings back', () => {
    const both = change(
      loaded,
      { field: 'deliveryApiUrl', value: 'api.example.com' },
      { field: 'deliverToApi', value: true },
      { field: 'paymentOption', value: 'DEBIT_PREPAID_BALANCE' },
    );
    expect(hasIndividualSettings(both)).toBe(false);
    expect(errors(both)).toEqual([]);
    expect(hasIndividualSettings(change(both, { field: 'deliverToApi', value: false }))).toBe(true);
    const saved = { ...loaded, enableIndividualEmailDeliverySettings: false };
    const back = change(
      saved,
      { field: 'deliverToApi', value: true },
      { field: 'deliverToApi', value: false },
    );
    expect(hasIndividualSettings(back)).toBe(false);
  });
});

describe('schedule and recipients', () => {
  it('MKI-7 24 hours forces the whole day; off gives the times back', () => {
    const allDay = change(loaded, { field: 'deliverAllDay', value: true });
    expect(effectiveValues(allDay)).toMatchObject({
      referralDeliveryStartTime: '00:00:00',
      referralDeliveryEndTime: '23:59:59',
    });
    expect(isChanged(change(allDay, { field: 'deliverAllDay', value: false }), loaded, sampleReference)).toBe(
      false,
    );
  });

  it("MKI-8 a recipient's 24 hours does the same unless it matches the marketplace", () => {
    const own = change(loaded, { recipient: 'r1', field: 'deliverAllDay', value: true });
    expect(rowsByKey(effectiveValues(own)).r1?.referralDeliveryStartTime).toBe('09:00:00');
    const free = change(own, { recipient: 'r1', field: 'sameDeliveryTimesAsMarketplace', value: false });
    expect(rowsByKey(effectiveValues(free)).r1).toMatchObject({ deliverAllDay: false });
    const allDay = change(free, { recipient: 'r1', field: 'deliverAllDay', value: true });
    expect(rowsByKey(effectiveValues(allDay)).r1?.referralDeliveryEndTime).toBe('23:59:59');
  });

  it('MKI-9 MKI-10 MKI-11 only recipients that match follow the marketplace', () => {
    const edited = effectiveValues(
      change(
        loaded,
        { field: 'deliveryDays', value: ['Sunday'] },
        { recipient: 'r2', field: 'sameDeliveryTimesAsMarketplace', value: false },
        { field: 'referralDeliveryTimezone', value: 'America/Denver' },
      ),
    );
    expect(rowsByKey(edited).r1).toMatchObject({
      deliveryDays: ['Sunday'],
      referralDeliveryTimezone: 'America/Denver',
    });
    expect(rowsByKey(edited).r2?.deliveryDays).toHaveLength(5);
    expect(rowsByKey(edited).r2?.referralDeliveryTimezone).toBe('America/Chicago');
    expect(rowsByKey(edited).r3?.referralDeliveryTimezone).toBe('America/Denver');
  });

  it('MKI-9 MKI-10 a recipient that stops matching starts from what it matched', () => {
    const allDay = change(
      loaded,
      { field: 'deliverAllDay', value: true },
      { field: 'deliveryDays', value: ['Friday'] },
    );
    const free = change(
      allDay,
      { recipient: 'r1', field: 'sameDeliveryDaysAsMarketplace', value: false },
      { recipient: 'r1', field: 'sameDeliveryTimesAsMarketplace', value: false },
    );
    expect(rowsByKey(free).r1).toMatchObject({ deliveryDays: ['Friday'], deliverAllDay: true });
  });

  it('MKI-9 MKI-10 a recipient keeps its own days and times while it begins to match, or while anything else changes', () => {
    const own = change(
      loaded,
      { recipient: 'r2', field: 'sameDeliveryTimesAsMarketplace', value: false },
      { recipient: 'r2', field: 'deliverAllDay', value: false },
      { recipient: 'r2', field: 'referralDeliveryStartTime', value: '06:00:00' },
      { recipient: 'r2', field: 'deliveryDays', value: ['Sunday'] },
    );
    const untouched = {
      deliveryDays: ['Sunday'],
      referralDeliveryStartTime: '06:00:00',
      deliverAllDay: false,
    };
    const others: Change[] = [
      { recipient: 'r2', field: 'sameDeliveryDaysAsMarketplace', value: true },
      { recipient: 'r2', field: 'sameDeliveryTimesAsMarketplace', value: true },
      { recipient: 'r2', field: 'defaultPurchaser', value: false },
      { recipient: 'r2', field: 'deliverAllDay', value: false },
    ];
    for (const other of others) expect(rowsByKey(change(own, other)).r2).toMatchObject(untouched);
  });

  it('MKI-14 without recipients individual settings are off, and they come back with one', () => {
    const empty = change(loaded, { field: 'emailRecipients', value: '' });
    expect(hasIndividualSettings(empty)).toBe(false);
    const again = change(empty, { field: 'emailRecipients', value: 'a@b.com, c@d.com, e@f.com' });
    expect(hasIndividualSettings(again)).toBe(true);
    expect(isChanged(again, loaded, sampleReference)).toBe(false);
  });

  it('MKI-13 turning on email without recipients is an error', () => {
    const off = { ...loaded, deliverToEmailAddress: false, emailRecipients: '', recipients: [] };
    expect(errors(change(off, { field: 'deliverToEmailAddress', value: true }))).toEqual([
      'At least one email recipient is required.',
    ]);
  });

  it('MKI-16 a typed address adds a row that matches, a removed one drops its row, case does not matter', () => {
    const edited = change(loaded, { field: 'emailRecipients', value: 'C@d.com, new@x.com, half@' });
    expect(recipientRows(edited).map((row) => [row.emailAddress, row.recipientId])).toEqual([
      ['c@d.com', 2],
      ['new@x.com', -1],
    ]);
    expect(rowsByKey(edited)['r-1']).toMatchObject({
      sameDeliveryDaysAsMarketplace: true,
      sameDeliveryTimesAsMarketplace: true,
    });
    const more = change(edited, { field: 'emailRecipients', value: 'new@x.com, other@x.com' });
    expect(recipientRows(more).map((row) => row.recipientId)).toEqual([-1, -2]);
  });

  it('MKI-16 a change of a row that is not there changes nothing', () => {
    expect(change(loaded, { recipient: 'r99', field: 'defaultPurchaser', value: true })).toBe(loaded);
  });
});

describe('agency and appetites', () => {
  const agency = { name: 'Prairie Mutual', fulcrumId: 7, contact: { phone: '+1 (515) 555-0100' } };

  it('MKI-20 a found agency fills both names and the phone', () => {
    expect(change(loaded, { agency })).toMatchObject({
      marketplaceName: 'Prairie Mutual',
      legalEntityName: 'Prairie Mutual',
      phoneNumber: '5155550100',
    });
  });

  it('MKV-78 an extension of its phone stays outside the number, and is an error', () => {
    const phone = '+1 555-123-456 ext 7';
    const found = change(loaded, { agency: { ...agency, contact: { phone } } });
    expect(found.phoneNumber).toBe('555-123-456 ext 7');
    expect(errors(found)).toEqual(['Please provide a valid phone number']);
  });

  it.each([
    ['MKI-22 MKI-23 no agency', undefined],
    ['MKI-20 an agency of nulls', { fulcrumId: 7, name: null, contact: null }],
  ])('%s empties them', (_title, none) => {
    expect(change(loaded, { agency: none })).toMatchObject({
      marketplaceName: '',
      legalEntityName: '',
      phoneNumber: '',
    });
  });

  it('MKI-17 MKI-18 an appetite without a line, and all three off, are errors', () => {
    const required = { ...loaded, businessLineRequired: true };
    expect(errors(change(required, { field: 'acceptPersonalLines', value: true }))).toEqual([
      'At least one business line must be selected.',
    ]);
    expect(errors(change(required, { field: 'acceptCommercialLines', value: false }))).toEqual([
      'At least one business line appetite must be enabled.',
    ]);
  });

  it('MKI-25 switching the NAICS mode is no change', () => {
    const included = change(loaded, { field: 'naicsMode', value: 'include' });
    expect(included.naicsCodes).not.toBe(loaded.naicsCodes);
    expect(isChanged(included, loaded, sampleReference)).toBe(false);
  });
});
