import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { acquiredColumns, transactionColumns } from '../columns/acquiredColumns.tsx';
import type { ReferralColumnDef, TextReader } from '../columns/column.ts';
import { recentColumns } from '../columns/recentColumns.tsx';
import {
  addDateColumn,
  adminColumns,
  agentColumns,
  assignedAgencyColumn,
  cityColumn,
  decayStatusColumn,
  extraColumns,
  notesColumn,
  premiumColumn,
  publicColumns,
  statusColumn,
} from '../columns/referralColumns.tsx';
import { referralAudiences } from '../model/audience.ts';
import { callInType } from '../model/referral.ts';
import { aContact, aReferral } from '../testing/aReferral.ts';
import { storyReferrals } from '../testing/storyReferrals.ts';
import { storyTime } from '../testing/storyTime.ts';
import { csvFields, exportFileName, referralCsv, referralLines } from './referralCsv.ts';

const now = storyTime;
const everyColumn: readonly ReferralColumnDef[] = [
  ...adminColumns(),
  ...agentColumns(),
  ...extraColumns(),
  ...acquiredColumns(),
  ...transactionColumns(),
  ...recentColumns(),
];
const written = (
  column: string,
  fields: Parameters<typeof aReferral>[0],
  audience: (typeof referralAudiences)[number] = 'agent',
) => {
  const known = everyColumn.find(({ id }) => id === column);
  if (!known) throw new Error(`There is no column ${column}`);
  return saidOf(known, fields, audience);
};

/** Returns a referral's value in the first export field of a column. */
const saidOf = (
  column: ReferralColumnDef,
  fields: Parameters<typeof aReferral>[0],
  audience: (typeof referralAudiences)[number],
) => csvFields(column, { audience, now })[0]?.value(aReferral(fields));

/** Exports one referral with one column. Returns the lines: headings and row. */
const exported = (
  column: ReferralColumnDef,
  fields: Parameters<typeof aReferral>[0],
  reader: Partial<TextReader> = {},
) =>
  referralCsv([aReferral(fields)], [column], { audience: 'agent', now, ...reader })
    .slice(1)
    .trim()
    .split('\r\n');

