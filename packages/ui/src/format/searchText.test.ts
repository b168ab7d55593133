import { describe, expect, it } from 'vitest';
import { containsWords, findByPrefix } from './searchText.ts';

describe('containsWords', () => {
  it.each([
    ['', true],
    ['  ', true],
    ['OREGON', true],
    ['café oreg', true],
    ['nino', true],
    ['cafe oregon peso', false],
    ['.*', false],
  ])('TIM-16 ignores case, accents and order: %j', (search, isFound) => {
    expect(containsWords('Oregón: Cafe\u0301 del Niño', search)).toBe(isFound);
  });

  it('TIM-16 finds words without accents by words with accents, composed or not', () => {
    for (const search of ['Montréal', 'Montre\u0301al']) expect(containsWords('Montreal', search)).toBe(true);
  });
});

describe('findByPrefix', () => {
  const states = ['Luisiana', 'Míchigan', 'Minnesota', 'Nuevo México', 'Oregón'];
  const find = (text: string) => findByPrefix(states, undefined, (state) => state, text);

  it.each([
    ['mich', 'Míchigan'],
    ['MÍ', 'Míchigan'],
    ['oregon', 'Oregón'],
    ['nuevo mex', 'Nuevo México'],
    ['mexico', 'Nuevo México'],
    ['exico', undefined],
  ])('TIM-16 finds an item by the start of its text, otherwise of a word in it: %j', (text, found) => {
    expect(find(text)).toBe(found);
  });

  it('starts at the current item and wraps around', () => {
    const from = (item: string) => findByPrefix(states, item, (state) => state, 'm');
    expect([from('Luisiana'), from('Minnesota'), from('Oregón')]).toEqual([
      'Míchigan',
      'Minnesota',
      'Míchigan',
    ]);
  });
});
