import { describe, expect, it } from 'vitest';
import { formatAge, isNew } from './age.ts';

const now = new Date(2026, 10, 20, 10, 24).getTime();
const ago = (minutes: number, seconds = 0) => now - (minutes * 60 + seconds) * 1000;
const textOf = (moment: number) => formatAge(moment, now).text;

describe('formatAge', () => {
  it.each([
    ['0:00', ago(0)],
    ['4:59', ago(4, 59)],
    ['in the future', ago(-2)],
  ])('TIM-1 shows "New": %s', (_age, moment) => {
    expect(formatAge(moment, now)).toEqual({ kind: 'new', text: 'New' });
    expect(isNew(moment, now)).toBe(true);
  });

  it('TIM-1 is no longer new at 5:00', () => {
    expect(isNew(ago(5), now)).toBe(false);
    expect(formatAge(ago(5), now).kind).toBe('text');
  });

  it.each([
    [ago(5), '5 min ago'],
    [ago(5, 59), '5 min ago'],
    [ago(30, 59), '30 min ago'],
    [ago(31), '31 min ago'],
  ])('TIM-2 formats %d as %s', (moment, text) => {
    expect(textOf(moment)).toBe(text);
  });

  it('TIM-2 counts minutes across midnight', () => {
    const afterMidnight = new Date(2026, 10, 20, 0, 10).getTime();
    expect(formatAge(afterMidnight - 20 * 60_000, afterMidnight).text).toBe('20 min ago');
  });

  it.each([ago(31, 1), new Date(2026, 10, 20, 0, 0).getTime()])('TIM-3 shows "Today" for %d', (moment) => {
    expect(textOf(moment)).toBe('Today');
  });

  it.each([
    ['the last second of yesterday', new Date(2026, 10, 19, 23, 59, 59), '1 day ago'],
    ['the first second of yesterday', new Date(2026, 10, 19, 0, 0, 0), '1 day ago'],
    ['the day before', new Date(2026, 10, 18, 23, 0), '2 day ago'],
    ['a month back, over the end of summer time', new Date(2026, 9, 20, 11, 0), '31 day ago'],
  ])('TIM-4 counts calendar days for %s', (_when, moment, text) => {
    expect(textOf(moment.getTime())).toBe(text);
  });

  it('TIM-4 shows 32 minutes ago as 1 day when midnight is between', () => {
    const early = new Date(2026, 10, 20, 0, 5).getTime();
    expect(formatAge(early - 32 * 60_000, early).text).toBe('1 day ago');
  });

  it('TIM-5 does not pluralize units', () => {
    expect([textOf(ago(12)), textOf(ago(60 * 48))]).toEqual(['12 min ago', '2 day ago']);
  });

  it.each([null, undefined, 'soon'])('TIM-12 shows an em dash for %j', (moment) => {
    expect(formatAge(moment, now)).toEqual({ kind: 'text', text: '—' });
    expect(isNew(moment, now)).toBe(false);
  });
});
