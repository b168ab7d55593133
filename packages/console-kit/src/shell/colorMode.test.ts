// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, it, vi } from 'vitest';

const page = readFileSync(join(import.meta.dirname, '../../../console-app/admin.html'), 'utf8');
const headScript = /<script>(.*?)<\/script>/s.exec(page)?.[1] ?? '';
const scheme = () => document.documentElement.style.colorScheme;

/** Loads a fresh copy of the module, as a page load would. */
const load = () => {
  vi.resetModules();
  return import('./colorMode.ts');
};

beforeEach(() => {
  localStorage.clear();
  document.documentElement.removeAttribute('style');
});

it.each([
  ['light', 'light'],
  ['dark', 'dark'],
  ['system', ''],
] as const)('%s outlasts a reload, and the page has it before anything shows', async (mode, expected) => {
  const { setColorMode } = await load();
  setColorMode(mode);
  expect((await load()).colorMode.get()).toBe(mode);
  new Function(headScript)();
  expect(scheme()).toBe(expected);
});

it('follows the device until somebody chooses, and when what was kept means nothing', async () => {
  expect((await load()).colorMode.get()).toBe('system');
  localStorage.setItem('color-mode', 'sepia');
  expect((await load()).colorMode.get()).toBe('system');
  new Function(headScript)();
  expect(scheme()).toBe('');
});

it('follows choices here and in other tabs', async () => {
  const { setColorMode: chooseColorMode, colorMode, syncColorMode } = await load();
  syncColorMode();
  chooseColorMode('dark');
  expect(scheme()).toBe('dark');
  window.dispatchEvent(new StorageEvent('storage', { key: 'color-mode', newValue: 'light' }));
  expect(colorMode.get()).toBe('light');
  expect(scheme()).toBe('light');
  window.dispatchEvent(new StorageEvent('storage', { key: 'color-mode', newValue: null }));
  expect(scheme()).toBe('');
});

it('lasts as long as the page where the browser keeps nothing', async () => {
  const { setColorMode: chooseColorMode, colorMode } = await load();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
    throw new DOMException('denied');
  });
  chooseColorMode('dark');
  expect(colorMode.get()).toBe('dark');
});
