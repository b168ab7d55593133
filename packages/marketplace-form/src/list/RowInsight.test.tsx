// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { sampleMarketplaces } from '../testing/sampleMarketplaces.ts';
import type { Marketplace } from '../wire/marketplace.ts';
import { useRowInsight } from './RowInsight.tsx';

it('MKL-13 what a host says of a row is asked again only when its marketplace changed, or the host', () => {
  const four = sampleMarketplaces.slice(0, 4);
  const draw = vi.fn(({ id, priority }: Marketplace) => `${id} is number ${priority}`);
  const { result, rerender } = renderHook(({ rows, host }) => useRowInsight(rows, host), {
    initialProps: { rows: four, host: draw },
  });
  const asked = result.current;
  rerender({ rows: four.toReversed(), host: draw });
  expect(result.current).toBe(asked);
  const drawn = () => [1, 2, 3, 4].map((id) => result.current?.(id));
  drawn();
  draw.mockClear();
  const swapped = four.map((row) => (row.id === 2 ? { ...row, priority: 9 } : row)).toReversed();
  rerender({ rows: swapped, host: draw });
  expect(drawn()).toEqual(['1 is number 1', '2 is number 9', '3 is number 3', '4 is number 4']);
  expect(draw).toHaveBeenCalledTimes(1);
  rerender({ rows: swapped, host: vi.fn(() => 'Ready') });
  expect(drawn()).toEqual(['Ready', 'Ready', 'Ready', 'Ready']);
  expect(result.current?.(99)).toBeUndefined();
});
