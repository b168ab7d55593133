import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const kit: Readonly<Record<string, string>> = JSON.parse(read('console-kit/package.json')).exports;
const importOf =
  /(?:^|\n)(?:import|export)(?!\s+type\b)[^;]*?from\s+'([^']+)'|(?:^|\n)import\s+'([^']+)'|import\('([^']+)'\)/g;

/** Resolves an import to a module of this package or the kit, by its path in `packages`. */
function moduleOf(name: string, importer: string): string | undefined {
  if (name.startsWith('.')) return relative(root, join(root, dirname(importer), name));
  const [, entry] = /^@advantage\/console-kit(.*)$/.exec(name) ?? [];
  return entry === undefined ? undefined : join('console-kit', kit[`.${entry}`] ?? '');
}

/** Returns every module of the console and its kit, and every package, that an entry imports, except for types. */
function closure(entry: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(entry)) return seen;
  seen.add(entry);
  for (const match of read(entry).matchAll(importOf)) {
    const name = match[1] ?? match[2] ?? match[3] ?? '';
    const module = moduleOf(name, entry);
    if (module) closure(module, seen);
    else seen.add(name);
  }
  return seen;
}

it('S8 AUT-4 the public page imports no sign-in, no router and no page behind sign-in', () => {
  const modules = [...closure('console-app/src/publicMain.tsx')];
  expect(modules).toContain('console-app/src/public-feed/PublicFeedPage.tsx');
  expect(modules).toContain('console-kit/src/gateways/authorizedFetch.ts');
  expect(
    modules.filter((name) =>
      /src\/(?:session|access|app|lists|pages|shell)\/|Console|adminApp|keycloak|react-router|react-query/.test(
        name,
      ),
    ),
  ).toEqual([]);
});

it('S8 the page behind sign-in imports keycloak-js and the router', () => {
  const modules = [...closure('console-app/src/adminMain.ts')];
  expect(modules).toEqual(
    expect.arrayContaining([
      'keycloak-js',
      '@tanstack/react-router',
      'console-kit/src/session/keycloakClient.ts',
    ]),
  );
});

it('only one file imports keycloak-js', () => {
  const users = [...closure('console-app/src/adminMain.ts')].filter(
    (name) => name.includes('src/session/') && read(name).includes("'keycloak-js'"),
  );
  expect(users).toEqual(['console-kit/src/session/keycloakClient.ts']);
});
