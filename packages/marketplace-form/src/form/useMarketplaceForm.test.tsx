// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import fc from 'fast-check';
import { useSyncExternalStore } from 'react';
import { describe, expect, it } from 'vitest';
import { fieldNames } from '../fields/fields.ts';
import {
  defaultMarketplaceForm,
  type FieldName,
  type MarketplaceFormValues,
  pathInValues,
  recipientKey,
} from '../fields/values.ts';
import { buildMarketplace } from '../testing/marketplaceBuilder.ts';
import { sampleReference } from '../testing/reference.ts';
import { applyEffects, type Change } from '../values/applyEffects.test.support.ts';
import { filledForm } from '../values/rules.test.support.ts';
import { allRules, checkForm, runRule } from '../values/rules.ts';
import { toMarketplace } from '../values/toMarketplace.ts';
import type { Marketplace } from '../wire/marketplace.ts';
import { showErrorsOnBlur } from './showErrors.ts';
import { type FormSummary, sectionOf, useSummaryStore } from './useFormField.ts';
import { type MarketplaceFormReturn, useMarketplaceForm } from './useMarketplaceForm.ts';

/** An action on a form. */
type Step = (form: MarketplaceFormReturn, summary: FormSummary) => void;

/** An edit as a control makes it. Controls don't report a value that stays the same. */
const changeStep =
  (change: Change): Step =>
  ({ register, getValues }) => {
    if ('agency' in change) throw new Error('An agency is looked up, not chosen.');
    const index = getValues('recipients').findIndex(
      ({ recipientId }) => 'recipient' in change && recipientKey(recipientId) === change.recipient,
    );
    if ('recipient' in change && index < 0) return;
    if (!('recipient' in change) && getValues(change.field) === change.value) return;
    const path = 'recipient' in change ? (`recipients.${index}.${change.field}` as const) : change.field;
    const { name, onChange } = register(path);
    void onChange({ target: { name, value: change.value }, type: 'change' });
  };

/** Subscribes to the whole summary of a form. */
function useSummary(form: MarketplaceFormReturn): FormSummary {
  const { subscribe, get: read } = useSummaryStore(form);
  return useSyncExternalStore(subscribe, read);
}

/** Runs steps on a new form and returns the form's resulting state. */
async function play(start: MarketplaceFormValues, original: Marketplace | undefined, steps: readonly Step[]) {
  cleanup();
  const { result } = renderHook(() => {
    const form = useMarketplaceForm({ reference: sampleReference });
    return { form, summary: useSummary(form) };
  });
  const loaded = { original, saved: start, reference: sampleReference };
  for (const step of [({ load }: MarketplaceFormReturn) => load(loaded), ...steps]) {
    await act(async () => step(result.current.form, result.current.summary));
  }
  const { form, summary } = result.current;
  const values = structuredClone(form.getValues());
  const { reference } = form.getLoaded();
  const marked = allRules.flatMap((rule) =>
    rule.with && summary.errors.has(rule.paths[0] as FieldName) && runRule(rule, values, reference).length > 0
      ? [rule.paths[0] as FieldName, ...rule.with]
      : [],
  );
  return {
    start,
    original,
    steps,
    form,
    summary,
    values,
    marked: fieldNames.filter((name) => marked.includes(name)),
  };
}

type Played = Awaited<ReturnType<typeof play>>;
const start = (values = filledForm) => play(values, buildMarketplace(), []);
const more = ({ start, original, steps }: Played, step: readonly Step[]) =>
  play(start, original, [...steps, ...step]);
const edit = (form: Played, ...changes: Change[]) => more(form, changes.map(changeStep));
const leave = (form: Played, name: FieldName) => more(form, [(current) => showErrorsOnBlur(current, name)]);
const errors = ({ summary }: Played) => Object.fromEntries(summary.errors);

const min = (value: string): Change => ({ field: 'yearsInBusinessMin', value });
const max = (value: string): Change => ({ field: 'yearsInBusinessMax', value });
const crossed = 'Min years in business cannot be greater than max years in business.';

