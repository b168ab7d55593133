import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const importOf =
  /(?:^|\n)(?:import|export)(?!\s+type\b)[^;]*?from\s+'([^']+)'|(?:^|\n)import\s+'([^']+)'|import\('([^']+)'\)/g;

/** Every module of this package, and every package, that an entry brings along; types are gone by then. */
function closure(entry: string, seen = new Set<string>()): ReadonlySet<string> {
  if (seen.has(entry)) return seen;
  seen.add(entry);
  for (const match of readFileSync(join(root, entry), 'utf8').matchAll(importOf)) {
    const name = match[1] ?? match[2] ?? match[3] ?? '';
    if (name.startsWith('.')) closure(relative(root, join(root, dirname(entry), name)), seen);
    else seen.add(name);
  }
  return seen;
}

it('S8 AUT-4 the public page brings no sign-in, no router and no page behind sign-in', () => {
  const modules = [...closure('publicMain.tsx')];
  expect(modules).toContain('public-feed/PublicFeedPage.tsx');
  expect(
    modules.filter((name) =>
      /^(?:session|access|app|lists|pages|shell)\/|Console|adminApp|keycloak|react-router|react-query/.test(
        name,
      ),
    ),
  ).toEqual([]);
});

it('S8 the page behind sign-in does, so that the test above means something', () => {
  const modules = [...closure('adminMain.ts')];
  expect(modules).toEqual(
    expect.arrayContaining(['keycloak-js', '@tanstack/react-router', 'session/keycloakClient.ts']),
  );
});

it('keycloak-js is known to one file', () => {
  const users = [...closure('adminMain.ts')].filter(
    (name) => name.startsWith('session/') && readFileSync(join(root, name), 'utf8').includes("'keycloak-js'"),
  );
  expect(users).toEqual(['session/keycloakClient.ts']);
});
