import {
  commercialLines,
  lifeAndAnnuitiesLines,
  personalLines,
  timezones,
  usStates,
} from '@advantage/reference-data';
import fc from 'fast-check';
import type { WireKind } from '../fields/codecs.ts';
import type { Fields, WirePlace } from '../fields/field.ts';
import { fields, recipientFields } from '../fields/fields.ts';
import { apiAuthTypes, dayFlags, deliveryMethods } from '../fields/wireValues.ts';
import { sampleIndustryCodes, sampleSources } from '../testing/reference.ts';
import type { Marketplace } from '../wire/marketplace.ts';

const flagOrNull = fc.oneof(
  { weight: 6, arbitrary: fc.boolean() },
  { weight: 1, arbitrary: fc.constant(null) },
);
const record = <Name extends string, Value>(
  names: readonly Name[],
  value: fc.Arbitrary<Value>,
): fc.Arbitrary<Record<Name, Value>> =>
  fc
    .tuple(...names.map(() => value))
    .map(
      (drawn) => Object.fromEntries(names.map((name, index) => [name, drawn[index]])) as Record<Name, Value>,
    );
/** Returns the wire fields of a kind, except those in `byHand`. */
const namesOf = (list: Fields, place: WirePlace, kind: WireKind, byHand: readonly string[] = []) =>
  Object.values(list)
    .filter(({ wire }) => wire.in === place)
    .flatMap(({ wire }) => Object.entries(wire.shape))
    .filter(([name, other]) => other === kind && !byHand.includes(name))
    .map(([name]) => name);

const some = (items: readonly string[]) => fc.shuffledSubarray([...items]);
const codesOf = (lines: readonly { code: string }[]) => lines.map(({ code }) => code);

/** Generates fields that the form doesn't know (DAT-24). */
const unknownFields = fc.dictionary(fc.stringMatching(/^x[a-z]{1,6}$/), fc.jsonValue(), { maxKeys: 3 });

