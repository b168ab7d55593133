import { describe, expect, it } from 'vitest';
import { referralAudiences } from '../model/audience.ts';
import {
  acquiredSortFields,
  adminColumns,
  agentColumns,
  columnLabels,
  commercialOnlyColumns,
  defaultColumns,
  feedColumns,
  sortFields,
} from './columns.ts';

describe('columns', () => {
  it('TBL-34 agents have twelve columns', () => {
    expect(agentColumns.join(' ')).toBe(
      'addDate type decayStatus category city businessLines industry noOfEmployees yearsInBusiness estimatedPremium assignedAgency isMobileView',
    );
  });

  it('TBL-35 admins and carriers have fourteen', () => {
    expect(adminColumns.join(' ')).toBe(
      'addDate type status limitedTime category city businessLines industry noOfEmployees yearsInBusiness estimatedPremium agenciesNotified assignedAgency isMobileView',
    );
  });

  it('FEED-5 the feed has ten', () => {
    expect(feedColumns.join(' ')).toBe(
      'addDate type category city businessLines industry noOfEmployees yearsInBusiness status isMobileView',
    );
  });

  it('ROL-7 P-1 each reader gets the own columns', () => {
    expect(referralAudiences.map(defaultColumns)).toEqual(
      referralAudiences.map((audience) =>
        audience === 'public'
          ? feedColumns
          : audience === 'admin' || audience === 'carrier'
            ? adminColumns
            : agentColumns,
      ),
    );
  });

  it('TBL-45 no default set has notes, phone icon or star icon', () => {
    const all: readonly string[] = referralAudiences.flatMap(defaultColumns);
    for (const column of ['notes', 'phoneIcon', 'starIcon']) expect(all).not.toContain(column);
  });

  it('TBL-36 labels the headers', () => {
    expect(adminColumns.slice(0, -1).map((column) => columnLabels[column])).toEqual([
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
    expect(columnLabels.decayStatus).toBe('Status');
  });

  it('TBL-11 TBL-44 sorts by seven columns and by the expiry', () => {
    expect(sortFields).toEqual({
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

  it('ACQ-4 TBL-55 names the acquired sorts and the commercial-only columns', () => {
    expect(acquiredSortFields.join(' ')).toBe('lastModDate lastName phone email city category');
    expect(commercialOnlyColumns.join(' ')).toBe('industry noOfEmployees yearsInBusiness');
  });
});
