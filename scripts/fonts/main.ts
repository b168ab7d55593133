import { writeFileSync } from 'node:fs';
import { makeSmallFont, smallFontFile } from './smallFont.ts';

// Regenerates the small font: `pnpm fonts`, after an update of Inter.
writeFileSync(smallFontFile, await makeSmallFont());
