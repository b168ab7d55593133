import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** Bundles some exports of the built `@advantage/ui` as a consumer would. Returns the packages in the bundle. */
async function packagesWith(names: string): Promise<readonly string[]> {
  const id = 'virtual:consumer';
  const bundled = await build({
    root: join(root, 'packages/ui'),
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'consumer',
        resolveId: (source) => (source === id ? id : undefined),
        load: (module) =>
          module === id ? `export { ${names} } from '${join(root, 'packages/ui/dist/index.js')}'` : undefined,
      },
    ],
    build: {
      write: false,
      rolldownOptions: { input: id, preserveEntrySignatures: 'strict', external: /^react(-dom)?(\/|$)/ },
    },
  });
  const { output } = bundled as Rolldown.RolldownOutput;
  const modules = output.flatMap((part) => (part.type === 'chunk' ? Object.entries(part.modules) : []));
  const used = modules.filter(([, { renderedLength }]) => renderedLength > 0).map(([path]) => path);
  return [
    ...new Set(used.map((path) => /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1] ?? 'ui')),
  ].sort();
}

it('omits React Aria from a bundle that does not use it', async () => {
  expect(await packagesWith('formatMoney')).toEqual(['ui']);
  expect(await packagesWith('Badge, Text, Stack, BrandProvider')).toEqual(['ui']);
});

it('omits the dependencies of form controls when only a button is used', async () => {
  const packages = await packagesWith('Button');
  expect(packages).toContain('react-aria-components');
  expect(packages).not.toContain('@internationalized/date');
});
