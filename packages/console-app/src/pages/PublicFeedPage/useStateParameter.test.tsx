// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { useStateParameter } from './useStateParameter.ts';

const at = (address: string) => window.history.replaceState(null, '', address);
const read = () => renderHook(() => useStateParameter()).result;

beforeEach(() => at('/public-referrals'));

describe('the state filter of the public page', () => {
  it.each([
    ['TBL-4', '?state=tx', 'TX'],
    ['TBL-5', '?state=TEX', null],
    ['TBL-6', '?state=ZZ', null],
    ['TBL-16', '', null],
  ])('%s reads %j', (_rule, query, state) => {
    at(`/public-referrals${query}`);
    expect(read().current[0]).toBe(state);
  });

  it('TBL-7 writes the chosen state and keeps other parameters', () => {
    at('/public-referrals?utm=mail&state=OH');
    const result = read();
    act(() => result.current[1]('TX'));
    expect(window.location.search).toBe('?utm=mail&state=TX');
    expect(result.current[0]).toBe('TX');
  });

  it('TBL-8 takes the state out for All States', () => {
    at('/public-referrals?state=OH');
    const result = read();
    act(() => result.current[1](null));
    expect(window.location.href).toMatch(/\/public-referrals$/);
    expect(result.current[0]).toBeNull();
  });

  it('follows Back', () => {
    const result = read();
    act(() => result.current[1]('TX'));
    at('/public-referrals');
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
    expect(result.current[0]).toBeNull();
  });
});
