import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultAcquiredSort, defaultSort, nextSort, type Sort } from './sortCycle.ts';

describe('the sort cycle', () => {
  it('TBL-12 cycles a header desc, asc, none', () => {
    const steps: Sort[] = [null];
    for (let click = 0; click < 4; click += 1) steps.push(nextSort(steps.at(-1) ?? null, 'city'));
    expect(steps.map((sort) => sort?.order ?? 'none')).toEqual(['none', 'desc', 'asc', 'none', 'desc']);
  });

  it('TBL-12 another header starts at desc', () => {
    expect(nextSort({ field: 'city', order: 'desc' }, 'category')).toEqual({
      field: 'category',
      order: 'desc',
    });
  });

  it('TBL-12 three clicks on any header end at none, a fourth as the first did', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (other, field) => {
        const first = nextSort(other === field ? null : { field: other, order: 'asc' }, field);
        expect(nextSort(nextSort(first, field), field)).toBeNull();
        expect(nextSort(null, field)).toEqual(first);
      }),
    );
  });

  it('TBL-2 ACQ-5 starts at the newest', () => {
    expect(defaultSort).toEqual({ field: 'addDate', order: 'desc' });
    expect(defaultAcquiredSort).toEqual({ field: 'lastModDate', order: 'desc' });
  });
});
