import { expect, it, vi } from 'vitest';
import { allowEmptyHtmlOnly, allowOwnScriptsOnly } from './trustedTypes.ts';

it('I6 allows only the empty string as HTML', () => {
  expect(allowEmptyHtmlOnly('')).toBe('');
  for (const html of ['<b>x</b>', ' ', 'text']) expect(() => allowEmptyHtmlOnly(html)).toThrow(TypeError);
});

it('I6 allows only scripts from the origin of the console', () => {
  vi.stubGlobal('location', new URL('https://console.example.com/admin/marketplaces'));
  const own = 'https://console.example.com/assets/simulateWorker.js';
  expect(allowOwnScriptsOnly(own)).toBe(own);
  expect(allowOwnScriptsOnly('/assets/simulateWorker.js')).toBe('/assets/simulateWorker.js');
  for (const url of ['https://evil.example.com/x.js', 'data:text/javascript,1', 'blob:null/1', '//x.example'])
    expect(() => allowOwnScriptsOnly(url)).toThrow(TypeError);
  vi.unstubAllGlobals();
});
