import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Measured, measure } from './measure.ts';
import { type SizeBudget, sizeBudgets } from './sizeBudgets.ts';

/** An entry with its measured size. */
type MeasuredEntry = SizeBudget & Measured;

type Named = Pick<SizeBudget, 'entry' | 'imports' | 'note'>;

const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);

/** Returns the name of an entry, including what is imported unless that's everything. */
export const nameOf = ({ entry, imports, note }: Named) =>
  (imports === '*' ? `\`${entry}\`` : `\`${imports}\` of \`${entry}\``) + (note ? ` ${note}` : '');

const totals = (all: readonly MeasuredEntry[]) =>
  all.map(
    (each) => `| ${nameOf(each)} | ${kilobytes(each.size)} KB | ${each.limit} KB | ${besidesOf(each)} |`,
  );

const besidesOf = ({ besides }: MeasuredEntry) =>
  besides.map((name) => `\`${name}\``).join(', ') || 'nothing';

function partsOf(weighed: MeasuredEntry): readonly string[] {
  const all = weighed.parts.reduce((sum, [, bytes]) => sum + bytes, 0);
  const rows = weighed.parts.map(
    ([name, bytes]) => `| \`${name}\` | ${kilobytes(bytes)} KB | ${Math.round((100 * bytes) / all)}% |`,
  );
  return ['', `### ${nameOf(weighed)}`, '', '| part | minified | share |', '| --- | --- | --- |', ...rows];
}

/** Renders the documentation page with the size and the parts of every public entry. */
export const sizesPage = (all: readonly MeasuredEntry[]): string =>
  [
    '# Sizes',
    '',
    'What a page downloads for each public entry, minified and gzipped, including its style sheet, in kilobytes of 1,000',
    "bytes. Parts that load on demand, such as the review of a form, aren't counted. Written by `npx --yes pnpm@12 sizes`; the",
    'tests fail if an entry exceeds its limit, or if this page is out of date.',
    '',
    '| entry | size | limit | not counted |',
    '| --- | --- | --- | --- |',
    ...totals(all),
    '',
    '## What each entry contains',
    '',
    'Minified code before compression, by package. The custom element is one file that includes its dependencies.',
    ...all.flatMap(partsOf),
    '',
  ].join('\n');

/** Returns the size of an entry on the page, in kilobytes, or undefined if the page doesn't list it. */
export function documentedSize(page: string, budget: Named): number | undefined {
  const rows = page.split('\n').map((line) => line.split('|').map((cell) => cell.trim()));
  const [, , size] = rows.find(([, name]) => name === nameOf(budget)) ?? [];
  return size === undefined ? undefined : Number.parseFloat(size);
}

// `pnpm sizes`: measures the built packages and writes docs/sizes.md. Build them first: `pnpm test packages`.
if (import.meta.main) {
  const weighed: MeasuredEntry[] = [];
  for (const budget of sizeBudgets) weighed.push({ ...budget, ...(await measure(budget)) });
  const page = join(import.meta.dirname, '../../docs/sizes.md');
  writeFileSync(page, sizesPage(weighed));
  execFileSync('biome', ['format', '--write', page], { stdio: 'inherit' });
}
