// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type FeedAttributeName, readAttribute } from './feedAttributes.ts';

const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
afterEach(() => warn.mockClear());

function read(name: FeedAttributeName, text: string) {
  const element = document.createElement('div');
  element.setAttribute(name, text);
  return readAttribute(element, name);
}

describe('readAttribute', () => {
  it.each([
    ['src', 'https://referrals.example.com', 'https://referrals.example.com'],
    ['src', 'https://referrals.example.com/feed/?page=1#top', 'https://referrals.example.com/feed'],
    ['src', '/api/', `${location.origin}/api`],
    ['brand', 'Advantage', 'advantage'],
    ['state', 'tx', 'TX'],
    ['state', '', null],
    ['page-size', '1', 1],
    ['page-size', '100', 100],
    ['locale', 'en-us', 'en-US'],
    ['locale', 'es', 'es-US'],
    ['locale', 'fr-ca', 'fr-CA'],
    ['color-mode', 'system', 'system'],
    ['paused', '', true],
    ['selectable', 'true', true],
    ['dir', 'rtl', 'rtl'],
  ] as const)('reads %s="%s" as %j without a warning', (name, text, value) => {
    expect(read(name, text)).toBe(value);
    expect(warn).not.toHaveBeenCalled();
  });

  it.each([
    ['src', 'ftp://example.com', null],
    ['src', 'java\nscript:alert(1)', null],
    ['src', 'https://user:secret@example.com', null],
    ['brand', 'acme', null],
    ['state', 'Texas', null],
    ['page-size', '0', 25],
    ['page-size', '101', 25],
    ['page-size', '2.5', 25],
    ['page-size', '1e1', 25],
    ['locale', 'fr_CA', 'en-US'],
    ['locale', '', 'en-US'],
    ['color-mode', 'sepia', 'light'],
    ['paused', 'false', false],
    ['dir', 'auto', 'ltr'],
  ] as const)('I2 replaces %s="%s" with the default %j and warns once', (name, text, value) => {
    expect([read(name, text), read(name, text)]).toEqual([value, value]);
    expect(warn).toHaveBeenCalledTimes(1);
    expect(warn.mock.lastCall?.[0]).toContain(`${name}="${text}"`);
  });
});
