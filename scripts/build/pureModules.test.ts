import { expect, it } from 'vitest';
import { markPure } from './pureModules.ts';

it.each([
  [
    'var Switch = forwardRef9(function Switch2() {',
    'var Switch = /* @__PURE__ */ forwardRef9(function Switch2() {',
  ],
  [
    'var dollars = new Intl.NumberFormat("en-US", {',
    'var dollars = /* @__PURE__ */ new Intl.NumberFormat("en-US", {',
  ],
  ['var periods = Object.keys(days);', 'var periods = /* @__PURE__ */ Object.keys(days);'],
])('marks %s', (code, marked) => {
  expect(markPure(`"use client";\n${code}`)).toBe(`"use client";\n${marked}`);
});

it.each([
  'var tones = ["info"];',
  'var Context = /* @__PURE__ */ createContext(null);',
  'customElements.define("referral-feed", ReferralFeed);',
  '  const value = useMemo(() => 1, []);',
  'var emDash = "a = b(c)";',
])('leaves %s alone', (code) => {
  expect(markPure(code)).toBe(code);
});
