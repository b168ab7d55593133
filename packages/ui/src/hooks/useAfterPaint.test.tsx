// @vitest-environment jsdom
import { renderHook, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useAfterPaint } from './useAfterPaint.ts';

it('MKL-17 holds a frame later, and no more at once', async () => {
  const { result, rerender } = renderHook(useAfterPaint, { initialProps: false });
  rerender(true);
  expect(result.current).toBe(false);
  await waitFor(() => expect(result.current).toBe(true));
  rerender(false);
  expect(result.current).toBe(false);
  rerender(true);
  expect(result.current).toBe(false);
  rerender(false);
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  expect(result.current).toBe(false);
});
