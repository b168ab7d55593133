import { expect, it } from 'vitest';
import { sampleMarketplaces } from '../testing/sampleMarketplaces.ts';
import type { Agency } from '../wire/agency.ts';
import { rowsOf } from './rows.ts';

const [first, second] = sampleMarketplaces;
const two = first && second ? [first, second] : [];
const agency: Agency = { fulcrumId: 104882, address: { region: 'Southeast' } };
const hrefOf = (id: number) => `/marketplaces/${id}`;

it('MKL-5 MKL-6 MKL-7 MKL-11 a row holds what it shows', () => {
  const rows = rowsOf(two, new Map([[String(first?.agencyId), agency]]), new Map([[2, false]]), hrefOf);
  expect(rows).toEqual([
    {
      id: 1,
      name: 'Harbor Point Insurance',
      href: '/marketplaces/1',
      agency: ['Southeast', 'Agency ID# 104882'],
      isEnabled: true,
      isPending: false,
      categories: ['CL'],
      place: 1,
      isLast: false,
    },
    {
      id: 2,
      name: 'Meridian Direct',
      href: '/marketplaces/2',
      agency: undefined,
      isEnabled: false,
      isPending: true,
      categories: ['PL', 'CL', 'L&A'],
      place: 2,
      isLast: true,
    },
  ]);
});

it('MKL-6 keeps the room of an agency that is not known yet', () => {
  const [known, unlinked] = rowsOf(two, new Map(), new Map(), hrefOf);
  expect(known?.agency).toEqual([]);
  expect(unlinked?.agency).toBeUndefined();
});
