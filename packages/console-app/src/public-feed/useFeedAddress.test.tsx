// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { useFeedAddress } from './useFeedAddress.ts';

const at = (address: string) => window.history.replaceState(null, '', address);
const read = () => renderHook(() => useFeedAddress()).result;
const first = { state: null, sort: { field: 'addDate', order: 'desc' }, page: 0 } as const;

beforeEach(() => at('/public-referrals'));

describe('the URL of the public page', () => {
  it.each([
    ['TBL-4', '?state=tx', { state: 'TX' }],
    ['TBL-5', '?state=TEX', {}],
    ['TBL-6', '?state=ZZ', {}],
    ['TBL-16', '', {}],
    ['TBL-31', '?page=3', { page: 2 }],
    ['TBL-31', '?page=0', {}],
    ['TBL-11', '?sort=city,asc', { sort: { field: 'city', order: 'asc' } }],
    ['TBL-11', '?sort=estimatedPremium,asc', {}],
    ['TBL-13', '?sort=none', { sort: null }],
  ])('%s parses %j', (_rule, query, view) => {
    at(`/public-referrals${query}`);
    expect(read().current[0]).toEqual({ ...first, ...view });
  });

  it('TBL-7 stores the view and keeps other parameters', () => {
    at('/public-referrals?utm=mail&state=OH');
    const result = read();
    const chosen = { state: 'TX', sort: { field: 'city', order: 'asc' }, page: 1 } as const;
    act(() => result.current[1](chosen));
    expect(window.location.search).toBe('?utm=mail&state=TX&sort=city%2Casc&page=2');
    expect(result.current[0]).toEqual(chosen);
  });

  it('TBL-8 omits default values', () => {
    at('/public-referrals?state=OH&page=4&sort=none');
    const result = read();
    act(() => result.current[1](first));
    expect(window.location.href).toMatch(/\/public-referrals$/);
    expect(result.current[0]).toEqual(first);
  });

  it('restores the view on Back', () => {
    const result = read();
    act(() => result.current[1]({ ...first, state: 'TX' }));
    at('/public-referrals');
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
    expect(result.current[0]).toEqual(first);
  });
});
