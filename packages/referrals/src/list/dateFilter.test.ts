import { describe, expect, it } from 'vitest';
import { dateCaption, dateOptions, defaultPeriod, feedPeriod } from './listView.ts';

describe('the date filter', () => {
  it('TBL-19 offers five periods', () => {
    expect(dateOptions().map(({ value }) => value)).toEqual([
      '24hours',
      '48hours',
      '72hours',
      '7days',
      '30days',
    ]);
    expect(dateOptions().map(({ label }) => label)).toEqual([
      'Last 24 hours',
      'Last 48 hours',
      'Last 72 hours',
      'Last 7 days',
      'Last 30 days',
    ]);
  });

  it('TBL-17 FEED-9 defaults to 48 hours, and to 72 hours in the feed', () => {
    expect([defaultPeriod, feedPeriod]).toEqual(['48hours', '72hours']);
  });

  it('TBL-21 FEED-10 names the period in the caption', () => {
    expect(dateOptions().map(({ value }) => dateCaption(value))).toEqual(
      ['24hrs', '48hrs', '72hrs', '7 days', '30 days'].map(
        (period) => `All referral activity from the last ${period}`,
      ),
    );
  });
});
