import { aReferral, createMemorySource } from '@advantage/referrals/testing';
import { describe, expect, it, vi } from 'vitest';
import { createInsightSource } from './createInsightSource.ts';

const referrals = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    aReferral({ opportunityId: String(index), addDate: Date.UTC(2026, 10, 20) - index * 60_000 }),
  );

describe('the sample of past referrals', () => {
  it('API-20 fetches the latest referrals page by page until the end', async () => {
    const source = createMemorySource({ rows: referrals(230) });
    const list = vi.spyOn(source, 'list');
    const { referrals: rows, total } = await createInsightSource(source).sample();
    expect(rows).toHaveLength(230);
    expect(total).toBe(230);
    expect(list.mock.calls.map(([query]) => query)).toEqual(
      [0, 1, 2].map((page) => ({ sort: 'addDate', order: 'desc', page, size: 100 })),
    );
  });

  it('API-20 contains at most 500 referrals and the total count', async () => {
    const { referrals: rows, total } = await createInsightSource(
      createMemorySource({ rows: referrals(720) }),
    ).sample();
    expect(rows).toHaveLength(500);
    expect(total).toBe(720);
    expect(rows[0]?.opportunityId).toBe('0');
  });

  it('API-20 contains a row only once if it moves to the next page meanwhile', async () => {
    const list = vi.fn(async ({ page = 0 }: { page?: number }) => ({
      unchanged: false as const,
      page: { rows: referrals(150).slice(page * 100 - page, page * 100 + 100), total: 150 },
    }));
    const { referrals: rows } = await createInsightSource({ list }).sample();
    expect(new Set(rows.map((row) => row.opportunityId)).size).toBe(rows.length);
    expect(rows).toHaveLength(150);
  });

  it('ERR-1 passes on failures and the abort signal', async () => {
    const list = vi.fn(async () => Promise.reject(new Error('down')));
    const { signal } = new AbortController();
    await expect(createInsightSource({ list }).sample(signal)).rejects.toThrow('down');
    expect(list).toHaveBeenCalledWith(expect.anything(), { signal });
  });
});
