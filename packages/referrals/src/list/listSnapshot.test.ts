import { expect, it, vi } from 'vitest';
import type { ListAnswer } from '../source/referralSource.ts';
import { aReferral } from '../testing/aReferral.ts';
import { createPageLoader } from './useReferralList.ts';

const rows = [aReferral({ opportunityId: 'a' })];
const query = { state: 'TX', sort: 'addDate', order: 'desc', page: 3, size: 25 } as const;
const { signal } = new AbortController();

it('API-12 loads any page at any size with the filters and sort of the list', async () => {
  const page = { rows, total: 80 };
  const load = vi.fn(async (): Promise<ListAnswer> => ({ unchanged: false, page }));
  const loadPage = createPageLoader({ query, load });
  expect(await loadPage(0, 100, signal)).toBe(page);
  expect(load).toHaveBeenCalledExactlyOnceWith({ ...query, page: 0, size: 100 }, { signal });
});

it('rejects when the service reports a page as unchanged', async () => {
  const loadPage = createPageLoader({ query, load: async () => ({ unchanged: true }) });
  await expect(loadPage(0, 100, signal)).rejects.toMatchObject({ kind: 'malformed' });
});
