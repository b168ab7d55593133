// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const log = vi.spyOn(console, 'error');
beforeEach(() => void log.mockReturnValue());
afterEach(() => {
  log.mockReset();
  vi.unstubAllEnvs();
  vi.resetModules();
});

/** Imports the module again, like a second copy: the copies share nothing but the page. */
const copyOfModule = async () => {
  vi.resetModules();
  return import('./pageWarnings.ts');
};

describe('two copies of a library', () => {
  it('are reported once, with how to remove one', async () => {
    const shared = {};
    const [ours, theirs] = [await copyOfModule(), await copyOfModule()];
    const [first, second] = [{}, {}];
    ours.warnDuplicateCopy('@advantage/ui', first, shared);
    ours.warnDuplicateCopy('@advantage/ui', first, shared);
    expect(log).not.toHaveBeenCalled();
    theirs.warnDuplicateCopy('@advantage/ui', second, shared);
    theirs.warnDuplicateCopy('@advantage/ui', {}, shared);
    expect(log).toHaveBeenCalledOnce();
    expect(log.mock.calls[0]?.[0]).toMatch(/two copies of @advantage\/ui.*BrandProvider.*npm dedupe/);
  });

  it('are reported separately for each library', async () => {
    const shared = {};
    const { warnDuplicateCopy } = await copyOfModule();
    for (const library of ['@tanstack/react-query', 'react-aria-components'] as const) {
      warnDuplicateCopy(library, {}, shared);
      warnDuplicateCopy(library, {}, shared);
    }
    expect(log.mock.calls.map(([text]) => /two copies of ([^:]+):/.exec(text)?.[1])).toEqual([
      '@tanstack/react-query',
      'react-aria-components',
    ]);
  });

  it('are not reported in production', async () => {
    vi.stubEnv('NODE_ENV', 'production');
    const shared = {};
    const { warnDuplicateCopy } = await copyOfModule();
    warnDuplicateCopy('@advantage/ui', {}, shared);
    warnDuplicateCopy('@advantage/ui', {}, shared);
    expect(log).not.toHaveBeenCalled();
  });
});

describe('a missing BrandProvider', () => {
  it.each([
    ['development', 1],
    ['production', 0],
    ['test', 0],
  ])('is reported in %s: %i times', async (mode, times) => {
    vi.stubEnv('NODE_ENV', mode);
    const { reportMissingBrand } = await copyOfModule();
    reportMissingBrand(true);
    reportMissingBrand(true);
    expect(log).toHaveBeenCalledTimes(times);
    if (times > 0) expect(log.mock.calls[0]?.[0]).toContain('<BrandProvider>');
  });

  it('is not reported when a duplicate copy is the cause', async () => {
    vi.stubEnv('NODE_ENV', 'development');
    const { reportMissingBrand, warnDuplicateCopy } = await copyOfModule();
    warnDuplicateCopy('@advantage/ui', {});
    warnDuplicateCopy('@advantage/ui', {});
    reportMissingBrand(true);
    expect(log).toHaveBeenCalledOnce();
    expect(log.mock.calls[0]?.[0]).toContain('two copies');
  });
});
