import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { designTokens, tokenText } from './designTokens.ts';
import { themeCss } from './themeCss.ts';
import { brandTokens } from './tokenList.ts';

/** Writes the files for designers and for pages without components: `tokens.json` and `dist/themes/*.css`. */
export function writeTokens(folder: string): void {
  mkdirSync(join(folder, 'dist/themes'), { recursive: true });
  for (const [key, tokens] of Object.entries(brandTokens)) {
    writeFileSync(join(folder, `dist/themes/${key}.css`), themeCss(key, tokens));
  }
  writeFileSync(join(folder, 'tokens.json'), tokenText(designTokens()));
}
