import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { packagesFolder, publishedPackages, readManifest } from '../../scripts/publish/publishedPackages.ts';

const docs = join(import.meta.dirname, '../../docs');
const reasons = readFileSync(join(docs, 'dependencies.md'), 'utf8');

/** The maximum number of dependencies of a package. */
const limits: Readonly<Record<string, number>> = {
  'reference-data': 0,
  ui: 6,
  'live-list': 0,
  referrals: 5,
  'feature-flags': 3,
  'console-kit': 3,
};

/** The dependencies that the documentation explains. */
function explained(name: string): readonly string[] {
  const [, section = ''] = reasons.split(`\n## ${name}\n`);
  const [own = ''] = section.split('\n## ');
  return [...own.matchAll(/^- `([^`]+)`(?: \(peer[^)]*\))?: .+/gm)].map(([, dependency = '']) => dependency);
}

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

  it.each(['README.md', 'LICENSE', 'CHANGELOG.md'])('includes its %s', (file) => {
    expect(manifest.files).toContain(file);
    expect(readFileSync(path(file), 'utf8').trim()).not.toBe('');
  });

  it('has its version in the changelog', () => {
    expect(readFileSync(path('CHANGELOG.md'), 'utf8')).toContain(`## ${manifest.version}\n`);
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
