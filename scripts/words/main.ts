import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { areaOf, areaOfProblem, countByArea, differences, type Problem } from './areas.ts';
import { dialectIn } from './dialect.ts';
import { mustUseCatalog, textsIn } from './texts.ts';

// Checks spelling (cspell, American English) and phrasing in code, docs and texts: `node scripts/words/main.ts [AREA
// …]` lists the problems in areas such as docs, packages/ui or 'texts of packages/ui', which are user-visible texts
// outside the message catalogs. Without an area, compares the number of problems in each area with baseline.json, which
// may only shrink; `--record` saves smaller numbers.
const root = join(import.meta.dirname, '../..');
const baseline = join(import.meta.dirname, 'baseline.json');
const args = process.argv.slice(2);
const requestedAreas = args.filter((arg) => !arg.startsWith('--'));

const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.md', '*.mdx'], {
  cwd: root,
  encoding: 'utf8',
})
  .trim()
  .split('\n')
  .filter((path) => !/^(scripts\/words|\.changeset)\/|CHANGELOG\.md$/.test(path));

function spelling(): readonly Problem[] {
  const options = ['--no-progress', '--no-summary', '--no-color', '--show-suggestions', '--cache'];
  const cache = ['--cache-location', join(root, 'node_modules/.cache/cspell')];
  const { stdout, stderr, status } = spawnSync(
    'cspell',
    ['lint', ...options, ...cache, '--file-list', 'stdin'],
    { cwd: root, encoding: 'utf8', input: files.join('\n'), maxBuffer: 2 ** 26 },
  );
  if (status === null || status > 1) throw new Error(stderr || 'cspell did not run');
  const report = /^(.+?):(\d+):\d+ - \w+ word \(([^)]+)\)(?:.*Suggestions: \[([^\]]*)\])?/gm;
  return [...stdout.matchAll(report)].map(([, path = '', line, found = '', better = '']) => ({
    path: path.replace(`${root}/`, '').replace(/^\.\//, ''),
    line: Number(line),
    found,
    better,
  }));
}

const dialect = files.flatMap((path): readonly Problem[] =>
  dialectIn(readFileSync(join(root, path), 'utf8').replace(/^Proof: .*$/gm, '')).map((hit) => ({
    path,
    ...hit,
  })),
);

const hasCatalog = (path: string) => existsSync(join(root, areaOf(path), 'src/messages/en.ts'));
const texts = files
  .filter((path) => mustUseCatalog(path) && hasCatalog(path))
  .flatMap((path): readonly Problem[] =>
    textsIn(path, readFileSync(join(root, path), 'utf8')).map(({ line, text }) => ({
      path,
      line,
      found: JSON.stringify(text),
      better: 'src/messages/en.ts',
      area: `texts of ${areaOf(path)}`,
    })),
  );

const problems = [...spelling(), ...dialect, ...texts];
const print = (area: string) => {
  for (const { path, line, found, better } of problems.filter((each) => areaOfProblem(each) === area))
    console.log(`${path}:${line} ${found}${better && ` → ${better}`}`);
};
for (const area of requestedAreas) print(area);

if (requestedAreas.length === 0) {
  const counts = countByArea(problems);
  const { more, fewer } = differences(counts, JSON.parse(readFileSync(baseline, 'utf8')));
  for (const { area, now, before } of more) {
    print(area);
    console.error(`${area}: ${now} problems, ${before} recorded. Fix the new ones.`);
  }
  if (more.length > 0) process.exit(1);
  if (args.includes('--record')) {
    writeFileSync(baseline, `${JSON.stringify(counts, null, 2)}\n`);
  } else if (fewer.length > 0) {
    for (const { area, now, before } of fewer) console.error(`${area}: ${now} problems, ${before} recorded.`);
    console.error(
      'Fewer than recorded: run `npx --yes pnpm@12 words --record` and commit the smaller numbers.',
    );
    process.exit(1);
  }
}
