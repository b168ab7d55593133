import { expect, it } from 'vitest';
import { allowEmptyHtmlOnly } from './trustedTypes.ts';

it('I6 allows the empty HTML text and no other', () => {
  expect(allowEmptyHtmlOnly('')).toBe('');
  for (const html of ['<b>x</b>', ' ', 'text']) expect(() => allowEmptyHtmlOnly(html)).toThrow(TypeError);
});
