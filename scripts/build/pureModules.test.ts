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

it('imports each name of a module once', async () => {
  const code = [
    'import { useMemo } from "react";',
    'import { useMemo as useMemo2, useState as useState2 } from "react";',
    'import { useState } from "react";',
    'const useA = () => useMemo2(useState2, useMemo(useState));',
    'const useB = (useMemo) => useMemo2(useMemo);',
  ];
  expect((await markPure(code.join('\n'))).code.split('\n')).toEqual([
    'import { useMemo, useMemo as useMemo2, useState as useState2 } from "react";',
    'const useA = () => useMemo2(useState2, useMemo(useState2));',
    'const useB = useMemo => useMemo2(useMemo);',
  ]);
});
