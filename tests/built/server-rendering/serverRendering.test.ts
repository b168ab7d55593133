// @vitest-environment jsdom
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type * as Client from './client.tsx';
import type { renderAll } from './server.tsx';

/** Inside the repository, because the test runner loads no modules from elsewhere. */
const cache = join(import.meta.dirname, '../../../.cache');

/**
 * Bundles all components with one version of React and returns server markup and client. The server runs in its own
 * Node.
 */
async function bundled(suffix: string) {
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, `react${suffix}-`));
  afterAll(() => rmSync(folder, { recursive: true }));
  execFileSync(process.execPath, [join(import.meta.dirname, 'bundle.ts'), suffix, folder]);
  const rendered = JSON.parse(readFileSync(join(folder, 'server.json'), 'utf8')) as ReturnType<
    typeof renderAll
  >;
  const client: typeof Client = await import(pathToFileURL(join(folder, 'client/client.mjs')).href);
  return { rendered, client };
}

const idsIn = (container: Element) => [...container.querySelectorAll('[id]')].map(({ id }) => id);

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.spyOn(console, 'error');
  vi.spyOn(console, 'warn');
});

afterEach(() => {
  // Each React version's bundle includes a copy of the design system, which would count as two copies on one page.
  Reflect.deleteProperty(globalThis, Symbol.for('@advantage/copies'));
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe.each([
  ['19', ''],
  ['18', '-18'],
])('T9 with React %s', async (major, suffix) => {
  const { rendered, client } = await bundled(suffix);

  it('covers every component', () => {
    expect(client.version.split('.')[0]).toBe(major);
    expect(Object.keys(rendered).sort()).toEqual(client.components.toSorted());
  });

  describe.each(client.names)('%s', (name) => {
    const { markup, complaints } = rendered[name] ?? { markup: '', complaints: ['was not rendered'] };

    it('renders on the server without errors or warnings', () => {
      expect(markup).not.toBe('');
      expect(complaints).toEqual([]);
    });

    it('hydrates in the browser without a mismatch', async () => {
      const container = document.body.appendChild(document.createElement('div'));
      container.innerHTML = markup;
      const ids = idsIn(container);
      const onMismatch = vi.fn();
      const unmount = await client.hydrate(name, container, onMismatch);
      expect(idsIn(container)).toEqual(ids);
      unmount();
      container.remove();
      expect(onMismatch).not.toHaveBeenCalled();
      expect(console.error).not.toHaveBeenCalled();
      expect(console.warn).not.toHaveBeenCalled();
    });
  });
});
