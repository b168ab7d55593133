import { SourceError } from '@advantage/live-list';
import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import type { LoadPage } from '../list/useReferralList.ts';
import type { Referral } from '../model/referral.ts';
import type { ReferralPage } from '../source/referralSource.ts';
import { aReferral } from '../testing/aReferral.ts';
import { createCsvExportJob, exportPageSize, overlappingPage } from './csvExportJob.ts';

const referrals = (count: number) =>
  Array.from({ length: count }, (_, index) => aReferral({ opportunityId: `r${index}` }));
const loadFrom =
  (rows: readonly Referral[]): LoadPage =>
  async (page, size) => ({ rows: rows.slice(page * size, (page + 1) * size), total: rows.length });
const never = new AbortController().signal;

it('collects every row of every page once, in order, and reports progress', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 0, max: 5 * exportPageSize }), async (count) => {
      const rows = referrals(count);
      const progress = vi.fn();
      const load = vi.fn(loadFrom(rows));
      expect(await createCsvExportJob(load).gather(never, progress)).toEqual({
        rows,
        rejected: 0,
        isComplete: true,
      });
      expect(progress).toHaveBeenLastCalledWith({ done: count, total: count });
    }),
    { numRuns: 50 },
  );
});

it('reads no page after the last one of use', async () => {
  const load = vi.fn(loadFrom(referrals(350)));
  const isLast = ({ rows }: ReferralPage) => rows.some(({ opportunityId }) => opportunityId === 'r120');
  const { rows, isComplete } = await createCsvExportJob(load, isLast).gather(never, () => {});
  expect(load).toHaveBeenCalledTimes(2);
  expect(rows.length).toBeGreaterThan(120);
  expect(isComplete).toBe(true);
});

it('resumes with the page that failed', async () => {
  const rows = referrals(250);
  const pages: number[] = [];
  let isDown = true;
  const run = createCsvExportJob((page, size, signal) => {
    pages.push(page);
    if (page === 1 && isDown) throw new SourceError('network', 'No network.');
    return loadFrom(rows)(page, size, signal);
  });
  await expect(run.gather(never, () => {})).rejects.toThrow('No network.');
  isDown = false;
  expect((await run.gather(never, () => {})).rows).toEqual(rows);
  expect(pages).toEqual([0, 1, 1, 2]);
});

it('stops when aborted and ignores a response that arrives afterwards', async () => {
  const controller = new AbortController();
  const progress = vi.fn();
  const load = vi.fn<LoadPage>(async (page, size, signal) => {
    if (page === 1) controller.abort();
    return loadFrom(referrals(300))(page, size, signal);
  });
  await expect(createCsvExportJob(load).gather(controller.signal, progress)).rejects.toThrow();
  expect(load).toHaveBeenCalledTimes(2);
  expect(progress).toHaveBeenCalledOnce();
});

it('keeps a row that moved to the next page only once, and stops when the list gets shorter', async () => {
  const rows = referrals(150);
  const run = createCsvExportJob(async (page, size) =>
    page === 0
      ? { rows: rows.slice(0, size), total: 250 }
      : page === 1
        ? { rows: [...rows.slice(size - 1, size), ...rows.slice(size)], total: 250 }
        : { rows: [], total: 150 },
  );
  expect((await run.gather(never, () => {})).rows).toEqual(rows);
});

it('rereads a list that gets shorter, so no row is skipped between two pages', async () => {
  let rows = referrals(150);
  const run = createCsvExportJob((page, size, signal) => {
    // Ten rows leave after the first page was read, so rows at the page boundary move to that page.
    if (page === 1 && rows.length === 150) rows = rows.slice(10);
    return loadFrom(rows)(page, size, signal);
  });
  const result = await run.gather(never, () => {});
  expect(result.rows).toEqual(rows);
  expect(result.isComplete).toBe(true);
});

it('skips no row when some are removed and as many are added at the other end', async () => {
  const staying = referrals(150);
  let rows = staying;
  const load = vi.fn<LoadPage>((page, size, signal) => {
    if (page === 1)
      rows = [...staying.slice(3), ...[1, 2, 3].map((id) => aReferral({ opportunityId: `new${id}` }))];
    return loadFrom(rows)(page, size, signal);
  });
  const result = await createCsvExportJob(load).gather(never, () => {});
  expect(result.rows).toEqual([...staying, ...rows.slice(-3)]);
  expect(result.isComplete).toBe(true);
  expect(load).toHaveBeenCalledTimes(2);
});

it('rereads a list when it shrinks below what was read or a row moves to an earlier page', async () => {
  const whole = referrals(150);
  const moved = [...whole.slice(120, 121), ...whole.slice(0, 120), ...whole.slice(121)];
  for (const changed of [whole.slice(80), moved]) {
    let rows = whole;
    const run = createCsvExportJob((page, size, signal) => {
      if (page === 1) rows = changed;
      return loadFrom(rows)(page, size, signal);
    });
    expect(await run.gather(never, () => {})).toEqual({ rows: changed, rejected: 0, isComplete: true });
  }
});

it('stays complete while new referrals arrive at the start', async () => {
  let rows = referrals(250);
  const load = vi.fn<LoadPage>((page, size, signal) => {
    if (page > 0) rows = [aReferral({ opportunityId: `new${rows.length}` }), ...rows];
    return loadFrom(rows)(page, size, signal);
  });
  const result = await createCsvExportJob(load).gather(never, () => {});
  expect(result).toEqual({ rows: referrals(250), rejected: 0, isComplete: true });
});

it('requests pages that overlap the rows already read', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 200_000 }), (next) => {
      const { page, size } = overlappingPage(next);
      expect(size).toBeLessThanOrEqual(exportPageSize);
      expect(page * size).toBeLessThanOrEqual(Math.max(0, next - 5));
      expect((page + 1) * size - next).toBeGreaterThan(exportPageSize / 2);
    }),
  );
});

it('reports an incomplete result when the list keeps getting shorter', async () => {
  let rows = referrals(180);
  const load = vi.fn<LoadPage>((page, size, signal) => {
    if (page === 1) rows = rows.slice(10);
    return loadFrom(rows)(page, size, signal);
  });
  expect(await createCsvExportJob(load).gather(never, () => {})).toMatchObject({ isComplete: false });
  expect(load).toHaveBeenCalledTimes(6);
});

it('API-19 collects all rows from a service that returns smaller pages than requested', async () => {
  const rows = referrals(70);
  const run = createCsvExportJob((page, _size, signal) => loadFrom(rows)(page, 20, signal));
  expect((await run.gather(never, () => {})).rows).toEqual(rows);
});

it('counts malformed rows', async () => {
  const run = createCsvExportJob(async () => ({ rows: referrals(2), total: 3, rejected: 1 }));
  expect(await run.gather(never, () => {})).toMatchObject({ rejected: 1 });
});

it('counts a malformed row once, even when two pages contain it', async () => {
  const rows = referrals(150);
  const malformed = new Set(['r3', 'r97', 'r120']);
  const run = createCsvExportJob(async (page, size) => {
    const all = rows.slice(page * size, (page + 1) * size);
    const readable = all.filter(({ opportunityId }) => !malformed.has(opportunityId));
    return { rows: readable, total: 150, rejected: all.length - readable.length };
  });
  expect(await run.gather(never, () => {})).toMatchObject({ rejected: 3, isComplete: true });
});