const time = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}:00`);
const times = fc.oneof(
  fc.constant({ referralDeliveryStartTime: '00:00:00', referralDeliveryEndTime: '23:59:59' }),
  fc.tuple(time, time).map(([referralDeliveryStartTime, referralDeliveryEndTime]) => ({
    referralDeliveryStartTime,
    referralDeliveryEndTime,
  })),
);
const schedule = fc
  .tuple(record(dayFlags, flagOrNull), times, fc.constantFrom(...timezones.map(({ value }) => value)))
  .map(([days, span, referralDeliveryTimezone]) => ({ ...days, ...span, referralDeliveryTimezone }));

const lines = [
  ...codesOf(commercialLines),
  ...codesOf(personalLines),
  ...codesOf(lifeAndAnnuitiesLines),
  'ZZZZ',
];
const naics = sampleIndustryCodes.map(({ code }) => code);

const appetite = fc
  .tuple(
    record(namesOf(fields, 'riskAppetite', 'flag', dayFlags), flagOrNull),
    record(
      namesOf(fields, 'riskAppetite', 'number'),
      fc.option(fc.oneof(fc.nat(), fc.constantFrom(0, 0.5, 12.75, -3))),
    ),
    schedule,
    fc.record({
      riskAppetiteId: fc.nat(),
      businessLines: some(lines),
      excludedNaics: some([...naics, '999999']),
      excludedSources: some([...sampleSources.map(({ sourceName }) => sourceName), 'retired-source']),
      stateCodes: some([...codesOf(usStates), 'PR']),
    }),
    unknownFields,
  )
  .map(([flags, numbers, when, lists, unknown]) => ({ ...unknown, ...flags, ...numbers, ...when, ...lists }));

const addresses = ['ana@example.com', 'Ben@example.com', 'cy.o+leads@mail.example.org', 'dee@example.co.uk'];

/**
 * Creates recipient settings that equal the marketplace's wherever they follow it, with at most one default purchaser.
 */
function settingsOf(marketplace: Marketplace, rows: readonly Record<string, unknown>[], defaultRow: number) {
  const appetiteFields = marketplace.riskAppetite ?? {};
  const pick = (names: readonly string[]) =>
    Object.fromEntries(names.map((name) => [name, appetiteFields[name]]));
  return (marketplace.emailRecipients ?? []).map((emailAddress, index) => {
    const row = rows[index % Math.max(rows.length, 1)] ?? {};
    return {
      ...row,
      id: 700 + index,
      marketplaceId: marketplace.id,
      emailAddress,
      defaultPurchaser: index === defaultRow,
      ...(row.sameDeliveryDaysAsMarketplace === true && pick(dayFlags)),
      ...(row.sameDeliveryTimesAsMarketplace === true &&
        pick(['referralDeliveryStartTime', 'referralDeliveryEndTime', 'referralDeliveryTimezone'])),
    };
  });
}

const setup = fc.record({
  id: fc.nat(),
  marketplaceName: fc.string(),
  legalEntityName: fc.option(fc.string()),
  phoneNumber: fc.oneof(
    fc.stringMatching(/^\d{10}$/).map((digits) => `+1${digits}`),
    fc.constantFrom(null, '', '+442079460000'),
  ),
  agencyId: fc.option(fc.nat()),
  type: fc.constantFrom('INSTANT', 'DURATION', null, 'LATER'),
  referralDeliveryMethod: fc.constantFrom(...deliveryMethods, null, 'PIGEON'),
  priority: fc.nat(),
  enabled: fc.boolean(),
  deliveredPrice: fc.option(fc.integer({ min: 1, max: 9000 }).map((cents) => cents / 100)),
  priceModifier: fc.oneof(
    fc.integer({ min: 0, max: 1100 }).map((hundredths) => hundredths / 100),
    fc.constantFrom(null, 1.105),
  ),
  deliveryApiUrl: fc.option(fc.webUrl()),
  deliveryApiKey: fc.option(fc.string()),
  deliveryApiType: fc.constantFrom(...apiAuthTypes, null, 'OAUTH'),
  emailRecipients: some(addresses),
  emailBccRecipients: fc.option(some(addresses)),
});

/**
 * Generates marketplaces as a server may send them, with nulls, unknown values and unknown fields, but without
 * contradictions.
 */
export const marketplaces: fc.Arbitrary<Marketplace> = fc
  .tuple(
    setup,
    record(
      namesOf(fields, 'marketplace', 'flag', ['billed', 'debitPrepaidBalance', 'applyDeliveredPrice']),
      flagOrNull,
    ),
    appetite,
    unknownFields,
    fc.record({
      isPrepaid: fc.boolean(),
      isDelivered: fc.boolean(),
      isIndividual: fc.boolean(),
      defaultRow: fc.nat(5),
    }),
    fc.array(
      fc
        .tuple(
          record(namesOf(recipientFields, 'recipient', 'flag', dayFlags), flagOrNull),
          schedule,
          unknownFields,
        )
        .map((parts) => Object.assign({}, ...parts)),
      { minLength: 1, maxLength: 4 },
    ),
  )
  .map(([fields, flags, riskAppetite, unknown, choice, rows]) => {
    const isIndividual =
      choice.isIndividual && fields.emailRecipients.length > 0 && flags.deliverToApi !== true;
    const marketplace: Marketplace = {
      ...unknown,
      ...fields,
      ...flags,
      billed: !choice.isPrepaid,
      debitPrepaidBalance: choice.isPrepaid,
      applyDeliveredPrice: choice.isDelivered && (fields.type ?? 'INSTANT') === 'INSTANT',
      enableIndividualEmailDeliverySettings: isIndividual,
      riskAppetite,
    };
    return {
      ...marketplace,
      individualEmailRecipientSettings: settingsOf(marketplace, rows, choice.defaultRow),
    };
  });
