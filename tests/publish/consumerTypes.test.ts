import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { packAll } from '../../scripts/publish/pack.ts';
import { createProject, installOffline } from '../fixtures/project.ts';

const root = join(import.meta.dirname, '../..');
const module = (name: string) => join(root, 'node_modules', name);

process.env.ADVANTAGE_TARBALLS = JSON.stringify([...packAll(join(root, '.cache/tarballs-consumer'))]);
const folder = createProject('vite-react-19', 'react.md', 'https://referrals.example.com');
afterAll(() => rmSync(folder, { recursive: true }));

const settings = {
  compilerOptions: {
    strict: true,
    noEmit: true,
    target: 'ES2023',
    lib: ['ES2023', 'DOM', 'DOM.Iterable'],
    module: 'ESNext',
    moduleResolution: 'Bundler',
    jsx: 'react-jsx',
    allowImportingTsExtensions: true,
    types: ['react', 'react-dom'],
  },
  include: ['src'],
};

it('the code of the React page and the types of the packages pass a type check', () => {
  const names = ['react', 'react-dom', '@types/react', '@types/react-dom'];
  installOffline(folder, Object.fromEntries(names.map((name) => [name, module(name)])));
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(settings));
  let errors = '';
  try {
    execFileSync(join(root, 'node_modules/.bin/tsc'), ['--project', folder], { encoding: 'utf8' });
  } catch (error) {
    errors = (error as { stdout: string }).stdout;
  }
  expect(errors).toBe('');
});