describe('referralCsv', () => {
  it('writes the visible columns in order, under their headers', () => {
    const text = referralCsv(
      [aReferral({ city: 'Tulsa', state: 'OK', estimatedPremium: 1200 })],
      [premiumColumn, cityColumn],
      { audience: 'agent', now },
    );
    expect(text).toBe('\uFEFF"Est. Premium (USD)","Location"\r\n1200,"Tulsa, OK"\r\n');
  });

  it('supports every column of every list', () => {
    for (const column of everyColumn) {
      for (const row of storyReferrals) {
        for (const { value } of csvFields(column, { audience: 'agent', now })) {
          expect(['string', 'number', 'object']).toContain(typeof value(row));
        }
      }
    }
  });

  it('never exports contact details from a list that does not show them, for any audience', () => {
    const secrets = {
      firstName: 'Zq1',
      lastName: 'Zq2',
      phone: 'Zq3',
      email: 'Zq4',
      address1: 'Zq5',
      businessName: 'Zq6',
    };
    const columnSets = [adminColumns(), agentColumns(), publicColumns(), recentColumns()];
    fc.assert(
      fc.property(
        fc.constantFrom(...columnSets),
        fc.constantFrom(...referralAudiences),
        fc.constantFrom(...storyReferrals),
        (columns, audience, referral) => {
          expect(referralCsv([{ ...referral, ...secrets }], columns, { audience, now })).not.toMatch(/Zq\d/);
        },
      ),
    );
  });

  it('TBL-59 exports the partner name for admins, not for agents', () => {
    const assigned = { assignedPartner: 'Northgate', assignedAgency: null, assignedAgent: null };
    expect(saidOf(assignedAgencyColumn, assigned, 'admin')).toBe('Northgate');
    expect(saidOf(assignedAgencyColumn, assigned, 'agent')).toBe('Secondary Partner');
  });

  it('leaves a cell empty where the list shows a dash', () => {
    const unknown = {
      addDate: null,
      city: null,
      state: null,
      lines: [],
      estimatedPremium: null,
      industryCode: null,
    };
    for (const column of [
      'addDate',
      'city',
      'businessLines',
      'estimatedPremium',
      'agenciesNotified',
    ] as const) {
      expect(written(column, { ...unknown, agenciesNotified: null })).toBeNull();
    }
    expect(written('industry', { ...unknown, industryDescription: null })).toBeNull();
  });

  it('writes times in a format spreadsheets read, with the time zone in the heading', () => {
    const added = { addDate: Date.UTC(2026, 10, 20, 16, 4, 5, 678) };
    expect(exported(addDateColumn, added)).toEqual(['"Delivered (UTC)"', '2026-11-20 16:04:05']);
    const times = everyColumn.filter(
      (column) =>
        csvFields(column, { audience: 'agent', now })[0]?.value(
          aReferral({
            ...added,
            marketplaceExpirationDate: now + 1,
            marketplaceStatus: 'Available',
            lastModDate: now,
          }),
        ) instanceof Date,
    );
    expect(times.map(({ id }) => id)).toEqual([
      'addDate',
      'limitedTime',
      'addDate',
      'acquired',
      'purchased',
      'delivered',
    ]);
    for (const column of times) expect(exported(column, {})[0]).toMatch(/ \(UTC\)"$/);
  });

  it('STS-15 writes current and old prices as numbers, only for those who see prices', () => {
    const priced = {
      marketplaceStatus: 'Available',
      isCallIn: false,
      dynamicPrice: 28.5,
      discountPrice: 40,
    } as const;
    expect(exported(decayStatusColumn, priced)).toEqual([
      '"Status","Price (USD)","Old price (USD)"',
      '"Available",28.5,40',
    ]);
    expect(exported(decayStatusColumn, { ...priced, discountPrice: 20 })[1]).toBe('"Available",28.5,');
    expect(exported(statusColumn, { marketplaceStatus: 'Claimed', soldPrice: 12 })[1]).toBe('"Claimed",12,');
    expect(exported(decayStatusColumn, { ...priced, marketplaceStatus: 'Assigned' })[1]).toBe('"Assigned",,');
    for (const reader of [{ audience: 'carrier' }, { audience: 'admin' }, { showPrices: false }] as const) {
      expect(exported(statusColumn, priced, reader)).toEqual(['"Status"', '"Available"']);
    }
    for (const columns of [adminColumns(), publicColumns()]) {
      const status = columns.find(({ id }) => id === 'status');
      expect(status && exported(status, priced, { audience: 'admin' })).toEqual(['"Status"', '"Available"']);
    }
    expect(written('soldPrice', { soldPrice: 28.5 })).toBe(28.5);
  });

  it('writes every amount as a number under a heading with its currency', () => {
    const money = {
      marketplaceStatus: 'Available',
      dynamicPrice: 28,
      discountPrice: 40,
      soldPrice: 20,
      estimatedPremium: 900,
    } as const;
    for (const column of everyColumn) {
      const fields = csvFields(column, { audience: 'agent', now });
      for (const { heading, value } of fields) {
        const said = value(aReferral(money));
        expect(String(said), heading).not.toContain('$');
        if (typeof said === 'number' && [28, 40, 20, 900].includes(said))
          expect(heading).toMatch(/ \(USD\)$/);
      }
    }
  });

  it('copies rows as tab-separated text with formulas escaped and tabs replaced', () => {
    const row = aReferral({ city: '=1+1\t=2', state: 'OK', addDate: Date.UTC(2026, 10, 20, 16, 4) });
    expect(referralLines([row], [cityColumn, addDateColumn], { audience: 'agent', now })).toBe(
      "'=1+1 =2, OK\t2026-11-20 16:04:00",
    );
  });

  it('CLM-3 TBL-45 writes Talk now and its price for agents, and the call-in and standard columns', () => {
    const callIn = { opportunityType: callInType, marketplaceStatus: 'Available', dynamicPrice: 12 } as const;
    expect(exported(notesColumn, callIn)).toEqual(['"Notes","Talk now price (USD)"', '"Talk now",30']);
    expect(exported(notesColumn, callIn, { showPrices: false })).toEqual(['"Notes"', '"Talk now"']);
    expect(saidOf(notesColumn, callIn, 'admin')).toBeNull();
    expect([written('phoneIcon', callIn), written('starIcon', callIn)]).toEqual(['Call-in referral', null]);
    expect([written('phoneIcon', {}), written('starIcon', {})]).toEqual([null, 'Standard referral']);
  });

  it('ACQ-4 writes the contact details and the buyer of an acquired referral', () => {
    expect([written('name', aContact), written('phone', aContact), written('email', aContact)]).toEqual([
      'Jordan Ellery',
      '(918) 555-0142',
      'jordan.ellery@example.com',
    ]);
    const assigned = { assignedAgent: 'Ana Ruiz', assignedAgency: 'Northgate' };
    expect(written('purchasedBy', assigned)).toBe('Ana Ruiz, Northgate');
    expect(written('purchasedBy', { ...assigned, assignedAgent: null })).toBe('Northgate');
    expect(written('purchasedBy', {})).toBeNull();
  });

  it('writes the end time only for available referrals, and no age without a delivery date', () => {
    const ends = Date.UTC(2026, 10, 20, 17);
    expect(
      written('limitedTime', { marketplaceStatus: 'Available', marketplaceExpirationDate: ends }),
    ).toEqual(new Date(ends));
    expect(
      written('limitedTime', { marketplaceStatus: 'Claimed', marketplaceExpirationDate: ends }),
    ).toBeNull();
    expect(written('age', { addDate: null })).toBeNull();
  });

  it('TBL-52 TBL-53 writes the same text as the list for employees and years in business', () => {
    expect(written('noOfEmployees', { category: 'CL', noOfEmployees: null })).toBe('1 +');
    expect(written('noOfEmployees', { category: 'PL' })).toBe('N/A (PL)');
    expect(written('yearsInBusiness', { category: 'L&A' })).toBe('N/A (L&A)');
  });
});

it('names the file after the list and the time, and marks incomplete exports', () => {
  const at = Date.UTC(2026, 0, 5, 23, 59, 59);
  expect(exportFileName('all-referrals', at)).toBe('all-referrals-2026-01-05-2359-UTC.csv');
  expect(exportFileName('all-referrals', at, false)).toBe('all-referrals-2026-01-05-2359-UTC-incomplete.csv');
});
