import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const root = join(import.meta.dirname, '../..');
const font = join(
  root,
  'packages/console-app/node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
);

/** The characters of English pages: printable ASCII and some punctuation. Any other character loads another file. */
export const commonRanges = [
  [0x20, 0x7e],
  [0xa0, 0xa0],
  [0xa9, 0xa9],
  [0xb7, 0xb7],
  [0xd7, 0xd7],
  [0x2013, 0x2014],
  [0x2018, 0x2019],
  [0x201c, 0x201d],
  [0x2022, 0x2022],
  [0x2026, 0x2026],
] as const;

const hex = (code: number) => code.toString(16).toUpperCase().padStart(2, '0');

/** The ranges in CSS syntax. */
export const unicodeRange = commonRanges
  .map(([from, to]) => `U+${hex(from)}${from === to ? '' : `-${hex(to)}`}`)
  .join(', ');

/** Features that browsers apply by default, and tabular figures. All other features are removed, with their glyphs. */
const keepFeatures = 'calt ccmp clig kern liga locl mark mkmk rclt rlig rvrn tnum'.split(' ');

/** Path of the small font. */
export const smallFontFile = join(root, 'packages/console-app/src/startup/inter-common.woff2');

/** Subsets Inter to the common characters, in the weights that the console uses: less than half of the original. */
export function makeSmallFont(): Promise<Buffer> {
  const text = commonRanges
    .flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, index) => from + index))
    .map((code) => String.fromCodePoint(code))
    .join('');
  return subsetFont(readFileSync(font), text, {
    targetFormat: 'woff2',
    keepFeatures,
    variationAxes: { wght: { min: 400, max: 700 } },
  });
}

// `pnpm fonts`, after an update of Inter.
if (import.meta.main) writeFileSync(smallFontFile, await makeSmallFont());
