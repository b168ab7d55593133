// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { sampleMarketplaces } from '../testing/sampleMarketplaces.ts';
import type { Agency } from '../wire/agency.ts';
import { rowsOf, useSameRows } from './rows.ts';

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

it('MKL-13 a row is the same object for as long as it shows the same, wherever the others go', () => {
  const rows = (ids: readonly number[]) => {
    const found = ids.flatMap((id) => sampleMarketplaces.find((each) => each.id === id) ?? []);
    return rowsOf(structuredClone(found), new Map(), new Map(), hrefOf);
  };
  const { result, rerender } = renderHook((given) => useSameRows(given), {
    initialProps: rows([1, 2, 3, 4]),
  });
  const before = result.current;
  rerender(rows([1, 2, 3, 4]));
  expect(result.current).toBe(before);
  rerender(rows([2, 1, 3, 4]));
  expect(result.current.map(({ id, place }) => [id, place])).toEqual([
    [2, 1],
    [1, 2],
    [3, 3],
    [4, 4],
  ]);
  expect(result.current[0]?.categories).toBe(before[1]?.categories);
  expect(result.current.slice(2)).toEqual(before.slice(2));
  expect(result.current[2]).toBe(before[2]);
  expect(result.current[3]).toBe(before[3]);
});
