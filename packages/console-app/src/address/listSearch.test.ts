import { usStates } from '@advantage/reference-data';
import { adminColumns, defaultListView, type ListView, listScopes, sortFieldsOf } from '@advantage/referrals';
import { datePeriods } from '@advantage/ui';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { searchOfView, viewOfSearch } from './listSearch.ts';
import { parseSearch, stringifySearch } from './search.ts';

const initial: ListView = { ...defaultListView, sort: { field: 'marketplaceExpirationDate', order: 'asc' } };

const anyView = fc.record<ListView>({
  sort: fc.option(
    fc.record({
      field: fc.constantFrom(...sortFieldsOf(adminColumns())),
      order: fc.constantFrom('asc', 'desc'),
    }),
  ),
  page: fc.nat(99_999),
  period: fc.constantFrom(...datePeriods),
  state: fc.option(fc.constantFrom(...usStates.map(({ code }) => code))),
  scope: fc.constantFrom(...listScopes),
  showClaimed: fc.boolean(),
});

describe('a list in the address', () => {
  it('RTE-5 is as the route has it when the address says nothing', () => {
    expect(viewOfSearch({}, initial)).toEqual(initial);
    expect(stringifySearch(searchOfView({}, initial, initial))).toBe('');
  });

  it('comes back from its own address, whatever it is', () => {
    const trip = (view: ListView) =>
      viewOfSearch(parseSearch(stringifySearch(searchOfView({}, view, initial))), initial);
    fc.assert(
      fc.property(anyView, (view) => {
        expect(trip(view)).toEqual(view);
      }),
    );
  });

  it('TBL-7 keeps parameters that are not its own', () => {
    const view = { ...initial, state: 'TX' };
    expect(searchOfView({ utm: 'mail', state: 'OH' }, view, initial)).toMatchObject({
      utm: 'mail',
      state: 'TX',
    });
  });

  it('TBL-8 has no state for All States', () => {
    expect(stringifySearch(searchOfView({ state: 'OH', utm: 'mail' }, initial, initial))).toBe('?utm=mail');
  });

  it.each([
    ['TBL-4', 'tx', 'TX'],
    ['TBL-5', 'TEX', null],
    ['TBL-5', 'T', null],
    ['TBL-6', 'ZZ', null],
  ])('%s reads the state %j', (_rule, state, expected) => {
    expect(viewOfSearch({ state }, initial).state).toBe(expected);
  });

  it.each(['phone,asc', 'addDate', 'addDate,up', ',asc', '__proto__,asc', ''])(
    'takes no notice of the sort %j',
    (sort) => {
      expect(viewOfSearch({ sort }, initial).sort).toEqual(initial.sort);
    },
  );

  it.each(['0', '-1', '1.5', 'x', '', '1e3', '99999999'])('takes no notice of the page %j', (page) => {
    expect(viewOfSearch({ page }, initial).page).toBe(0);
  });

  it('takes no notice of anything else it cannot read', () => {
    expect(viewOfSearch({ period: '300days', scope: 'mine', claimed: 'yes' }, initial)).toEqual(initial);
  });
});
