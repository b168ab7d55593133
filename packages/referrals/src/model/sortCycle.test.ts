import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultSort, nextSort, type Sort } from '../list/listView.ts';

describe('the sort cycle', () => {
  it('TBL-12 cycles through desc, asc and none', () => {
    const steps: Sort[] = [null];
    for (let click = 0; click < 4; click += 1) steps.push(nextSort(steps.at(-1) ?? null, 'city'));
    expect(steps.map((sort) => sort?.order ?? 'none')).toEqual(['none', 'desc', 'asc', 'none', 'desc']);
  });

  it('TBL-12 starts at desc for another header', () => {
    expect(nextSort({ field: 'city', order: 'desc' }, 'category')).toEqual({
      field: 'category',
      order: 'desc',
    });
  });

  it('TBL-12 returns to none after three clicks on a header, then starts over', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (other, field) => {
        const first = nextSort(other === field ? null : { field: other, order: 'asc' }, field);
        expect(nextSort(nextSort(first, field), field)).toBeNull();
        expect(nextSort(null, field)).toEqual(first);
      }),
    );
  });

  it('TBL-2 defaults to newest first', () => {
    expect(defaultSort).toEqual({ field: 'addDate', order: 'desc' });
  });
});
