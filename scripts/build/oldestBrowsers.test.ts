import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { oldestBrowsers, styleTargets } from './oldestBrowsers.ts';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');

/**
 * APIs that TypeScript's platform types include but the oldest browsers lack. Of the language, it only allows ES2023.
 */
const tooNew =
  /\bURL\.parse\(|\.moveBefore\(|\bstartViewTransition\(|\brequestIdleCallback\(|\bscheduler\.(?:yield|postTask)\(/;

describe('T10 the oldest supported browsers', () => {
  it('match the documentation', () => {
    const [chrome, firefox, safari] = [
      ...read('docs/partners/browsers.md').matchAll(/\| (\d+(?:\.\d+)?) +\|/g),
    ];
    const told = [chrome, firefox, safari].map((row) => Number(row?.[1]));
    expect(told).toEqual(Object.values(oldestBrowsers));
  });

  it('are encoded in the version format of Lightning CSS', () => {
    expect(styleTargets).toEqual({ chrome: 120 << 16, firefox: 125 << 16, safari: (17 << 16) | (4 << 8) });
  });

  it('limit TypeScript to ES2023 and the DOM', () => {
    for (const config of ['tsconfig.json', ...globSync('packages/*/tsconfig.build.json', { cwd: root })])
      expect(JSON.parse(read(config)).compilerOptions.lib, config).toEqual(['ES2023', 'DOM', 'DOM.Iterable']);
  });

  it('support the platform APIs that the packages use', () => {
    const files = globSync(
      'packages/{ui,live-list,referrals,marketplace-form,marketplace-insight,feature-flags,console-app,console-kit}/src/**/*.{ts,tsx}',
      {
        cwd: root,
        exclude: (name) => /\.(?:test|stories)\.tsx?$/.test(name),
      },
    );
    expect(files.length).toBeGreaterThan(300);
    expect(files.filter((file) => tooNew.test(read(file)))).toEqual([]);
  });
});
