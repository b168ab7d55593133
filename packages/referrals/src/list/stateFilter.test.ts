import { usStates } from '@advantage/reference-data';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filters } from '../messages/en.ts';
import { stateOfQuery, stateOptions, toState, withState } from './listView.ts';

const query = (text: string) => new URLSearchParams(text);

describe('the state filter', () => {
  it('DAT-9 TBL-20 offers All States, then 50 states and DC', () => {
    expect(stateOptions()[0]).toEqual({ value: null, label: 'All States' });
    expect(stateOptions()).toHaveLength(52);
    expect(stateOptions().find(({ value }) => value === 'DC')?.label).toBe('District of Columbia');
  });

  it('TBL-22 has a message for no results', () => {
    expect(filters.noResults).toBe('No results.');
  });

  it.each([
    ['state=TX', 'TX'],
    ['state=tx', 'TX'],
    ['sort=city&state=Dc', 'DC'],
  ])('TBL-4 %s selects %s', (text, state) => {
    expect(stateOfQuery(query(text))).toBe(state);
  });

  it.each(['', 'state=', 'state=T', 'state=TEX', 'state=Texas', 'state=%20TX', 'state=ß'])(
    'TBL-5 ignores %j',
    (text) => {
      expect(stateOfQuery(query(text))).toBeNull();
    },
  );

  it.each(['state=XX', 'state=00', 'state=__', 'state=PR'])(
    'TBL-6 ignores %j, which is not a state',
    (text) => {
      expect(stateOfQuery(query(text))).toBeNull();
    },
  );

  it('TBL-7 writes the state and keeps every other parameter', () => {
    expect(withState(query('a=1&a=2&state=OK'), 'TX').toString()).toBe('a=1&a=2&state=TX');
  });

  it('TBL-8 removes the state from the URL for All States', () => {
    expect(withState(query('state=OK&a=1'), null).toString()).toBe('a=1');
  });

  it('TBL-7 TBL-8 changes only the state parameter of any query', () => {
    const parameters = fc.array(fc.tuple(fc.string(), fc.string()));
    const states = fc.constantFrom(null, ...usStates.map(({ code }) => code));
    fc.assert(
      fc.property(parameters, states, (pairs, state) => {
        const before = new URLSearchParams(pairs);
        const after = withState(before, state);
        const rest = (params: URLSearchParams) => [...params].filter(([name]) => name !== 'state');
        expect(stateOfQuery(after)).toBe(state);
        expect(rest(after)).toEqual(rest(before));
        expect([...before]).toEqual(pairs);
      }),
    );
  });

  it('TBL-6 does not mistake an inherited object property for a state', () => {
    expect(toState('constructor')).toBeNull();
  });
});
