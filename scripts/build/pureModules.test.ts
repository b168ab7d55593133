import { expect, it } from 'vitest';
import { markPure } from './pureModules.ts';

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
