import { QueryObserver } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createInMemoryFeatureFlagGateway } from '../testing/inMemoryFeatureFlagGateway.ts';
import { exampleFeatureFlag } from '../wire/exampleFlag.ts';
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

describe('flag readings', () => {
  it('API-41 reads a flag once, however often it is wanted', async () => {
    const { gateway, want, get } = setUp();
    want('example-flag');
    want('example-flag');
    await settle();
    want('example-flag');
    await settle();
    expect(get('example-flag')).toMatchObject({ data: true, status: 'success' });
    expect(gateway.calls).toEqual([{ operation: 'get', argument: 'example-flag' }]);
  });

  it('ERR-8 gives a flag disabled when it cannot be read, and logs it', async () => {
    const { gateway, want, get } = setUp();
    gateway.fail('get', 'Down');
    want('example-flag');
    await settle();
    expect(get('example-flag')).toMatchObject({ data: undefined, status: 'error' });
    expect(log).toHaveBeenCalledOnce();
  });

  it('ERR-8 also when the gateway throws before it asks', async () => {
    const { gateway, want, get } = setUp();
    vi.spyOn(gateway, 'get').mockImplementation(() => {
      throw new Error('Not signed in');
    });
    want('example-flag');
    await settle();
    expect(get('example-flag')?.status).toBe('error');
  });

  it('ERR-8 tries only failed flags again', async () => {
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

  it('FLG-5 reads again after a save through the same gateway', async () => {
    const { gateway, client, want, get, list } = setUp();
    want('example-flag');
    await list.update(example, { enabled: false });
    await settle();
    expect(get('example-flag')?.data).toBe(false);
    expect(queryClientOf(gateway)).toBe(client);
  });

  it('FLG-5 lets the newest read win, whatever order the answers come in', async () => {
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
