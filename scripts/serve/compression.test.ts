import { expect, it } from 'vitest';
import { acceptedEncoding } from './compression.ts';

it.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['deflate', undefined],
  ['br;q=0.5', 'br'],
  [undefined, undefined],
])('given %s, chooses %s', (header, encoding) => {
  expect(acceptedEncoding(header)).toBe(encoding);
});
