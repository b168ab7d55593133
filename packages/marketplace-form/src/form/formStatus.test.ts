import { describe, expect, it } from 'vitest';
import type { FieldName, MarketplaceFormValues } from '../fields/values.ts';
import { defaultMarketplaceForm } from '../fields/values.ts';
import { buildMarketplace } from '../testing/marketplaceBuilder.ts';
import { sampleReference } from '../testing/reference.ts';
import { checkForm } from '../values/allRules.ts';
import { applyChange, type Change } from '../values/interplay.ts';
import { filledForm } from '../values/rules.test.support.ts';
import {
  afterEdit,
  afterLeaving,
  afterReveal,
  editedFields,
  type FormStatus,
  formStatus,
  withReference,
} from './formStatus.ts';

const subject = { saved: filledForm, reference: sampleReference };
const context = { reference: sampleReference, original: buildMarketplace() };

/** A form and its status. */
interface Form {
  readonly values: MarketplaceFormValues;
  readonly status: FormStatus;
}
const start = (values = filledForm, isShown = false): Form => ({
  values,
  status: formStatus(values, subject, isShown),
});
const edit = (form: Form, ...changes: Change[]) =>
  changes.reduce(({ values, status }: Form, change) => {
    const next = applyChange(values, change, context);
    return { values: next, status: afterEdit(status, next, editedFields(values, next)) };
  }, form);
const leave = (form: Form, name: FieldName): Form => ({ ...form, status: afterLeaving(form.status, name) });
const errors = ({ status }: Form) => Object.fromEntries(status.errors);

const min = (value: string): Change => ({ field: 'yearsInBusinessMin', value });
const max = (value: string): Change => ({ field: 'yearsInBusinessMax', value });
const crossed = 'Min years in business cannot be greater than max years in business.';

