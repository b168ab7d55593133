import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { makeSmallFont, smallFontFile, unicodeRange } from './smallFont.ts';

it('the small font is up to date with the installed Inter', async () => {
  expect(readFileSync(smallFontFile).equals(await makeSmallFont())).toBe(true);
});

it('the style sheet declares the unicode-range of the small font', () => {
  const sheet = readFileSync(join(smallFontFile, '../fonts.css'), 'utf8');
  expect(sheet).toContain(`unicode-range: ${unicodeRange};`);
});
