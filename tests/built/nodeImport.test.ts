import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';

interface Manifest {
  readonly name: string;
  readonly private?: boolean;
  readonly publishConfig?: {
    readonly exports: Readonly<Record<string, string | { readonly default: string }>>;
  };
}

const packages = join(import.meta.dirname, '../../packages');

/** The name and file URL of every module that the published packages export. */
const entries = readdirSync(packages).flatMap((folder) => {
  const manifest: Manifest = JSON.parse(readFileSync(join(packages, folder, 'package.json'), 'utf8'));
  if (manifest.private) return [];
  return Object.entries(manifest.publishConfig?.exports ?? {}).flatMap(([path, file]) =>
    typeof file === 'string' || path.endsWith('.css')
      ? []
      : [[join(manifest.name, path), pathToFileURL(join(packages, folder, file.default)).href] as const],
  );
});

it('finds the published entries', () => {
  expect(entries.map(([name]) => name)).toContain('@advantage/ui');
});

/** Node code that resolves the packages of this repository to their built files instead of their sources. */
const asPublished = `
import { registerHooks } from 'node:module';
const published = ${JSON.stringify(Object.fromEntries(entries))};
registerHooks({
  resolve: (name, context, next) =>
    published[name] ? { url: published[name], shortCircuit: true } : next(name, context),
});`;

/** Modules imported for their side effects: they export nothing. */
const withoutExports = ['@advantage/referrals/element/es'];

it.each(entries)('T9 %s can be imported in Node', (name, url) => {
  const code = `${asPublished}\nconsole.log(Object.keys(await import('${url}')).length);`;
  const count = execFileSync(process.execPath, ['--input-type=module', '--eval', code], { encoding: 'utf8' });
  expect(Number(count) > 0).toBe(!withoutExports.includes(name));
});
