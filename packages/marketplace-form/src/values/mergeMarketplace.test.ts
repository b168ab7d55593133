import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildMarketplace, buildRecipientSetting } from '../testing/marketplaceBuilder.ts';
import { marketplaces } from '../testing/marketplaces.test.arbitrary.ts';
import { sampleReference } from '../testing/reference.ts';
import type { Marketplace } from '../wire/marketplace.ts';
import { applyEffects, type Change } from './applyEffects.test.support.ts';
import { changedPaths } from './compare.ts';
import { recipientRows } from './effective.ts';
import type { MergeInput } from './mergeMarketplace.ts';
import { mergeMarketplace } from './mergeMarketplace.ts';
import { rowsByKey } from './rules.test.support.ts';
import { toFormValues } from './toFormValues.ts';
import { toMarketplace } from './toMarketplace.ts';

const settings = ['a@b.com', 'c@d.com'].map((emailAddress, index) =>
  buildRecipientSetting({ id: index + 1, emailAddress }),
);
const original = buildMarketplace({
  emailRecipients: ['a@b.com', 'c@d.com'],
  enableIndividualEmailDeliverySettings: true,
  individualEmailRecipientSettings: settings,
});
const load = (marketplace: Marketplace) => toFormValues(marketplace, sampleReference);
const base = load(original);
const edited = (...changes: Change[]) =>
  changes.reduce(
    (form, change) => applyEffects(form, change, { reference: sampleReference, original }),
    base,
  );
const merge = (mine: Change[], theirs: Change[], choices?: MergeInput['choices']) =>
  mergeMarketplace({
    base,
    mine: edited(...mine),
    theirs: edited(...theirs),
    reference: sampleReference,
    ...(choices && { choices }),
  });

