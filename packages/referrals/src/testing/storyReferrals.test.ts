import { businessLineGroups } from '@advantage/reference-data';
import { describe, expect, it } from 'vitest';
import { acquiredReferrals } from './acquiredReferrals.ts';
import { hostileReferrals, textFields } from './hostileReferrals.ts';
import {
  hostileFormulas,
  hostileLengths,
  hostileMarkup,
  hostileNumbers,
  hostileShapes,
  hostileTexts,
  hostileUnicode,
  hostileUrls,
} from './hostileTexts.ts';
import { referralPage, referralRows } from './referralPage.ts';
import { storyReferrals } from './storyReferrals.ts';
import { storyTime } from './storyTime.ts';

describe('story data', () => {
  it('BCK-11 TBL-43 every line has a name and every business a six-digit industry', () => {
    const known = Object.values(businessLineGroups).flatMap((group) => group.map(({ code }) => code));
    for (const { lines, category, industryCode } of storyReferrals) {
      for (const line of lines) expect(known).toContain(line);
      expect(industryCode === null || /^\d{6}$/.test(industryCode)).toBe(true);
      expect(industryCode !== null).toBe(category === 'CL');
    }
  });

  it('DAT-1 ids are unique and nothing is in the future of the story', () => {
    for (const rows of [storyReferrals, acquiredReferrals, referralRows(1000)]) {
      expect(new Set(rows.map((row) => row.opportunityId)).size).toBe(rows.length);
      expect(rows.every((row) => (row.addDate ?? 0) <= storyTime)).toBe(true);
    }
  });

  it('BCK-10 the same seed gives the same rows, another seed others', () => {
    expect(referralRows(50, 7)).toEqual(referralRows(50, 7));
    expect(referralRows(50, 8)).not.toEqual(referralRows(50, 7));
    expect(referralPage()).toMatchObject({ total: 214, rows: { length: 25 } });
  });

  it('I1 has at least 120 hostile payloads', () => {
    expect(
      [
        hostileMarkup,
        hostileUrls,
        hostileUnicode,
        hostileLengths,
        hostileFormulas,
        hostileShapes,
        hostileNumbers,
      ].map((list) => list.length),
    ).toEqual([40, 15, 20, 10, 10, 15, 10]);
    expect(hostileReferrals).toHaveLength(hostileTexts.length);
    expect(textFields.length).toBeGreaterThanOrEqual(20);
  });
});
