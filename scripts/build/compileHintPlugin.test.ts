import { build, type Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { compileHint, compileHintPlugin } from './compileHintPlugin.ts';

const sources: Readonly<Record<string, string>> = {
  entry: 'import("later").then(({ answer }) => console.log(answer()));',
  later: 'import "./look.css"; export const answer = () => 42;',
};

/** Builds an entry that lazily loads a chunk with styles. For such chunks, the bundler writes a table of files. */
async function builtScripts(): Promise<readonly string[]> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      compileHintPlugin(),
      {
        name: 'sources',
        enforce: 'pre',
        resolveId: (id) => (id.endsWith('.css') ? '/look.css' : id in sources ? id : undefined),
        load: (id) => (id === '/look.css' ? 'p { color: red }' : sources[id]),
      },
    ],
    build: { write: false, minify: true, rolldownOptions: { input: 'entry' } },
  });
  const { output } = result as Rolldown.RolldownOutput;
  return output.flatMap((file) => (file.type === 'chunk' ? [file.code] : []));
}

it('starts every script with the hint, including one that lazy-loads others', async () => {
  const scripts = await builtScripts();
  expect(scripts.length).toBeGreaterThan(1);
  expect(scripts.some((code) => code.includes('__vite__mapDeps'))).toBe(true);
  for (const code of scripts) expect(code.split(compileHint, 2)[0]).toBe('');
});
