import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { referralAudiences } from '../model/audience.ts';
import { callInType } from '../model/referral.ts';
import { acquiredColumns, transactionColumns } from '../referral/acquiredColumns.tsx';
import type { ReadyColumn } from '../referral/readyColumn.ts';
import { recentColumns } from '../referral/recentColumns.tsx';
import {
  adminColumns,
  agentColumns,
  assignedAgencyColumn,
  cityColumn,
  extraColumns,
  notesColumn,
  premiumColumn,
  publicColumns,
  statusColumn,
} from '../referral/referralColumns.tsx';
import { aContact, aReferral } from '../testing/aReferral.ts';
import { storyReferrals } from '../testing/storyReferrals.ts';
import { storyTime } from '../testing/storyTime.ts';
import { columnText, exportFileName, referralCsv } from './referralCsv.ts';

const now = storyTime;
const everyColumn: readonly ReadyColumn[] = [
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
  return columnText(known, aReferral(fields), { audience, now });
};

describe('a list as comma-separated values', () => {
  it('has the columns that show, in their order, under their headers', () => {
    const text = referralCsv(
      [aReferral({ city: 'Tulsa', state: 'OK', estimatedPremium: 1200 })],
      [premiumColumn, cityColumn],
      { audience: 'agent', now },
    );
    expect(text).toBe('\uFEFF"Est. Premium","Location"\r\n1200,"Tulsa, OK"\r\n');
  });

  it('knows every column of every list', () => {
    for (const column of everyColumn) {
      for (const row of storyReferrals) {
        expect(['string', 'number', 'object']).toContain(
          typeof columnText(column, row, { audience: 'agent', now }),
        );
      }
    }
  });

  it('never says how to reach a consumer in a list that does not show it, to nobody', () => {
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

  it('TBL-59 names a partner to admins only', () => {
    const assigned = { assignedPartner: 'Northgate', assignedAgency: null, assignedAgent: null };
    expect(columnText(assignedAgencyColumn, aReferral(assigned), { audience: 'admin', now })).toBe(
      'Northgate',
    );
    expect(columnText(assignedAgencyColumn, aReferral(assigned), { audience: 'agent', now })).toBe(
      'Secondary Partner',
    );
  });

  it('says nothing where the list shows a dash', () => {
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

  it('writes times as ISO 8601 in UTC, numbers as numbers and prices beside the status of agents', () => {
    expect(written('addDate', { addDate: Date.UTC(2026, 10, 20, 16, 4) })).toBe('2026-11-20T16:04:00.000Z');
    expect(written('soldPrice', { soldPrice: 28.5 })).toBe(28.5);
    expect(
      written('decayStatus', { marketplaceStatus: 'Available', isCallIn: false, dynamicPrice: 28 }),
    ).toBe('Available ($28)');
    expect(
      columnText(statusColumn, aReferral({ marketplaceStatus: 'Available', dynamicPrice: 28 }), {
        audience: 'carrier',
        now,
      }),
    ).toBe('Available');
  });

  it('CLM-3 TBL-45 offers to talk now to agents alone, at its own price, and tells the kinds apart', () => {
    const callIn = { opportunityType: callInType, marketplaceStatus: 'Available', dynamicPrice: 12 } as const;
    expect(written('notes', callIn)).toBe('Talk now - $30');
    expect(columnText(notesColumn, aReferral(callIn), { audience: 'admin', now })).toBeNull();
    expect([written('phoneIcon', callIn), written('starIcon', callIn)]).toEqual(['Call-in referral', null]);
    expect([written('phoneIcon', {}), written('starIcon', {})]).toEqual([null, 'Standard referral']);
  });

  it('ACQ-4 writes down whom an agent acquired and how to reach them, and who purchased it', () => {
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

  it('tells the time left only of what can still be had, and the age as the list does', () => {
    const ends = Date.UTC(2026, 10, 20, 17);
    expect(written('limitedTime', { marketplaceStatus: 'Available', marketplaceExpirationDate: ends })).toBe(
      '2026-11-20T17:00:00.000Z',
    );
    expect(
      written('limitedTime', { marketplaceStatus: 'Claimed', marketplaceExpirationDate: ends }),
    ).toBeNull();
    expect(written('age', { addDate: null })).toBeNull();
  });

  it('TBL-52 TBL-53 says of employees and industry what the list says', () => {
    expect(written('noOfEmployees', { category: 'CL', noOfEmployees: null })).toBe('1 +');
    expect(written('noOfEmployees', { category: 'PL' })).toBe('N/A (PL)');
    expect(written('yearsInBusiness', { category: 'L&A' })).toBe('N/A (L&A)');
  });
});

it('names the file after the list and the day of the reader', () => {
  expect(exportFileName('all-referrals', new Date(2026, 0, 5, 23, 59).getTime())).toBe(
    'all-referrals-2026-01-05.csv',
  );
});
