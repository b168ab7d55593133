import { describe, expect, it } from 'vitest';
import { storyTime } from '../testing/storyTime.ts';
import { referralListParams } from '../wire/listParams.ts';
import { defaultListView, toListQuery } from './listView.ts';

describe('the list view', () => {
  it('TBL-2 TBL-16 TBL-17 TBL-18 has the defaults of the admin screens', () => {
    expect(defaultListView).toEqual({
      sort: { field: 'addDate', order: 'desc' },
      page: 0,
      period: '48hours',
      state: null,
      scope: 'all',
      showClaimed: false,
    });
  });

  it('API-15 TIM-7 TIM-8 TBL-23 TBL-25 is converted to request parameters', () => {
    const view = { ...defaultListView, scope: 'in-appetite' as const, state: 'TX', page: 1 };
    const params = referralListParams(toListQuery(view, storyTime, { username: 'maya' }));
    expect(Object.fromEntries(params)).toEqual({
      page: '1',
      size: '25',
      sort: 'addDate,desc',
      username: 'maya',
      addDate: '11/18/2026',
      state: 'TX',
      marketplaceStatus: 'ACTIVE',
    });
  });

  it('TBL-13 TBL-8 TBL-23 omits the parameters of settings that are off', () => {
    const view = { ...defaultListView, sort: null, showClaimed: true };
    const params = referralListParams(toListQuery(view, storyTime, { username: 'maya', size: 10 }));
    expect(Object.fromEntries(params)).toEqual({ page: '0', size: '10', addDate: '11/18/2026' });
  });
});
