import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Options } from 'tsup';
import { expect, it } from 'vitest';
import { clientModules, markPure } from './pureModules.ts';

it.each([
  ['var Switch = forwardRef9(Switch2);', 'var Switch = /*#__PURE__*/forwardRef9(Switch2);'],
  [
    'var dollars = new Intl.NumberFormat("en-US");',
    'var dollars = /*#__PURE__*/new Intl.NumberFormat("en-US");',
  ],
  ['var periods = Object.keys(days);', 'var periods = /*#__PURE__*/Object.keys(days);'],
])('marks as pure: %s', async (code, marked) => {
  expect((await markPure(`"use client";\n${code}`)).code).toBe(`"use client";\n\n${marked}`);
});

it.each([
  'var tones = ["info"];',
  'var Context = /* @__PURE__ */createContext(null);',
  'customElements.define("referral-feed", ReferralFeed);',
  'function useValue() {\n  const value = useMemo(() => 1, []);\n}',
  'var emDash = "a = b(c)";',
])('leaves unchanged: %s', async (code) => {
  expect((await markPure(code)).code).toBe(code);
});

it('imports each name of a module once, and keeps the directive of client modules', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'modules-'));
  const write = (name: string, code: string) => writeFileSync(join(folder, name), code);
  write('b.js', 'import { useId } from "react";\nexport const useB = () => useId();');
  write(
    'a.js',
    '"use client";\nimport { useId } from "react";\nexport * from "./b.js";\nexport const useA = useId;',
  );
  const entry = [join(folder, 'a.js')];
  const options: Options = {
    treeshake: true,
    plugins: [clientModules()],
    external: ['react'],
    format: 'esm',
  };
  await build({ ...options, entry, outDir: join(folder, 'dist'), config: false, silent: true });
  const built = readFileSync(join(folder, 'dist/a.js'), 'utf8');
  expect(built).toMatch(/^"use client";import \{ useId \} from 'react';/);
  expect(built.match(/react/g)).toHaveLength(1);
});
