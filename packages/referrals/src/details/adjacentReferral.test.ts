import { describe, expect, it } from 'vitest';
import { adjacentReferral } from './ReferralDetails.tsx';

const place = { index: 1, count: 25, page: 1, size: 25, total: 60 };

describe('adjacentReferral', () => {
  it('DTL-3 returns the previous or next row on the page', () => {
    expect(adjacentReferral(place, -1)).toEqual({ page: 1, at: 0 });
    expect(adjacentReferral(place, 1)).toEqual({ page: 1, at: 2 });
  });

  it('DTL-3 crosses to the last row of the previous page or the first row of the next', () => {
    expect(adjacentReferral({ ...place, index: 0 }, -1)).toEqual({ page: 0, at: -1 });
    expect(adjacentReferral({ ...place, index: 24 }, 1)).toEqual({ page: 2, at: 0 });
  });

  it('DTL-3 returns null past either end of the list', () => {
    expect(adjacentReferral({ ...place, page: 0, index: 0 }, -1)).toBeNull();
    expect(adjacentReferral({ ...place, page: 2, count: 10, index: 9 }, 1)).toBeNull();
    expect(adjacentReferral({ ...place, total: 50, index: 24 }, 1)).toBeNull();
  });

  it('DTL-3 returns null for a referral that is not on the page', () => {
    expect(adjacentReferral({ ...place, index: -1 }, 1)).toBeNull();
    expect(adjacentReferral({ ...place, index: -1 }, -1)).toBeNull();
  });
});
