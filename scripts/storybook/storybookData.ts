import { basename } from 'node:path';
import type { Plugin } from 'vite';
import { componentPages } from './componentPages.ts';
import { componentTokens } from './componentTokens.ts';
import { llmsText } from './llmsText.ts';
import { propTables } from './publishedComponents.ts';
import { searchData } from './searchData.ts';
import { specificationData } from './specificationData.ts';

/** What the modules in `.storybook` export that are empty in the source. */
const modules: Readonly<Record<string, () => object>> = {
  'componentPages.ts': () => componentPages(),
  'componentTokens.ts': componentTokens,
  'propTables.ts': propTables,
};

/** The files next to the pages: those that the pages load, and an index for language models. */
const files: Readonly<Record<string, () => string>> = {
  'search.json': () => JSON.stringify(searchData()),
  'specification.json': () => JSON.stringify(specificationData()),
  'llms.txt': () => llmsText(componentPages(), propTables()),
};

/**
 * Gives Storybook's pages their data, as modules and as files. The modules stay empty in tests of stories, which don't
 * use them, because reading their data takes seconds.
 */
export const storybookData = (): Plugin => ({
  name: 'storybook-data',
  load(module) {
    const read = /\/\.storybook\/[^/]+$/.test(module) ? modules[basename(module)] : undefined;
    return read && !process.env.VITEST ? `export default ${JSON.stringify(read())};` : undefined;
  },
  configureServer({ middlewares }) {
    for (const [name, read] of Object.entries(files))
      middlewares.use(`/${name}`, (_request, response) => {
        response.setHeader('Content-Type', name.endsWith('.json') ? 'application/json' : 'text/plain');
        response.end(read());
      });
  },
  generateBundle() {
    for (const [fileName, read] of Object.entries(files))
      this.emitFile({ type: 'asset', fileName, source: read() });
  },
});
