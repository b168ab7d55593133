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
] as const)('%s survives a reload and is applied by the script in the head', async (mode, expected) => {
  const { setColorMode } = await load();
  setColorMode(mode);
  expect((await load()).colorMode.get()).toBe(mode);
  new Function(headScript)();
  expect(scheme()).toBe(expected);
});

it('follows the device until the user chooses a mode, or if the stored value is invalid', async () => {
  expect((await load()).colorMode.get()).toBe('system');
  localStorage.setItem('color-mode', 'sepia');
  expect((await load()).colorMode.get()).toBe('system');
  new Function(headScript)();
  expect(scheme()).toBe('');
});

it('follows changes in this tab and in others', async () => {
  const { setColorMode, colorMode, syncColorMode } = await load();
  syncColorMode();
  setColorMode('dark');
  expect(scheme()).toBe('dark');
  window.dispatchEvent(new StorageEvent('storage', { key: 'color-mode', newValue: 'light' }));
  expect(colorMode.get()).toBe('light');
  expect(scheme()).toBe('light');
  window.dispatchEvent(new StorageEvent('storage', { key: 'color-mode', newValue: null }));
  expect(scheme()).toBe('');
});

it('keeps the choice in memory if it cannot be stored', async () => {
  const { setColorMode, colorMode } = await load();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
    throw new DOMException('denied');
  });
  setColorMode('dark');
  expect(colorMode.get()).toBe('dark');
});
