import { afterEach, expect, it, vi } from 'vitest';
import { reportSecondCopy } from './singleCopy.ts';

const log = vi.spyOn(console, 'error');
afterEach(() => {
  log.mockReset();
  vi.unstubAllEnvs();
});

it('says once that a page has two copies, and how to get rid of one', () => {
  log.mockReturnValue();
  const page = {};
  const [first, second] = [{}, {}];
  reportSecondCopy(first, page);
  reportSecondCopy(first, page);
  expect(log).not.toHaveBeenCalled();
  reportSecondCopy(second, page);
  reportSecondCopy(second, page);
  reportSecondCopy({}, page);
  expect(log).toHaveBeenCalledOnce();
  expect(log.mock.calls[0]?.[0]).toMatch(/two copies of @advantage\/ui.*npm dedupe/);
});

it('is silent in production', () => {
  vi.stubEnv('NODE_ENV', 'production');
  const page = {};
  reportSecondCopy({}, page);
  reportSecondCopy({}, page);
  expect(log).not.toHaveBeenCalled();
});
