import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => parse(readFileSync(join(root, file), 'utf8'));

/** The pnpm settings that this test reads. */
interface Settings {
  readonly minimumReleaseAge: number;
  readonly allowBuilds: Readonly<Record<string, boolean>>;
  readonly [name: string]: unknown;
}

interface Lockfile {
  readonly packages: Readonly<Record<string, { readonly resolution: Readonly<Record<string, unknown>> }>>;
}

describe('dependencies from the registry', () => {
  const settings: Settings = read('pnpm-workspace.yaml');

  it('I9 are at least three days old, without exceptions', () => {
    expect(settings.minimumReleaseAge).toBeGreaterThanOrEqual(3 * 24 * 60);
    expect(Object.keys(settings).filter((name) => /exclude|ignoreAfter/i.test(name))).toEqual([]);
  });

  it('I9 keep their trust level and pull in nothing from other sources', () => {
    expect(settings).toMatchObject({ trustPolicy: 'no-downgrade', blockExoticSubdeps: true });
  });

  it('I9 run no install scripts, except for at most three allowed packages', () => {
    expect(Object.values(settings.allowBuilds).filter(Boolean).length).toBeLessThanOrEqual(3);
    expect(settings.dangerouslyAllowAllBuilds).toBeUndefined();
  });

  it('I9 are pinned by SHA-512 hashes in the lockfile', () => {
    const { packages }: Lockfile = read('pnpm-lock.yaml');
    const resolutions = Object.values(packages).map(({ resolution }) => resolution);
    expect(resolutions.length).toBeGreaterThan(500);
    for (const resolution of resolutions) {
      expect(Object.keys(resolution)).toEqual(['integrity']);
      expect(resolution.integrity).toMatch(/^sha512-/);
    }
    expect(settings.preferFrozenLockfile).toBe(true);
  });
});
