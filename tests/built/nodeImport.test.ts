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

const packageOf = (entry: string) => entry.split('/').slice(0, 2).join('/');

/** Where Zod keeps what all its copies share. Each module that needs Zod imports it. */
const ofZod = ['__zod_globalConfig', '__zod_globalRegistry'];

/**
 * Imports modules one after the other in a new process. Returns the number of exports of each, and the globals it
 * added: without any, none of them depends on those before it.
 */
function importAll(urls: readonly string[]): readonly { count: number; globals: readonly string[] }[] {
  const code = `${asPublished}
    const namesOf = () => Object.getOwnPropertyNames(globalThis);
    const results = [];
    for (const url of ${JSON.stringify(urls)}) {
      const before = new Set(namesOf());
      const count = Object.keys(await import(url)).length;
      results.push({ count, globals: namesOf().filter((name) => !before.has(name)) });
    }
    console.log(JSON.stringify(results));`;
  return JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '--eval', code], { encoding: 'utf8' }),
  );
}

const names = [...new Set(entries.map(([name]) => packageOf(name)))];

it.each(names)('T9 each entry of %s can be imported in Node, and adds no globals', (packageName) => {
  const own = entries.filter(([name]) => packageOf(name) === packageName);
  const results = importAll(own.map(([, url]) => url));
  expect(results).toHaveLength(own.length);
  for (const [index, { count, globals }] of results.entries()) {
    const [name = ''] = own[index] ?? [];
    expect(count > 0, name).toBe(!withoutExports.includes(name));
    expect(
      globals.filter((each) => !ofZod.includes(each)),
      name,
    ).toEqual([]);
  }
});
