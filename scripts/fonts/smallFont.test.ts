import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { makeSmallFont, smallFontFile, unicodeRange } from './smallFont.ts';

it('the small font of the console is made of the Inter that is installed', async () => {
  expect(readFileSync(smallFontFile).equals(await makeSmallFont())).toBe(true);
});

it('its style sheet names the characters that are in it', () => {
  const sheet = readFileSync(join(smallFontFile, '../fonts.css'), 'utf8');
  expect(sheet).toContain(`unicode-range: ${unicodeRange};`);
});