describe('when errors show', () => {
  it('MKV-1 an error of a typed field waits until the field is left, and vanishes as soon as it is fixed', async () => {
    const typing = await edit(await start(), { field: 'marketplaceName', value: '' });
    expect(errors(typing)).toEqual({});
    expect(typing.summary.issues).toHaveLength(1);
    const left = await leave(typing, 'marketplaceName');
    expect(errors(left)).toEqual({ marketplaceName: 'Please provide marketplace name' });
    expect(errors(await edit(left, { field: 'marketplaceName', value: 'A' }))).toEqual({});
  });

  it('MKV-29 an error across two fields is fixed from either side', async () => {
    const wrong = await leave(await edit(await start(), min('12'), max('5')), 'yearsInBusinessMax');
    expect(errors(wrong)).toEqual({ yearsInBusinessMin: crossed });
    expect(errors(await edit(wrong, max('50')))).toEqual({});
    expect(errors(await edit(wrong, min('1')))).toEqual({});
    expect(errors(await edit(wrong, { field: 'acceptCommercialLines', value: false }))).toEqual({});
  });

  it('MKV-29 MKV-55 an error across two fields marks both', async () => {
    expect((await edit(await start(), min('12'), max('5'))).marked).toEqual([]);
    const wrong = await leave(await edit(await start(), min('12'), max('5')), 'yearsInBusinessMax');
    expect(wrong.marked).toEqual(['yearsInBusinessMin', 'yearsInBusinessMax']);
  });

  it('MKI-13 turning on email without recipients shows the error at once', async () => {
    const empty = { ...filledForm, deliverToEmailAddress: false, emailRecipients: '', recipients: [] };
    const on = await edit(await start(empty), { field: 'deliverToEmailAddress', value: true });
    expect(errors(on)).toEqual({ emailRecipients: 'At least one email recipient is required.' });
  });

  it('MKI-17 enabling an appetite without a line shows its error at once', async () => {
    const off = { ...filledForm, acceptPersonalLines: false, personalBusinessLines: [] };
    const on = await edit(await start(off), { field: 'acceptPersonalLines', value: true });
    expect(errors(on)).toEqual({ personalBusinessLines: 'At least one business line must be selected.' });
  });

  it('MKI-18 turning the last appetite off shows the appetite error at once', async () => {
    const off = await edit(
      await start(),
      { field: 'acceptCommercialLines', value: false },
      { field: 'acceptPersonalLines', value: false },
      { field: 'acceptLifeAnnuitiesLines', value: false },
    );
    expect(errors(off)).toEqual({
      businessLineRequired: 'At least one business line appetite must be enabled.',
    });
  });

  it('MKI-3 MKI-5 the default-purchaser error shows with prepaid and after unticking', async () => {
    const path = 'recipients.r-1.defaultPurchaser';
    const text = 'A default purchaser must be selected.';
    const prepaid = await edit(await start(), { field: 'paymentOption', value: 'DEBIT_PREPAID_BALANCE' });
    expect(errors(prepaid)).toEqual({ [path]: text });
    const ticked = await edit(prepaid, { recipient: 'r-1', field: 'defaultPurchaser', value: true });
    expect(errors(ticked)).toEqual({});
    const unticked = await edit(ticked, { recipient: 'r-1', field: 'defaultPurchaser', value: false });
    expect(errors(unticked)).toEqual({ [path]: text });
  });

  it('MKV-53 a tick taken away shows its error at once', async () => {
    expect(errors(await edit(await start(), { field: 'deliveryDays', value: [] }))).toHaveProperty(
      'deliveryDays',
    );
  });

  it('MKV-31 what is wrong with a loaded marketplace shows from the start, a new one starts quiet', async () => {
    expect(errors(await start({ ...filledForm, yearsInBusinessMin: '150' }))).toHaveProperty(
      'yearsInBusinessMin',
    );
    const fresh = await play(defaultMarketplaceForm(sampleReference), undefined, []);
    expect(errors(fresh)).toEqual({});
    expect(fresh.summary.issues.length).toBeGreaterThan(0);
  });

  it('MKF-8 asking why Save is off shows everything, with counts per section', async () => {
    const { summary } = await play(defaultMarketplaceForm(sampleReference), undefined, [
      ({ trigger }) => void trigger(),
    ]);
    const shownIn = [...summary.errors.keys()].map((path) => sectionOf(path, sampleReference));
    expect(shownIn.toSorted()).toEqual(['api', 'setup', 'setup', 'setup']);
    expect(summary.errors.size).toBe(summary.issues.length);
  });

  it('MKV-6 MKI-26 an agency that is not found and codes that fail show at once', async () => {
    const typed = await edit(await start(), { field: 'agencyId', value: '7' });
    const unknown = await play(filledForm, typed.original, [
      ...typed.steps,
      ({ setReference }) => setReference({ unknownAgencyIds: ['7'] }),
    ]);
    expect(errors(unknown)).toEqual({ agencyId: 'No agency found matching the provided agency ID' });
    expect(errors(await edit(unknown, { field: 'agencyId', value: '8' }))).toEqual({});
  });
});

