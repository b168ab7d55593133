import { describe, expect, it } from 'vitest';
import { storyTime } from '../testing/storyTime.ts';
import { referralListParams } from '../wire/listParams.ts';
import { cycleSort, defaultListView, toListQuery, withFilter } from './listView.ts';

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

  it('TBL-32 returns to the first page when the sort or a filter changes', () => {
    const third = { ...defaultListView, page: 2 };
    expect(cycleSort(third, 'city')).toMatchObject({ page: 0, sort: { field: 'city', order: 'desc' } });
    expect(withFilter(third, { state: 'TX' })).toMatchObject({ page: 0, state: 'TX' });
    expect(withFilter(third, { showClaimed: true, period: '7days', scope: 'in-appetite' }).page).toBe(0);
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
