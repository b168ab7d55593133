import fc from 'fast-check';
import { expect, it } from 'vitest';
import { buildMarketplace, buildRecipientSetting } from '../testing/marketplaceBuilder.ts';
import { sampleReference } from '../testing/reference.ts';
import { applyEffects, type Change } from './applyEffects.test.support.ts';
import { changedPaths } from './compare.ts';
import { effectiveValues } from './effective.ts';
import { toFormValues } from './toFormValues.ts';

const addresses = ['a@b.com', 'c@d.com', 'e@f.com'];
const original = buildMarketplace({
  emailRecipients: addresses,
  individualEmailRecipientSettings: addresses.map((emailAddress, index) =>
    buildRecipientSetting({ id: index + 1, emailAddress }),
  ),
});
const context = { reference: sampleReference, original };
const loaded = toFormValues(original, sampleReference);
const apply = (changes: readonly Change[]) =>
  changes.reduce((form, change) => applyEffects(form, change, context), loaded);

const flag = fc.boolean();
const days = fc.subarray(['Monday', 'Saturday', 'Sunday']);
const time = fc.constantFrom('08:00:00', '12:30:00', '20:00:00');

/** Choices with effects, each on a different field. */
const choices: readonly fc.Arbitrary<Change>[] = [
  fc.constantFrom('INSTANT', 'DURATION').map((value): Change => ({ field: 'marketplaceType', value })),
  fc
    .constantFrom('PERCENT_MODIFIER' as const, 'DELIVERED_PRICE' as const)
    .map((value): Change => ({ field: 'priceMode', value })),
  fc
    .constantFrom('BILLED' as const, 'DEBIT_PREPAID_BALANCE' as const)
    .map((value): Change => ({ field: 'paymentOption', value })),
  flag.map((value): Change => ({ field: 'deliverToApi', value })),
  flag.map((value): Change => ({ field: 'deliverAllDay', value })),
  days.map((value): Change => ({ field: 'deliveryDays', value })),
  time.map((value): Change => ({ field: 'referralDeliveryStartTime', value })),
  time.map((value): Change => ({ field: 'referralDeliveryEndTime', value })),
  fc
    .constantFrom('America/Denver', 'America/Chicago')
    .map((value): Change => ({ field: 'referralDeliveryTimezone', value })),
  fc
    .constantFrom('a@b.com, c@d.com, e@f.com, g@h.com', 'e@f.com, c@d.com, a@b.com')
    .map((value): Change => ({ field: 'emailRecipients', value })),
  fc
    .constantFrom('exclude' as const, 'include' as const)
    .map((value): Change => ({ field: 'naicsMode', value })),
  fc
    .constantFrom('r1' as const, 'r2' as const)
    .map((recipient): Change => ({ recipient, field: 'defaultPurchaser', value: true })),
  flag.map((value): Change => ({ field: 'acceptCommercialLines', value })),
];

/** A selection of the choices in two different orders. */
const twoOrders = fc
  .tuple(...choices.map((choice) => fc.option(choice)))
  .map((drawn) => drawn.filter((choice): choice is Change => choice !== null))
  .chain((some) => fc.tuple(fc.constant(some), fc.shuffledSubarray(some, { minLength: some.length })));

it('T1 MKI-1 MKI-7 MKI-11 MKI-12 the same choices lead to the same form in any order', () => {
  fc.assert(
    fc.property(twoOrders, ([changes, reordered]) => {
      expect(effectiveValues(apply(reordered))).toEqual(effectiveValues(apply(changes)));
    }),
  );
});

it('T1 MKF-9 D-22 choosing something and choosing it back is no change', () => {
  const back: readonly (readonly [Change, Change])[] = [
    [
      { field: 'marketplaceType', value: 'DURATION' },
      { field: 'marketplaceType', value: 'INSTANT' },
    ],
    [
      { field: 'priceMode', value: 'DELIVERED_PRICE' },
      { field: 'priceMode', value: 'PERCENT_MODIFIER' },
    ],
    [
      { field: 'deliverToApi', value: true },
      { field: 'deliverToApi', value: false },
    ],
    [
      { field: 'deliverAllDay', value: true },
      { field: 'deliverAllDay', value: false },
    ],
    [
      { field: 'deliveryDays', value: [] },
      { field: 'deliveryDays', value: loaded.deliveryDays.toReversed() },
    ],
    [
      { field: 'emailRecipients', value: '' },
      { field: 'emailRecipients', value: 'e@f.com ,a@b.com,  c@d.com' },
    ],
    [
      { field: 'naicsMode', value: 'include' },
      { field: 'naicsMode', value: 'exclude' },
    ],
    [
      { field: 'maxReferralsPerDay', value: '' },
      { field: 'maxReferralsPerDay', value: ' 60' },
    ],
    [
      { field: 'states', value: [] },
      { field: 'states', value: loaded.states.toReversed() },
    ],
    [
      { recipient: 'r1', field: 'sameDeliveryDaysAsMarketplace', value: false },
      { recipient: 'r1', field: 'sameDeliveryDaysAsMarketplace', value: true },
    ],
  ];
  fc.assert(
    fc.property(fc.shuffledSubarray([...back]), (pairs) => {
      const form = apply([...pairs.map(([there]) => there), ...pairs.map(([, again]) => again)]);
      expect(changedPaths(form, loaded, sampleReference)).toEqual([]);
    }),
  );
});
