import { describe, expect, it } from 'vitest';
import * as en from '../messages/en.ts';
import { buildMarketplace, buildRecipientSetting } from '../testing/marketplaceBuilder.ts';
import { sampleReference } from '../testing/reference.ts';
import { applyEffects, type Change } from './applyEffects.test.support.ts';
import { changedPaths, isChanged } from './compare.ts';
import { describeChanges } from './describeChanges.ts';
import { toFormValues } from './toFormValues.ts';

const original = buildMarketplace({
  emailRecipients: ['a@b.com', 'c@d.com'],
  enableIndividualEmailDeliverySettings: true,
  deliveryApiKey: 'old-secret',
  individualEmailRecipientSettings: [
    buildRecipientSetting({ id: 1, emailAddress: 'a@b.com' }),
    buildRecipientSetting({ id: 2, emailAddress: 'c@d.com' }),
  ],
});
const saved = toFormValues(original, sampleReference);
const edited = (...changes: Change[]) =>
  changes.reduce(
    (form, change) => applyEffects(form, change, { reference: sampleReference, original }),
    saved,
  );
const paths = (...changes: Change[]) => changedPaths(edited(...changes), saved, sampleReference);
const described = (...changes: Change[]) =>
  describeChanges(edited(...changes), saved, sampleReference).map(({ label, detail }) => [label, detail]);

describe('changed or not', () => {
  it('MKF-9 a value that differs is a change, the same value again is not a change', () => {
    expect(paths({ field: 'marketplaceName', value: 'X' })).toEqual(['marketplaceName']);
    expect(paths({ field: 'marketplaceName', value: saved.marketplaceName })).toEqual([]);
    expect(isChanged(edited({ field: 'marketplaceName', value: 'X' }), saved, sampleReference)).toBe(true);
  });

  it('MKF-9 order and white space of comma lists are no change', () => {
    expect(paths({ field: 'emailRecipients', value: 'c@d.com,a@b.com ' })).toEqual([]);
    expect(paths({ field: 'naicsCodes', value: '484110 ,722410' })).toEqual([]);
    expect(paths({ field: 'naicsCodes', value: '484110' })).toEqual(['naicsCodes']);
    expect(paths({ field: 'naicsCodes', value: `${saved.naicsCodes}, 72` })).toEqual(['naicsCodes']);
  });

  it('MKS-7 a price of the mode that is not used is no change, for it is not saved', () => {
    expect(paths({ field: 'deliveredPrice', value: '9' })).toEqual([]);
    expect(
      paths({ field: 'deliveredPrice', value: '9' }, { field: 'priceMode', value: 'DELIVERED_PRICE' }),
    ).toEqual(['priceMode', 'deliveredPrice']);
  });

  it("MKI-11 a change of the marketplace's times is one change, however many recipients follow", () => {
    expect(paths({ field: 'referralDeliveryTimezone', value: 'America/Denver' })).toEqual([
      'referralDeliveryTimezone',
    ]);
  });

  it.each<[string, Change]>([
    ['days', { field: 'deliveryDays', value: ['Monday'] }],
    ['start', { field: 'referralDeliveryStartTime', value: '07:15:00' }],
    ['end', { field: 'referralDeliveryEndTime', value: '21:45:00' }],
  ])("MKI-11 so is a change of the marketplace's %s", (_what, change) => {
    expect(paths(change)).toEqual(['field' in change ? change.field : '']);
  });

  it('MKI-11 24 hours a day change the times with them, of the marketplace alone', () => {
    expect(paths({ field: 'deliverAllDay', value: true })).toEqual([
      'referralDeliveryStartTime',
      'referralDeliveryEndTime',
      'deliverAllDay',
    ]);
  });

  it('MKI-9 MKI-10 a recipient with its own days or times, before or now, names what differs', () => {
    const own: Change[] = [
      { recipient: 'r1', field: 'sameDeliveryDaysAsMarketplace', value: false },
      { recipient: 'r1', field: 'deliveryDays', value: ['Sunday'] },
    ];
    const both = ['recipients.r1.sameDeliveryDaysAsMarketplace', 'recipients.r1.deliveryDays'];
    expect(paths(...own)).toEqual(expect.arrayContaining(both));
    const back = changedPaths(saved, edited(...own), sampleReference);
    expect(back).toEqual(expect.arrayContaining(both));
    expect(back).toHaveLength(2);
    const other = edited(...own, { recipient: 'r1', field: 'deliveryDays', value: ['Monday'] });
    expect(changedPaths(other, edited(...own), sampleReference)).toEqual(['recipients.r1.deliveryDays']);
  });

  it('MKF-9 a name is no list: its words in another order are a change', () => {
    const named = { ...saved, marketplaceName: 'Smith, Jones' };
    const turned = { ...saved, marketplaceName: 'Jones, Smith' };
    expect(changedPaths(turned, named, sampleReference)).toEqual(['marketplaceName']);
  });

  it('MKI-12 individual settings that Deliver to API forces off are a change', () => {
    expect(paths({ field: 'deliverToApi', value: true })).toEqual([
      'deliverToApi',
      'enableIndividualEmailDeliverySettings',
    ]);
  });

  it('MKF-27 a change of one recipient names its field', () => {
    expect(paths({ recipient: 'r2', field: 'defaultPurchaser', value: true })).toEqual([
      'recipients.r2.defaultPurchaser',
    ]);
  });

  it('MKI-26 without the known codes include mode counts as a change', () => {
    const included = { ...saved, naicsMode: 'include' as const };
    const unknown = { ...sampleReference, industryCodes: undefined };
    expect(isChanged(included, saved, unknown)).toBe(true);
    expect(isChanged({ ...included }, included, unknown)).toBe(false);
    expect(isChanged({ ...included, naicsCodes: '236220' }, included, unknown)).toBe(true);
  });
});

