import { expect, it } from 'vitest';
import { aReferral } from '../testing/aReferral.ts';
import { selectPage } from './selectPage.ts';

const rows = [
  aReferral({ opportunityId: '1', opportunityType: 'WT-CIR', soldPrice: 30 }),
  aReferral({ opportunityId: '2', opportunityType: 'CIR', soldPrice: null }),
  aReferral({ opportunityId: '3', opportunityType: 'PCR', soldPrice: 9 }),
];
const ids = (query: Parameters<typeof selectPage>[1]) =>
  selectPage(rows, query).rows.map(({ opportunityId }) => opportunityId);

it('sorts by fields that a service calls differently, and by numbers with unknown ones last', () => {
  expect(ids({ sort: 'type', order: 'asc' })).toEqual(['2', '3', '1']);
  expect(ids({ sort: 'soldPrice', order: 'asc' })).toEqual(['3', '1', '2']);
  expect(ids({ sort: 'soldPrice', order: 'desc' })).toEqual(['1', '3', '2']);
});

it('returns one page and the number of all rows', () => {
  expect(ids({ page: 1, size: 2 })).toEqual(['3']);
  expect(selectPage(rows, { page: 1, size: 2 }).total).toBe(3);
});
