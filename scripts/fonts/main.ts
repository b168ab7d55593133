import { writeFileSync } from 'node:fs';
import { makeSmallFont, smallFontFile } from './smallFont.ts';

// Writes the small font again: `pnpm fonts`, after an update of Inter.
writeFileSync(smallFontFile, await makeSmallFont());
