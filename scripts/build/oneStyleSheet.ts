import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parse } from 'postcss';
import type { Options } from 'tsup';

type TsupPlugin = NonNullable<Options['plugins']>[number];

/** Joins style sheets in order. Keeps only the first of several equal rules. */
export function joinStyles(sheets: readonly string[]): string {
  const rules = sheets.flatMap((css) => parse(css).nodes).filter((node) => node.type !== 'comment');
  return [...new Set(rules.map(String))].join('');
}

/** Returns the style sheets that hosts can import, by file name. */
function exportedStyles(folder: string): ReadonlySet<string> {
  const { exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return new Set(
    (Object.values(exports) as string[])
      .filter((path) => path.endsWith('.css'))
      .map((path) => basename(path)),
  );
}

/**
 * Adds the styles of parts that load on demand to `index.css`. Otherwise they'd be in files that hosts can't import,
 * and those parts would have no styles.
 */
export const oneStyleSheet = (folder: string): TsupPlugin => ({
  name: 'one-style-sheet',
  buildEnd({ writtenFiles }) {
    const exported = exportedStyles(folder);
    const others = writtenFiles
      .map(({ name }) => name)
      .filter((name) => name.endsWith('.css') && !exported.has(basename(name)));
    if (others.length === 0) return;
    const index = join(folder, 'dist/index.css');
    const sheets = [index, ...others.toSorted().map((name) => join(folder, 'dist', basename(name)))];
    writeFileSync(index, joinStyles(sheets.map((path) => readFileSync(path, 'utf8'))));
    for (const path of sheets.slice(1)) rmSync(path);
  },
});