describe('when errors show', () => {
  it('MKV-1 an error of a typed field waits until the field is left, and vanishes as soon as it is mended', () => {
    const typing = edit(start(), { field: 'marketplaceName', value: '' });
    expect(errors(typing)).toEqual({});
    expect(typing.status.issues).toHaveLength(1);
    const left = leave(typing, 'marketplaceName');
    expect(errors(left)).toEqual({ marketplaceName: 'Please provide marketplace name' });
    expect(errors(edit(left, { field: 'marketplaceName', value: 'A' }))).toEqual({});
  });

  it('MKV-29 an error across two fields is mended from either side', () => {
    const wrong = leave(edit(start(), min('12'), max('5')), 'yearsInBusinessMax');
    expect(errors(wrong)).toEqual({ yearsInBusinessMin: crossed });
    expect(errors(edit(wrong, max('50')))).toEqual({});
    expect(errors(edit(wrong, min('1')))).toEqual({});
    expect(errors(edit(wrong, { field: 'acceptCommercialLines', value: false }))).toEqual({});
  });

  it('MKV-29 MKV-55 an error across two fields marks both', () => {
    expect([...edit(start(), min('12'), max('5')).status.marked]).toEqual([]);
    const wrong = leave(edit(start(), min('12'), max('5')), 'yearsInBusinessMax');
    expect([...wrong.status.marked]).toEqual(['yearsInBusinessMin', 'yearsInBusinessMax']);
  });

  it('MKI-13 turning on email without recipients shows the error at once', () => {
    const empty = { ...filledForm, deliverToEmailAddress: false, emailRecipients: '', recipients: {} };
    const on = edit(start(empty), { field: 'deliverToEmailAddress', value: true });
    expect(errors(on)).toEqual({ emailRecipients: 'At least one email recipient is required.' });
  });

  it('MKI-17 enabling an appetite without a line shows its error at once', () => {
    const off = { ...filledForm, acceptPersonalLines: false, personalBusinessLines: [] };
    const on = edit(start(off), { field: 'acceptPersonalLines', value: true });
    expect(errors(on)).toEqual({ personalBusinessLines: 'At least one business line must be selected.' });
  });

  it('MKI-18 turning the last appetite off shows the appetite error at once', () => {
    const off = edit(
      start(),
      { field: 'acceptCommercialLines', value: false },
      { field: 'acceptPersonalLines', value: false },
      { field: 'acceptLifeAnnuitiesLines', value: false },
    );
    expect(errors(off)).toEqual({
      businessLineRequired: 'At least one business line appetite must be enabled.',
    });
  });

  it('MKI-3 MKI-5 the default-purchaser error shows with prepaid and after unticking', () => {
    const path = 'recipients.r-1.defaultPurchaser';
    const text = 'A default purchaser must be selected.';
    const prepaid = edit(start(), { field: 'paymentOption', value: 'DEBIT_PREPAID_BALANCE' });
    expect(errors(prepaid)).toEqual({ [path]: text });
    const ticked = edit(prepaid, { recipient: 'r-1', field: 'defaultPurchaser', value: true });
    expect(errors(ticked)).toEqual({});
    const unticked = edit(ticked, { recipient: 'r-1', field: 'defaultPurchaser', value: false });
    expect(errors(unticked)).toEqual({ [path]: text });
  });

  it('MKV-53 a tick taken away shows its error at once', () => {
    expect(errors(edit(start(), { field: 'deliveryDays', value: [] }))).toHaveProperty('deliveryDays');
  });

  it('MKV-31 what is wrong with a loaded marketplace shows from the start, a new one starts quiet', () => {
    expect(errors(start({ ...filledForm, yearsInBusinessMin: '150' }, true))).toHaveProperty(
      'yearsInBusinessMin',
    );
    const fresh = start(defaultMarketplaceForm(sampleReference));
    expect(errors(fresh)).toEqual({});
    expect(fresh.status.issues.length).toBeGreaterThan(0);
  });

  it('MKF-8 asking why Save is off shows everything, with counts per section', () => {
    const status = afterReveal(formStatus(defaultMarketplaceForm(sampleReference), subject, false));
    expect(status.errorCounts).toMatchObject({ setup: 3, api: 1, general: 0 });
    expect(status.errors.size).toBe(status.issues.length);
  });

  it('MKV-6 MKI-26 an agency that is not found and codes that fail show at once', () => {
    const { values, status } = edit(start(), { field: 'agencyId', value: '7' });
    const reference = { ...sampleReference, unknownAgencyIds: ['7'] };
    const unknown = { values, status: withReference(status, values, reference) };
    expect(errors(unknown)).toEqual({ agencyId: 'No agency found matching the provided agency ID' });
    expect(errors(edit(unknown, { field: 'agencyId', value: '8' }))).toEqual({});
  });
});

describe('what the status knows', () => {
  it('MKV-1 after any edits it finds what a whole check finds, in the order of the page', () => {
    const { values, status } = edit(
      start(),
      { field: 'deliverToApi', value: true },
      min('12'),
      max('5'),
      { field: 'marketplaceName', value: '' },
      { field: 'emailRecipients', value: 'x' },
    );
    expect(status.issues).toEqual(checkForm(values, sampleReference));
  });

  it('MKF-9 it knows the changed fields, and forgets them when they are typed back', () => {
    const changed = edit(start(), { field: 'marketplaceName', value: 'X' });
    expect(changed.status.changes).toEqual(['marketplaceName']);
    const back = edit(changed, { field: 'marketplaceName', value: filledForm.marketplaceName });
    expect(back.status.changes).toEqual([]);
  });

  it('MKF-14 parts that say the same stay the very same, so that nothing renders for them', () => {
    const wrong = leave(edit(start(), { field: 'phoneNumber', value: '1' }), 'phoneNumber');
    const typed = edit(wrong, { field: 'marketplaceName', value: 'A' });
    const again = edit(typed, { field: 'marketplaceName', value: 'AB' });
    for (const part of ['issues', 'errors', 'marked', 'errorCounts', 'changes'] as const)
      expect(again.status[part]).toBe(typed.status[part]);
    expect(typed.status.errors).toBe(wrong.status.errors);
    expect(typed.status.changes).not.toBe(wrong.status.changes);
  });

  it('MKV-1 leaving a field with nothing to show gives the same status', () => {
    const { status } = start();
    expect(afterLeaving(status, 'marketplaceName')).toBe(status);
  });
});
