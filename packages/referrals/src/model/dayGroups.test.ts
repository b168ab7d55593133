import { describe, expect, it } from 'vitest';
import { dayGroups, sumOf } from '../list/rowsBetween.tsx';
import { aReferral } from '../testing/aReferral.ts';

const at = (text: string) => new Date(text).getTime();
const purchase = (opportunityId: string, time: string | null, soldPrice: number | null) =>
  aReferral({ opportunityId, lastModDate: time === null ? null : at(time), soldPrice });

const rows = [
  purchase('5', '2026-11-20T09:00', 30.5),
  purchase('4', '2026-11-20T00:00', 20),
  purchase('3', '2026-11-19T23:59', 10),
  purchase('2', '2026-11-17T12:00', null),
  purchase('1', '2026-11-17T11:00', 5),
];
const whole = { hasPrevious: false, hasNext: false };

describe('the days of a page of purchases', () => {
  it('count and add up what was purchased on each', () => {
    expect([...dayGroups(rows, whole)]).toEqual([
      ['5', { day: at('2026-11-20T00:00'), count: 2, sum: 50.5, isCut: false }],
      ['3', { day: at('2026-11-19T00:00'), count: 1, sum: 10, isCut: false }],
      ['2', { day: at('2026-11-17T00:00'), count: 2, sum: 5, isCut: false }],
    ]);
    expect(sumOf(rows)).toBe(65.5);
  });

  it('say which of them may go on before or after the page', () => {
    const cut = (pages: typeof whole) => [...dayGroups(rows, pages).values()].map(({ isCut }) => isCut);
    expect(cut({ hasPrevious: true, hasNext: false })).toEqual([true, false, false]);
    expect(cut({ hasPrevious: false, hasNext: true })).toEqual([false, false, true]);
  });

  it('put purchases without a time in a group apart', () => {
    expect([...dayGroups([purchase('9', null, 1)], whole).values()]).toMatchObject([{ day: null, count: 1 }]);
    expect(dayGroups([], whole).size).toBe(0);
  });
});
