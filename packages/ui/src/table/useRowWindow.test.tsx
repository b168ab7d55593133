// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { type ReactElement, useRef } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { useRowWindow } from './useRowWindow.ts';

const count = 1000;
/** Every tenth row is twice as high as the others. */
const heightOf = (index: number) => (index % 10 === 0 ? 80 : 40);
const total = Array.from({ length: count }, (_, index) => heightOf(index)).reduce<number>(
  (sum, each) => sum + each,
  0,
);

function LongTable({ length = count, always }: { readonly length?: number; readonly always?: number[] }) {
  const body = useRef<HTMLTableSectionElement>(null);
  const { rows, gapAfter } = useRowWindow(length, body, always);
  return (
    <div>
      <table>
        <tbody ref={body} data-after={gapAfter}>
          {rows.map(({ index, gap }) => (
            <tr key={index} data-key={index} data-gap={gap}>
              <td>{index}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A window of 800 px, in which the table has been scrolled by some pixels. */
function open(table: ReactElement, scrolled = 0) {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('innerHeight', 800);
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (this: HTMLElement) {
    return heightOf(Number(this.dataset.key));
  });
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(
    () => new DOMRect(0, -scrolled, 900, total),
  );
  const { container } = render(table);
  const drawn = [...container.querySelectorAll('tr')];
  const indexes = drawn.map(({ dataset }) => Number(dataset.key));
  const gaps = drawn.map(({ dataset }) => Number(dataset.gap));
  const after = Number(container.querySelector('tbody')?.dataset.after);
  return { indexes, gaps, after };
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('draws a short list in full', () => {
  const { indexes, gaps, after } = open(<LongTable length={100} />);
  expect(indexes).toHaveLength(100);
  expect([...new Set(gaps), after]).toEqual([0, 0]);
});

it('draws what is seen of a long list, with space for the rest', () => {
  const { indexes, after } = open(<LongTable />);
  expect(indexes[0]).toBe(0);
  expect(indexes.length).toBeLessThan(25);
  const drawn = indexes.reduce((sum, index) => sum + heightOf(index), 0);
  expect(drawn).toBeGreaterThanOrEqual(800);
  expect(after).toBeGreaterThan(0);
});

it('draws rows around a place in the middle, and others wherever the list is scrolled', () => {
  const { indexes, gaps } = open(<LongTable always={[3, 990]} />, 20_000);
  expect(indexes[0]).toBe(3);
  expect(indexes.at(-1)).toBe(990);
  const seen = indexes.slice(1, -1);
  expect(seen).toEqual(seen.map((_, position) => (seen[0] ?? 0) + position));
  expect(gaps.every((gap) => gap >= 0)).toBe(true);
  expect(gaps[1]).toBeGreaterThan(0);
});
