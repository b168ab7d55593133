import { describe, expect, it } from 'vitest';
import {
  availableReferralParams,
  type ReferralListQuery,
  referralListParams,
  serverSortName,
} from './listParams.ts';

const sent = (query: ReferralListQuery) => [...referralListParams(query)];

describe('referralListParams', () => {
  it('API-9 TBL-3 sends page from 0 and size 25', () => {
    expect(sent({})).toEqual([
      ['page', '0'],
      ['size', '25'],
    ]);
    expect(sent({ page: 2, size: 10 })).toEqual([
      ['page', '2'],
      ['size', '10'],
    ]);
  });

  it('API-10 sends sort as field,direction', () => {
    expect(sent({ sort: 'addDate' })).toContainEqual(['sort', 'addDate,desc']);
    expect(sent({ sort: 'city', order: 'asc' })).toContainEqual(['sort', 'city,asc']);
  });

  it.each([null, undefined, ''])('TBL-13 sends no sort for %j', (sort) => {
    expect(referralListParams({ sort }).has('sort')).toBe(false);
  });

  it('API-11 sends marketplaceStatus,asc before a sort by expiry', () => {
    expect(referralListParams({ sort: 'marketplaceExpirationDate', order: 'asc' }).getAll('sort')).toEqual([
      'marketplaceStatus,asc',
      'marketplaceExpirationDate,asc',
    ]);
  });

  it.each([
    ['category', 'businessLineCategory'],
    ['businessLines', 'opportunityBusinessLineEntities'],
    ['estimatedPremium', 'premium'],
    ['industry', 'industryCode'],
    ['noOfEmployees', 'businessSize'],
    ['yearsInBusiness', 'businessYears'],
    ['status', 'marketplaceStatus'],
    ['addDate', 'addDate'],
    ['city', 'city'],
    ['lastName', 'lastName'],
    ['lastModDate', 'lastModDate'],
    ['toString', 'toString'],
  ])('API-12 names %s %s', (field, name) => {
    expect(serverSortName(field)).toBe(name);
    expect(referralListParams({ sort: field }).get('sort')).toBe(`${name},desc`);
  });

  it('API-13 sends a username only when given', () => {
    expect(referralListParams({ username: 'maya' }).get('username')).toBe('maya');
    for (const username of [null, undefined, ''])
      expect(referralListParams({ username }).has('username')).toBe(false);
  });

  it('API-14 API-15 sends filters only when not empty', () => {
    const params = referralListParams({
      filters: { addDate: '11/18/2026', state: null, other: '', more: undefined },
    });
    expect([...params.keys()]).toEqual(['page', 'size', 'addDate']);
    expect(params.get('addDate')).toBe('11/18/2026');
  });

  it('TBL-25 sends ACTIVE when claimed are hidden and no status when they are shown', () => {
    expect(referralListParams({ showClaimed: false }).getAll('marketplaceStatus')).toEqual(['ACTIVE']);
    expect(referralListParams({ showClaimed: true }).has('marketplaceStatus')).toBe(false);
  });
});

describe('availableReferralParams', () => {
  it('API-18 has the default size 10', () => {
    expect(availableReferralParams({ sort: 'addDate' }).get('size')).toBe('10');
    expect(availableReferralParams({ sort: 'addDate', size: 25 }).get('size')).toBe('25');
  });

  it('API-19 forces 20 without a sort, whatever was asked', () => {
    expect(availableReferralParams({}).get('size')).toBe('20');
    expect(availableReferralParams({ size: 50, sort: null }).get('size')).toBe('20');
  });
});