describe('merging two edits of a marketplace', () => {
  it('MKI-31 D-26 what only one side changed is taken over', () => {
    const { values, conflicts } = merge(
      [{ field: 'marketplaceName', value: 'Mine' }],
      [{ field: 'maxReferralsPerDay', value: '5' }],
    );
    expect(values).toMatchObject({ marketplaceName: 'Mine', maxReferralsPerDay: '5' });
    expect(conflicts).toEqual([]);
  });

  it('MKI-31 a field that both changed is a conflict, mine unless chosen otherwise', () => {
    const mine: Change[] = [{ field: 'marketplaceName', value: 'Mine' }];
    const theirs: Change[] = [{ field: 'marketplaceName', value: 'Theirs' }];
    expect(merge(mine, theirs)).toMatchObject({
      values: { marketplaceName: 'Mine' },
      conflicts: ['marketplaceName'],
    });
    expect(merge(mine, theirs, { marketplaceName: 'theirs' }).values.marketplaceName).toBe('Theirs');
    expect(merge(mine, mine).conflicts).toEqual([]);
  });

  it('MKI-31 lists take the additions and removals of both', () => {
    const { values, conflicts } = merge(
      [
        { field: 'states', value: ['GA', 'SC', 'FL', 'NC', 'TX'] },
        { field: 'naicsCodes', value: '722410, 484110, 236220' },
        { field: 'emailBccRecipients', value: 'x@y.com' },
        { field: 'commercialBusinessLines', value: ['CBPY', 'CGLY', 'CPTY', 'CDO'] },
        { field: 'deliveryDays', value: [...base.deliveryDays, 'Saturday'] },
      ],
      [
        { field: 'states', value: ['SC', 'FL', 'NC', 'TN', 'AL'] },
        { field: 'naicsCodes', value: '722410' },
        { field: 'emailBccRecipients', value: 'z@y.com' },
        { field: 'commercialBusinessLines', value: ['CGLY', 'CPTY', 'CWCP', 'CEPL'] },
        { field: 'deliveryDays', value: ['Tuesday', 'Wednesday', 'Thursday', 'Friday'] },
      ],
    );
    expect(values).toMatchObject({
      states: ['SC', 'FL', 'NC', 'AL', 'TX'],
      naicsMode: 'exclude',
      naicsCodes: '722410, 236220',
      unlistedNaics: [],
      emailBccRecipients: 'z@y.com, x@y.com',
      commercialBusinessLines: ['CGLY', 'CPTY', 'CEPL', 'CDO'],
      deliveryDays: ['Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
    });
    expect(conflicts).toEqual([]);
  });

  it('MKI-31 NAICS of one side come with their mode; without the known codes mine stay', () => {
    const include: Change = { field: 'naicsMode', value: 'include' };
    const fewer: Change = { field: 'naicsCodes', value: '236220' };
    expect(merge([include, fewer], []).values).toMatchObject({ naicsMode: 'include', naicsCodes: '236220' });
    expect(merge([], [fewer]).values.naicsCodes).toBe('236220');
    expect(merge([], [include, fewer]).values).toMatchObject({ naicsMode: 'include', naicsCodes: '236220' });
    const unknown = { ...sampleReference, industryCodes: undefined };
    const mine = edited(include, fewer);
    const theirs = edited({ field: 'naicsCodes', value: '541110' });
    expect(mergeMarketplace({ base, mine, theirs, reference: unknown }).values.naicsCodes).toBe('236220');
  });

  it('MKI-31 recipients merge field by field, with the rows of both', () => {
    const { values, conflicts } = merge(
      [
        { field: 'emailRecipients', value: 'a@b.com, c@d.com, mine@x.com' },
        { recipient: 'r1', field: 'sameDeliveryDaysAsMarketplace', value: false },
        { recipient: 'r1', field: 'deliveryDays', value: ['Monday'] },
        { recipient: 'r2', field: 'defaultPurchaser', value: true },
      ],
      [
        { field: 'emailRecipients', value: 'a@b.com, c@d.com, theirs@x.com' },
        { recipient: 'r1', field: 'sameDeliveryDaysAsMarketplace', value: false },
        { recipient: 'r1', field: 'deliveryDays', value: ['Sunday'] },
        { recipient: 'r1', field: 'defaultPurchaser', value: true },
      ],
    );
    expect(conflicts).toEqual(['recipients.r1.deliveryDays']);
    expect(
      recipientRows(values).map((row) => [
        row.recipientId,
        row.emailAddress,
        row.defaultPurchaser,
        row.deliveryDays,
      ]),
    ).toEqual([
      [1, 'a@b.com', false, ['Monday']],
      [2, 'c@d.com', true, expect.any(Array)],
      [-1, 'theirs@x.com', false, expect.any(Array)],
      [-2, 'mine@x.com', false, expect.any(Array)],
    ]);
  });

  it('MKI-31 a field of a recipient that both changed is theirs where the person chooses so', () => {
    const days = (day: string): Change[] => [
      { recipient: 'r1', field: 'sameDeliveryDaysAsMarketplace', value: false },
      { recipient: 'r1', field: 'deliveryDays', value: [day] },
    ];
    const { values, conflicts } = merge(days('Monday'), days('Sunday'), {
      'recipients.r1.deliveryDays': 'theirs',
    });
    expect(conflicts).toEqual(['recipients.r1.deliveryDays']);
    expect(rowsByKey(values).r1?.deliveryDays).toEqual(['Sunday']);
  });

  it('MKI-31 MKF-28 an address that both added is one recipient, as the server has it now', () => {
    const server = load({
      ...original,
      emailRecipients: ['a@b.com', 'c@d.com', 'New@x.com'],
      individualEmailRecipientSettings: [
        ...settings,
        buildRecipientSetting({ id: 3, emailAddress: 'New@x.com' }),
      ],
    });
    const mine = edited({ field: 'emailRecipients', value: 'a@b.com, c@d.com, new@x.com' });
    const { values } = mergeMarketplace({ base, mine, theirs: server, reference: sampleReference });
    expect(values.recipients.map((row) => [row.recipientId, row.emailAddress])).toEqual([
      [1, 'a@b.com'],
      [2, 'c@d.com'],
      [3, 'New@x.com'],
    ]);
  });

  it('MKI-31 MKV-59 an address that occurs twice in the text is one recipient all the same', () => {
    const mine = edited({ field: 'emailRecipients', value: 'a@b.com, c@d.com, A@b.com' });
    const { values } = mergeMarketplace({ base, mine, theirs: base, reference: sampleReference });
    expect(Object.keys(rowsByKey(values))).toEqual(['r1', 'r2']);
  });

  it('MKI-4 a default purchaser that only they ticked stays theirs, and never are there two', () => {
    const ticked = (row: 'r1' | 'r2'): Change[] => [
      { recipient: row, field: 'defaultPurchaser', value: true },
    ];
    const chosen = (values: ReturnType<typeof merge>['values']) =>
      recipientRows(values).flatMap((row) => (row.defaultPurchaser ? [row.recipientId] : []));
    expect(chosen(merge([{ field: 'marketplaceName', value: 'Mine' }], ticked('r2')).values)).toEqual([2]);
    expect(chosen(merge(ticked('r1'), ticked('r2')).values)).toEqual([1]);
    expect(chosen(merge(ticked('r2'), ticked('r1')).values)).toEqual([2]);
  });

  it('T1 MKI-31 merging with a side that changed nothing gives the other side', () => {
    fc.assert(
      fc.property(marketplaces, marketplaces, (before, after) => {
        const [from, to] = [load(before), load({ ...after, id: before.id })];
        const forward = mergeMarketplace({ base: from, mine: from, theirs: to, reference: sampleReference });
        expect(changedPaths(forward.values, to, sampleReference)).toEqual([]);
        const back = mergeMarketplace({ base: from, mine: to, theirs: from, reference: sampleReference });
        expect([forward.conflicts, back.conflicts]).toEqual([[], []]);
        expect(changedPaths(back.values, to, sampleReference)).toEqual([]);
      }),
    );
  });

  it('MKI-31 DAT-24 a merged form saves onto what the server holds now', () => {
    const server: Marketplace = { ...original, hash: 'newer', superSubMarketplace: true };
    const mine = edited({ field: 'marketplaceName', value: 'Mine' });
    const { values } = mergeMarketplace({ base, mine, theirs: load(server), reference: sampleReference });
    expect(toMarketplace(values, server, sampleReference)).toEqual({ ...server, marketplaceName: 'Mine' });
  });
});
