import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  type Manifest,
  packagesFolder,
  publishedPackages,
  readManifest,
} from '../../scripts/publish/publishedPackages.ts';

const docs = join(import.meta.dirname, '../../docs');
const reasons = readFileSync(join(docs, 'dependencies.md'), 'utf8');

/** The maximum number of dependencies of a package. */
const limits: Readonly<Record<string, number>> = {
  'reference-data': 0,
  ui: 2,
  'live-list': 0,
  referrals: 5,
  'marketplace-insight': 1,
  'feature-flags': 3,
  'console-kit': 3,
};

/** The dependencies that the documentation explains. */
function explained(name: string): readonly string[] {
  const [, section = ''] = reasons.split(`\n## ${name}\n`);
  const [own = ''] = section.split('\n## ');
  return [...own.matchAll(/^- `([^`]+)`(?: \(peer[^)]*\))?: .+/gm)].map(([, dependency = '']) => dependency);
}

/** The names of the packages that npm installs along with the package in a folder, including itself, without React. */
function installedWith(folder: string, installed = new Set<string>()): ReadonlySet<string> {
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const { name, dependencies = {}, peerDependencies = {}, peerDependenciesMeta = {} } = manifest;
  if (installed.has(name)) return installed;
  installed.add(name);
  const peers = Object.keys(peerDependencies).filter(
    (peer) => !peerDependenciesMeta[peer]?.optional && !/^react(-dom)?$/.test(peer),
  );
  for (const needed of [...Object.keys(dependencies), ...peers]) {
    // pnpm links what a package needs next to it, and what a package of this repository needs inside it.
    const [, store = ''] = /^(.*\/\.pnpm\/[^/]+\/node_modules)\//.exec(folder) ?? [];
    const path = [join(folder, 'node_modules', needed), join(store, needed)].find((each) => existsSync(each));
    if (path === undefined) throw new Error(`${name} lacks ${needed}.`);
    installedWith(realpathSync(path), installed);
  }
  return installed;
}

it('I9 a host of the lists installs nothing that only a build needs', () => {
  const installed = new Set(
    ['ui', 'referrals'].flatMap((name) => [...installedWith(join(packagesFolder, name))]),
  );
  expect([...installed].filter((name) => /babel|emotion|postcss|vanilla-extract|esbuild/.test(name))).toEqual(
    [],
  );
  expect(installed.size).toBeLessThanOrEqual(24);
});

describe.each(publishedPackages)('%s', (folder) => {
  const manifest = readManifest(folder);
  const path = (file: string) => join(packagesFolder, folder, file);

  it('I9 has few dependencies, each with a documented reason', () => {
    const dependencies = Object.keys(manifest.dependencies ?? {});
    expect(dependencies.length).toBeLessThanOrEqual(limits[folder] ?? dependencies.length);
    const peers = Object.keys(manifest.peerDependencies ?? {}).filter((name) => !/^react(-dom)?$/.test(name));
    expect(explained(manifest.name).toSorted()).toEqual([...dependencies, ...peers].toSorted());
  });

  it('I9 leaves libraries with shared context or types to the host', () => {
    const shared = [
      '@advantage/ui',
      '@tanstack/react-query',
      'react',
      'react-aria-components',
      'react-hook-form',
    ];
    expect(Object.keys(manifest.dependencies ?? {}).filter((name) => shared.includes(name))).toEqual([]);
  });

  it('I9 is published publicly, with provenance', () => {
    expect(manifest).toMatchObject({
      license: 'MIT',
      type: 'module',
      publishConfig: { access: 'public', provenance: true },
    });
    expect(manifest.sideEffects).toBeDefined();
  });

  it.each(['README.md', 'LICENSE'])('includes its %s', (file) => {
    expect(manifest.files).toContain(file);
    expect(readFileSync(path(file), 'utf8').trim()).not.toBe('');
  });

  it('says what its version brings: in its changelog, or before the first release in a changeset', () => {
    expect(manifest.files).toContain('CHANGELOG.md');
    const isReleased = manifest.version !== '0.0.0';
    const notes = isReleased ? path('CHANGELOG.md') : join(packagesFolder, '../.changeset', `${folder}.md`);
    expect(readFileSync(notes, 'utf8')).toContain(
      isReleased ? `## ${manifest.version}\n` : `'${manifest.name}': major\n`,
    );
  });

  it('exports types first, and only existing files', () => {
    for (const file of Object.values(manifest.publishConfig?.exports ?? {})) {
      if (typeof file === 'string') expect(existsSync(path(file)), file).toBe(true);
      else {
        expect(Object.keys(file)).toEqual(['types', 'default']);
        for (const each of Object.values(file)) expect(existsSync(path(each)), each).toBe(true);
      }
    }
  });

  it('names only existing entries in its README', () => {
    const readme = readFileSync(path('README.md'), 'utf8');
    const named = [...readme.matchAll(/['"`](@advantage\/[\w./-]+)['"`]/g)].map(([, name = '']) => name);
    for (const name of named) {
      const [scope, own, ...entry] = name.split('/');
      const exports = readManifest(own ?? '').publishConfig?.exports ?? {};
      expect(Object.keys(exports), `${scope}/${own}`).toContain(['.', ...entry].join('/'));
    }
  });
});
