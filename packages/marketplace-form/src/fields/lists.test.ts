import fc from 'fast-check';
import { expect, it } from 'vitest';
import { updateList } from './codecs.ts';
import { areItemsEqual, findDuplicates, joinList, splitList } from './lists.ts';

const word = fc.stringMatching(/^[A-Za-z0-9.@+-]{1,12}$/);
const padding = fc.constantFrom('', ' ', '  ', '\t', '\n');
const address = fc
  .tuple(fc.stringMatching(/^[a-z]{1,6}$/), fc.stringMatching(/^[a-z]{1,6}$/))
  .map(([name, host]) => `${name}@${host}.com`);

it('T1 MKS-14 any list comes back from its text, whatever white space surrounds its items', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(padding, word, padding)), (items) => {
      const words = items.map(([, item]) => item);
      expect(splitList(items.map((parts) => parts.join('')).join(','))).toEqual(words);
      expect(splitList(joinList(words))).toEqual(words);
    }),
  );
});

it.each([
  ['', []],
  [' \n ', []],
  ['a@b.com, c@d.com', ['a@b.com', 'c@d.com']],
  ['a,,b', ['a', '', 'b']],
  ['a,', ['a', '']],
])("MKS-14 '%s' splits into %o", (text, items) => {
  expect(splitList(text)).toEqual(items);
});

it('T1 MKV-59 a duplicate is found in any letters, and lists without one have none', () => {
  fc.assert(
    fc.property(fc.uniqueArray(address, { minLength: 1 }), fc.nat(), (addresses, seed) => {
      expect(findDuplicates(addresses)).toEqual([]);
      const repeated = addresses[seed % addresses.length] ?? '';
      expect(findDuplicates([...addresses, repeated.toUpperCase()])).toEqual([repeated]);
    }),
  );
});

it('T1 MKF-9 the order of a list does not matter, its items do', () => {
  const shuffled = fc
    .array(word)
    .chain((items) => fc.tuple(fc.constant(items), fc.shuffledSubarray(items, { minLength: items.length })));
  fc.assert(
    fc.property(shuffled, word, ([items, other], extra) => {
      expect(areItemsEqual(items, other)).toBe(true);
      expect(areItemsEqual(items, [...other, extra])).toBe(false);
      expect(areItemsEqual([...items, `${extra}!`], [...other, `${extra}?`])).toBe(false);
    }),
  );
});

it('T1 MKS-20 updating a list keeps what is unknown, drops what is not wanted and adds what is new', () => {
  const items = fc.uniqueArray(word);
  fc.assert(
    fc.property(items, items, items, (stored, wanted, known) => {
      const isKnown = (item: string) => known.includes(item);
      const updated = updateList(stored, wanted, isKnown);
      const unknown = stored.filter((item) => !isKnown(item));
      expect(new Set(updated)).toEqual(new Set([...unknown, ...wanted]));
      expect(updateList(stored, stored, isKnown)).toEqual(stored);
    }),
  );
});
