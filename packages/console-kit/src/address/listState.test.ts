import { expect, it } from 'vitest';
import { applyViewParams, hasNoListParams, pickViewParams } from './listState.ts';

it('a view is saved without its page and without the referral that is open', () => {
  expect(pickViewParams({ state: 'TX', page: '3', referral: '17', density: 'compact', other: 'x' })).toEqual({
    state: 'TX',
    density: 'compact',
  });
});

it('a saved view takes the place of what the address said of the list, and leaves everything else', () => {
  const search = { sort: 'city,asc', period: 'week', page: '3', referral: '17', campaign: 'spring' };
  expect(applyViewParams(search, { state: 'TX', campaign: 'forged' })).toEqual({
    campaign: 'spring',
    state: 'TX',
  });
});

it('an address is plain as long as it says nothing of the list', () => {
  expect(hasNoListParams({})).toBe(true);
  expect(hasNoListParams({ campaign: 'spring' })).toBe(true);
  for (const name of ['state', 'sort', 'page', 'referral', 'columns'])
    expect(hasNoListParams({ [name]: 'x' })).toBe(false);
});
