import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';

// Bundles the components of the built `@advantage/ui` with one version of React, for a server and for a browser, and
// writes the server's markup to a file: `node bundle.ts SUFFIX FOLDER`, where SUFFIX ends module names, as in
// `react-18`.
const [suffix = '', folder = ''] = process.argv.slice(2);
const root = join(import.meta.dirname, '../../..');
const modules = (name: string) => join(root, 'node_modules', `${name}${suffix}`);

/** Resolves `@advantage/ui` to its built files and React to the given version. */
const alias = [
  { find: /^@advantage\/ui$/, replacement: join(root, 'packages/ui/dist/index.js') },
  { find: /^@advantage\/ui\/icons$/, replacement: join(root, 'packages/ui/dist/icons.js') },
  { find: /^react(?=\/|$)/, replacement: modules('react') },
  { find: /^react-dom(?=\/|$)/, replacement: modules('react-dom') },
];

for (const entry of ['server', 'client']) {
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    mode: 'development',
    define: { 'process.env.NODE_ENV': '"development"' },
    resolve: { alias },
    ssr: { noExternal: true },
    build: {
      ssr: entry === 'server',
      minify: false,
      outDir: join(folder, entry),
      emptyOutDir: true,
      rolldownOptions: {
        input: join(import.meta.dirname, `${entry}.tsx`),
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: `${entry}.mjs` },
      },
    },
  });
}
const { renderAll } = await import(pathToFileURL(join(folder, 'server/server.mjs')).href);
writeFileSync(join(folder, 'server.json'), JSON.stringify(renderAll()));
