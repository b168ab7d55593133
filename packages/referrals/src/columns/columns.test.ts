import { describe, expect, it } from 'vitest';
import { referralAudiences } from '../model/audience.ts';
import { aReferral } from '../testing/aReferral.ts';
import { acquiredColumns } from './acquiredColumns.tsx';
import { columnInfo, type ReferralColumnDef } from './column.ts';
import {
  adminColumns,
  agentColumns,
  columnsFor,
  decayStatusColumn,
  premiumColumn,
  publicColumns,
} from './referralColumns.tsx';

const ids = (columns: readonly ReferralColumnDef[]) => columns.map(({ id }) => id);
const sortFields = (columns: readonly ReferralColumnDef[]) =>
  Object.fromEntries(
    columns
      .filter(({ enableSorting }) => enableSorting)
      .map((column) => [column.id, columnInfo(column).sortField]),
  );

describe('columns', () => {
  it('TBL-34 are in this order for agents', () => {
    expect(ids(agentColumns()).join(' ')).toBe(
      'addDate type decayStatus category city businessLines industry noOfEmployees yearsInBusiness estimatedPremium assignedAgency',
    );
  });

  it('TBL-35 are in this order for admins and carriers', () => {
    expect(ids(adminColumns()).join(' ')).toBe(
      'addDate type status limitedTime category city businessLines industry noOfEmployees yearsInBusiness estimatedPremium agenciesNotified assignedAgency',
    );
  });

  it('FEED-5 are in this order for the public feed', () => {
    expect(ids(publicColumns()).join(' ')).toBe(
      'addDate type category city businessLines industry noOfEmployees yearsInBusiness status',
    );
  });

  it('ROL-7 P-1 match the audience', () => {
    expect(referralAudiences.map((audience) => ids(columnsFor(audience)))).toEqual(
      referralAudiences.map((audience) =>
        ids(
          audience === 'public'
            ? publicColumns()
            : audience === 'admin' || audience === 'carrier'
              ? adminColumns()
              : agentColumns(),
        ),
      ),
    );
  });

  it('TBL-45 exclude notes, phone icon and star icon by default', () => {
    const all = referralAudiences.flatMap((audience) => ids(columnsFor(audience)));
    for (const column of ['notes', 'phoneIcon', 'starIcon']) expect(all).not.toContain(column);
  });

  it('TBL-36 have the specified headers', () => {
    expect(adminColumns().map(({ header }) => header)).toEqual([
      'Delivered',
      'Type',
      'Status',
      'Limited Time',
      'Category',
      'Location',
      'Policy Type',
      'Industry',
      '# Employees',
      'Years in Business',
      'Est. Premium',
      'Agencies Notified',
      'Assigned To',
    ]);
    expect(decayStatusColumn.header).toBe('Status');
  });

  it('TBL-11 TBL-44 allow sorting by seven columns and the end time', () => {
    expect(sortFields(adminColumns())).toEqual({
      addDate: 'addDate',
      category: 'category',
      industry: 'industry',
      noOfEmployees: 'noOfEmployees',
      yearsInBusiness: 'yearsInBusiness',
      estimatedPremium: 'estimatedPremium',
      city: 'city',
      limitedTime: 'marketplaceExpirationDate',
    });
  });

  it('ACQ-4 TBL-55 have sort fields for acquired referrals and three are commercial-only', () => {
    expect(Object.values(sortFields(acquiredColumns())).join(' ')).toBe(
      'lastModDate lastName phone email city category',
    );
    const personal = aReferral({ category: 'PL' });
    const businessOnly = adminColumns().filter(
      ({ meta }) => meta.text?.(personal, { audience: 'admin', now: 0 }) === 'N/A (PL)',
    );
    expect(ids(businessOnly).join(' ')).toBe('industry noOfEmployees yearsInBusiness');
  });
});

it('TBL-40 shows the premium on a card when it is known', () => {
  const premium = (estimatedPremium: number | null) =>
    premiumColumn.meta.cardCell?.(aReferral({ estimatedPremium }));
  expect(premium(8400)).toBe('$8,400');
  expect(premium(null)).toBeNull();
  expect(publicColumns()).not.toContain(premiumColumn);
});

it('ready-made cells ignore the second argument that React 18 passes to components', () => {
  const cell = agentColumns().find(({ id }) => id === 'category')?.cell;
  const context = { row: { original: aReferral() } };
  expect(cell && Reflect.apply(cell, undefined, [context, {}])).toBe(cell?.(context));
});