describe('changes in words', () => {
  it('MKF-9 values, choices, switches and times', () => {
    expect(
      described(
        { field: 'marketplaceType', value: 'DURATION' },
        { field: 'maxReferralsPerDay', value: '25' },
        { field: 'maxReferralsPerHour', value: '' },
        { field: 'acceptWarmTransfers', value: false },
        { field: 'referralDeliveryStartTime', value: '13:05:00' },
        { field: 'referralDeliveryTimezone', value: 'America/Denver' },
      ),
    ).toEqual([
      ['Type', { kind: 'value', before: 'Instant', after: 'Duration' }],
      ['Accept warm transfers', { kind: 'value', before: 'On', after: 'Off' }],
      ['Referrals per hour', { kind: 'value', before: '10', after: '' }],
      ['Referrals per day', { kind: 'value', before: '60', after: '25' }],
      ['Start time', { kind: 'value', before: '9:00 AM', after: '1:05 PM' }],
      ['Timezone', { kind: 'value', before: 'Central', after: 'Mountain' }],
    ]);
  });

  it('MKF-9 are in the words that they are given', () => {
    const form = edited(
      { field: 'marketplaceType', value: 'DURATION' },
      { field: 'states', value: saved.states.filter((code) => code !== 'GA') },
      { field: 'acceptWarmTransfers', value: false },
      { field: 'referralDeliveryStartTime', value: '13:05:00' },
    );
    const changes = describeChanges(form, saved, sampleReference, {
      ...en,
      fieldLabels: { ...en.fieldLabels, marketplaceType: 'Kind' },
      flagNames: { on: 'Active', off: 'Resting' },
      marketplaceTypeNames: { INSTANT: 'At once', DURATION: 'Over time' },
      scheduleTexts: {
        ...en.scheduleTexts,
        timeOfDay: (hour, minutes) => `${hour}.${minutes} h`,
      },
      usStateNames: { Georgia: 'Peach State' },
      businessLineNames: {},
    });
    expect(changes.map(({ label, detail }) => [label, detail])).toEqual([
      ['Kind', { kind: 'value', before: 'At once', after: 'Over time' }],
      ['States', { kind: 'items', added: [], removed: ['Peach State'] }],
      ['Accept warm transfers', { kind: 'value', before: 'Active', after: 'Resting' }],
      ['Start time', { kind: 'value', before: '9.00 h', after: '13.05 h' }],
    ]);
  });

  it('MKF-9 lists say what came and what went', () => {
    expect(
      described(
        { field: 'states', value: ['TX', ...saved.states.filter((code) => code !== 'GA')] },
        { field: 'commercialBusinessLines', value: ['CBPY', 'CGLY', 'CPTY', 'CDO'] },
        { field: 'emailRecipients', value: 'a@b.com, new@x.com' },
        { field: 'naicsMode', value: 'include' },
        { field: 'naicsCodes', value: saved.naicsCodes },
      ).map(([label, detail]) => [label, { ...(detail as object), added: undefined }]),
    ).toEqual([
      ['States', { kind: 'items', removed: ['Georgia'] }],
      ['Business lines', { kind: 'items', removed: ["Workers' Compensation"] }],
      ['Excluded NAICS codes', { kind: 'items', removed: ['722410', '484110'] }],
      ['Recipients', { kind: 'items', removed: ['c@d.com'] }],
    ]);
  });

  it('MKF-25 a changed key is told without its value', () => {
    const changes = described({ field: 'deliveryApiKey', value: 'new-secret' });
    expect(changes).toEqual([['Delivery API key', { kind: 'secret' }]]);
    expect(JSON.stringify(changes)).not.toMatch(/secret"?:|old-secret|new-secret/);
  });

  it('MKF-27 a recipient is named by its address', () => {
    expect(described({ recipient: 'r2', field: 'sameDeliveryDaysAsMarketplace', value: false })).toEqual([
      ['c@d.com: Match marketplace days', { kind: 'value', before: 'On', after: 'Off' }],
    ]);
  });
});
