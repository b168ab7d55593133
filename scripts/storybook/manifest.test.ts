import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { storyPageOf } from './componentPages.ts';

const root = join(import.meta.dirname, '../..');

/** Storybook's manifest can describe only a component that the file imports under its own name. */
it.each(globSync('packages/*/src/**/*.stories.tsx', { cwd: root }))(
  'the component manifest describes the component of %s or excludes the page',
  (file) => {
    const source = readFileSync(join(root, file), 'utf8');
    const { component } = storyPageOf(source);
    const imported = new RegExp(`import [^;]*\\b${component}\\b[^;]* from '`);
    const isDescribed =
      component !== '' && imported.test(source) && !source.includes(`component: ${component}<`);
    expect(isDescribed || source.includes("'!manifest'")).toBe(true);
  },
);
