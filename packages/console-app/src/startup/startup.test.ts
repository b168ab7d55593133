import { expect, it } from 'vitest';
import { allowEmptyHtmlOnly } from './trustedTypes.ts';

it('I6 allows only the empty string as HTML', () => {
  expect(allowEmptyHtmlOnly('')).toBe('');
  for (const html of ['<b>x</b>', ' ', 'text']) expect(() => allowEmptyHtmlOnly(html)).toThrow(TypeError);
});
