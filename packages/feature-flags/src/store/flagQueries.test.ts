import { QueryObserver } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createInMemoryFeatureFlagGateway } from '../testing/inMemoryFeatureFlagGateway.ts';
import { exampleFeatureFlag } from '../wire/exampleFeatureFlag.ts';
import type { FeatureFlag } from '../wire/featureFlag.ts';
import { flagListOf } from './flagList.ts';
import { flagQuery, queryClientOf } from './flagQueries.ts';

const example: FeatureFlag = { ...exampleFeatureFlag, enabled: true };
const settle = () => new Promise((resolve) => setTimeout(resolve, 5));
const log = vi.spyOn(console, 'error');
beforeEach(() => {
  log.mockReset().mockReturnValue();
});

function setUp(flags = [example]) {
  const gateway = createInMemoryFeatureFlagGateway({ flags });
  const client = queryClientOf(gateway);
  /** Subscribes to a flag like a mounted component. */
  const want = (name: string) =>
    new QueryObserver(client, flagQuery(gateway, name)).subscribe(() => undefined);
  const get = (name: string) => client.getQueryState(flagQuery(gateway, name).queryKey);
  const backOnline = () => client.getQueryCache().onOnline();
  return { gateway, client, want, get, backOnline, list: flagListOf(gateway) };
}

describe('flag queries', () => {
  it('API-41 fetches a flag once for all its subscribers', async () => {
    const { gateway, want, get } = setUp();
    want('example-flag');
    want('example-flag');
    await settle();
    want('example-flag');
    await settle();
    expect(get('example-flag')).toMatchObject({ data: true, status: 'success' });
    expect(gateway.calls).toEqual([{ operation: 'get', argument: 'example-flag' }]);
  });

  it('ERR-8 has no value when a flag cannot be read, and logs the error', async () => {
    const { gateway, want, get } = setUp();
    gateway.fail('get', 'Down');
    want('example-flag');
    await settle();
    expect(get('example-flag')).toMatchObject({ data: undefined, status: 'error' });
    expect(log).toHaveBeenCalledOnce();
  });

  it('ERR-8 fails when the gateway throws synchronously', async () => {
    const { gateway, want, get } = setUp();
    vi.spyOn(gateway, 'get').mockImplementation(() => {
      throw new Error('Not signed in');
    });
    want('example-flag');
    await settle();
    expect(get('example-flag')?.status).toBe('error');
  });

  it('ERR-8 retries only failed flags when back online', async () => {
    const { gateway, want, get, backOnline } = setUp([example, { ...example, id: 2, name: 'new-feed' }]);
    want('new-feed');
    await settle();
    gateway.fail('get', 'Down');
    want('example-flag');
    await settle();
    want('example-flag');
    gateway.fail('get');
    backOnline();
    await settle();
    expect(get('example-flag')?.data).toBe(true);
    expect(gateway.calls.map(({ argument }) => argument)).toEqual([
      'new-feed',
      'example-flag',
      'example-flag',
    ]);
  });

  it('FLG-5 refetches after a save through the same gateway', async () => {
    const { gateway, client, want, get, list } = setUp();
    want('example-flag');
    await list.update(example, { enabled: false });
    await settle();
    expect(get('example-flag')?.data).toBe(false);
    expect(queryClientOf(gateway)).toBe(client);
  });

  it('FLG-5 lets the latest read win, whatever order the responses arrive in', async () => {
    const { gateway, want, get, list } = setUp();
    let answer = (_flag: FeatureFlag) => {};
    vi.spyOn(gateway, 'get').mockReturnValueOnce(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    want('example-flag');
    await list.update(example, { enabled: false });
    await settle();
    answer(example);
    await settle();
    expect(get('example-flag')).toMatchObject({ data: false, status: 'success' });
  });
});
