import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { joinItems, splitItems, toEntries } from './tagItems.ts';
import { addVerdicts, collapse, collapseThreshold } from './verdict.ts';

describe('text and items', () => {
  it.each([
    ['a@b.com,c@d.com', ['a@b.com', 'c@d.com']],
    ['a@b.com, c@d.com', ['a@b.com', 'c@d.com']],
    ['722410\r\n236220\n', ['722410', '236220']],
    ['722410\t236220;484110', ['722410', '236220', '484110']],
    [' , ;\n', []],
    ['', []],
  ])('MKV-58 splits %j', (text, items) => {
    expect(splitItems(text)).toEqual(items);
  });

  it('splits joined items back into the same items', () => {
    const item = fc.stringMatching(/^[\w@.-]+$/);
    fc.assert(
      fc.property(fc.array(item), (items) => {
        expect(splitItems(joinItems(items))).toEqual(items);
      }),
    );
  });

  it('MKV-59 marks repeats, ignoring case, and gives every entry a unique key', () => {
    const entries = toEntries('A@b.com, c@d.com, a@B.com');
    expect(entries.map(({ isRepeat }) => isRepeat)).toEqual([false, false, true]);
    expect(new Set(entries.map(({ key }) => key)).size).toBe(3);
  });

  it('keeps the key of an item when others are added or removed', () => {
    const [, second] = toEntries('a, b');
    expect(toEntries('b, c').at(0)?.key).toBe(second?.key);
  });
});

describe('collapse', () => {
  const codes = (count: number) =>
    Array.from({ length: count }, (_, index) => `${100_000 + index}`).join(',');
  const shown = (text: string, bad: string[] = []) =>
    collapse(addVerdicts(toEntries(text), (item) => ({ tone: bad.includes(item) ? 'caution' : 'neutral' })));

  it('leaves a short list alone', () => {
    expect(shown(codes(collapseThreshold))).toHaveLength(collapseThreshold);
  });

  it('shows the first items, the flagged ones and the last of a long list', () => {
    const items = shown(codes(1000), ['100500', '100700']).map(({ item }) => item);
    expect(items).toHaveLength(collapseThreshold + 3);
    expect(items.slice(-3)).toEqual(['100500', '100700', '100999']);
  });

  it('limits the flagged items to the same threshold', () => {
    const all = codes(1000);
    expect(shown(all, splitItems(all))).toHaveLength(2 * collapseThreshold + 1);
  });
});
