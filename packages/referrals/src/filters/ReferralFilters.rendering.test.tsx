// @vitest-environment jsdom
import { Select } from '@advantage/ui';
import { render } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { defaultListView, type ListView } from '../list/listView.ts';
import { ReferralFilters } from './ReferralFilters.tsx';

vi.mock('@advantage/ui', async (original) => ({ ...(await original<object>()), Select: vi.fn(() => null) }));

const drawn = vi.mocked(Select);
const labels = () => drawn.mock.calls.map(([props]) => props['aria-label']);

/** The filter bar as a page renders it, with a new handler on every render. */
const bar = (view: Partial<ListView> = {}) => (
  <ReferralFilters filters={{ ...defaultListView, ...view }} names={['date', 'state']} onChange={() => {}} />
);

beforeEach(() => drawn.mockClear());

it('TBL-15 does not rerender the filters when the sort or page changes', () => {
  const { rerender } = render(bar());
  expect(labels()).toEqual(['Dates', 'State']);
  drawn.mockClear();
  rerender(bar({ sort: { field: 'city', order: 'asc' } }));
  rerender(bar({ page: 3 }));
  expect(labels()).toEqual([]);
});

it('TBL-15 rerenders only the filter that changed', () => {
  const { rerender } = render(bar());
  drawn.mockClear();
  rerender(bar({ state: 'TX' }));
  expect(labels()).toEqual(['State']);
});