describe('what the summary knows', () => {
  it('MKV-1 after any edits it finds what a whole check finds, in the order of the page', async () => {
    const { summary, values } = await edit(
      await start(),
      { field: 'deliverToApi', value: true },
      min('12'),
      max('5'),
      { field: 'marketplaceName', value: '' },
      { field: 'emailRecipients', value: 'x' },
    );
    expect(summary.issues).toEqual(checkForm(values, sampleReference));
  });

  it('MKF-9 it knows the changed fields, and forgets them when they are typed back', async () => {
    const changed = await edit(await start(), { field: 'marketplaceName', value: 'X' });
    expect(changed.summary.changes).toEqual(['marketplaceName']);
    const back = await edit(changed, { field: 'marketplaceName', value: filledForm.marketplaceName });
    expect(back.summary.changes).toEqual([]);
  });

  it('MKF-14 it stays the very same while it says the same, so that nothing renders for it', async () => {
    const seen: FormSummary[] = [];
    const see: Step = (_, summary) => void seen.push(summary);
    const name = (value: string): Step => changeStep({ field: 'marketplaceName', value });
    await play(filledForm, buildMarketplace(), [
      name('A'),
      see,
      name('AB'),
      see,
      (form) => showErrorsOnBlur(form, 'marketplaceName'),
      see,
    ]);
    expect(seen).toHaveLength(3);
    expect(new Set(seen).size).toBe(1);
  });
});

const anyChange: fc.Arbitrary<Change> = fc.oneof(
  fc
    .constantFrom('BILLED' as const, 'DEBIT_PREPAID_BALANCE' as const)
    .map((value): Change => ({ field: 'paymentOption', value })),
  fc.boolean().map((value): Change => ({ field: 'deliverToApi', value })),
  fc.boolean().map((value): Change => ({ field: 'acceptCommercialLines', value })),
  fc
    .constantFrom('exclude' as const, 'include' as const)
    .map((value): Change => ({ field: 'naicsMode', value })),
  fc.constantFrom('', '-1', '5', '1.5').map((value): Change => ({ field: 'referralPriceMax', value })),
  fc.subarray(['Monday', 'Sunday']).map((value): Change => ({ field: 'deliveryDays', value })),
  fc
    .shuffledSubarray(['ana@example.com', 'ben@example.com', 'Ben@example.com', 'cy@example.com', 'none'])
    .map((list): Change => ({ field: 'emailRecipients', value: list.join(', ') })),
  fc
    .tuple(
      fc.constantFrom('r-1' as const, 'r-2' as const, 'r-3' as const),
      fc.constantFrom(
        'defaultPurchaser' as const,
        'sameDeliveryDaysAsMarketplace' as const,
        'sameDeliveryTimesAsMarketplace' as const,
      ),
      fc.boolean(),
    )
    .map(([recipient, field, value]): Change => ({ recipient, field, value })),
  fc
    .tuple(fc.constantFrom('r-1' as const, 'r-2' as const), fc.subarray(['Monday', 'Friday']))
    .map(([recipient, value]): Change => ({ recipient, field: 'deliveryDays', value })),
);

it('T1 MKI-1 to MKI-25 MKS-20 any edits of fields, addresses and recipients give the same values, errors and body as the pure functions', async () => {
  const original = buildMarketplace({ ledgerId: 9_223_372_036_854_775_807n });
  const context = { reference: sampleReference, original };
  await fc.assert(
    fc.asyncProperty(fc.array(anyChange, { maxLength: 6 }), async (changes) => {
      const expected = changes.reduce((form, change) => applyEffects(form, change, context), filledForm);
      const { values, form } = await play(filledForm, original, changes.map(changeStep));
      expect(values).toEqual(expected);
      expect(toMarketplace(values, original, sampleReference)).toEqual(
        toMarketplace(expected, original, sampleReference),
      );
      let isValid: boolean | undefined;
      await act(async () => {
        isValid = await form.trigger();
      });
      const issues = checkForm(expected, sampleReference);
      expect(isValid).toBe(issues.length === 0);
      for (const { path } of issues) {
        const first = issues.find((issue) => issue.path === path);
        const name = pathInValues(path, expected).join('.') as FieldName;
        expect(form.getFieldState(name).error?.message).toBe(first?.message);
      }
    }),
    { numRuns: 40 },
  );
});
