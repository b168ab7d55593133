import { expect, it } from 'vitest';
import { applyViewParams, hasNoListParams, pickViewParams } from './listState.ts';

it('saves a view without the page number and the open referral', () => {
  expect(pickViewParams({ state: 'TX', page: '3', referral: '17', density: 'compact', other: 'x' })).toEqual({
    state: 'TX',
    density: 'compact',
  });
});

it('replaces the list parameters in the URL with a saved view and keeps all others', () => {
  const search = { sort: 'city,asc', period: 'week', page: '3', referral: '17', campaign: 'spring' };
  expect(applyViewParams(search, { state: 'TX', campaign: 'forged' })).toEqual({
    campaign: 'spring',
    state: 'TX',
  });
});

it('detects whether a URL has list parameters', () => {
  expect(hasNoListParams({})).toBe(true);
  expect(hasNoListParams({ campaign: 'spring' })).toBe(true);
  for (const name of ['state', 'sort', 'page', 'referral', 'columns'])
    expect(hasNoListParams({ [name]: 'x' })).toBe(false);
});
