import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filterOptions, inColumns, setOptionsSelected } from './selection.ts';

const options = ['New York', 'New Mexico', 'York', "Writers' Desks", 'Lamps & Lights'].map((label) => ({
  value: label,
  label,
}));
const found = (text: string) => filterOptions(options, text).map(({ value }) => value);

describe('filterOptions', () => {
  it('matches the start of any word, ignoring case', () => {
    expect(found('york')).toEqual(['New York', 'York']);
    expect(found('NEW M')).toEqual(['New Mexico']);
    expect(found('ork')).toEqual([]);
  });

  it('matches text with punctuation', () => {
    expect(found("writers'")).toEqual(["Writers' Desks"]);
    expect(found('lamps & l')).toEqual(['Lamps & Lights']);
  });

  it('TIM-16 finds words with accents without them, and the other way round', () => {
    const names = ['Nuevo México', 'Oregón', 'Maine'].map((label) => ({ value: label, label }));
    const namesFor = (text: string) => filterOptions(names, text).map(({ value }) => value);
    expect([namesFor('mexico'), namesFor('oregon'), namesFor('máine')]).toEqual([
      ['Nuevo México'],
      ['Oregón'],
      ['Maine'],
    ]);
  });

  it('returns every option for blank text', () => {
    expect(found('  ')).toHaveLength(options.length);
  });
});

describe('withSelected', () => {
  const some = [
    { value: 'a', label: 'A' },
    { value: 'b', label: 'B', isDisabled: true },
    { value: 'c', label: 'C', isDisabled: true },
  ];

  it('MKF-16 leaves disabled options as they are', () => {
    expect(setOptionsSelected(['b'], some, true)).toEqual(['b', 'a']);
    expect(setOptionsSelected(['a', 'b'], some, false)).toEqual(['b']);
  });

  it('keeps values that have no option, and returns no duplicates', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.string()), fc.boolean(), (selected, isSelected) => {
        const next = setOptionsSelected(selected, some, isSelected);
        expect(new Set(next).size).toBe(next.length);
        expect(next).toEqual(expect.arrayContaining(selected.filter((value) => value !== 'a')));
      }),
    );
  });
});

describe('inColumns', () => {
  it.each([
    [8, 3, [3, 3, 2]],
    [51, 4, [13, 13, 13, 12]],
    [4, 3, [2, 2, 0]],
    [0, 3, [0, 0, 0]],
  ])('splits %i options into %i columns', (length, count, sizes) => {
    const options = Array.from({ length }, (_, index) => index);
    const columns = inColumns(options, count);
    expect(columns.map(({ part }) => part.length)).toEqual(sizes);
    expect(columns.flatMap(({ part }) => part)).toEqual(options);
  });
});
