import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  createInMemoryFeatureFlagGateway,
  type InMemoryFeatureFlagOptions,
} from '../testing/inMemoryFeatureFlagGateway.ts';
import type { FeatureFlag } from '../wire/featureFlag.ts';
import type { FeatureFlagList } from '../wire/parseFeatureFlags.ts';
import { flagListOf } from './flagList.ts';
import { flagQuery, queryClientOf } from './flagQueries.ts';

const views = {
  id: 2,
  name: 'saved-views',
  description: 'Offers saved views.',
  enabled: false,
  owner: 'growth',
};
const feed: FeatureFlag = { id: 3, name: 'new-feed', description: 'Shows the new feed.', enabled: true };
const flags = [views, feed];

function setUp(options: InMemoryFeatureFlagOptions = { flags }) {
  const gateway = createInMemoryFeatureFlagGateway(options);
  const client = queryClientOf(gateway);
  const { queryKey } = flagQuery(gateway, feed.name);
  client.setQueryData(queryKey, true);
  /** Whether the flag's query has been invalidated. */
  const isOutdated = () => client.getQueryState(queryKey)?.isInvalidated;
  return { gateway, isOutdated, list: flagListOf(gateway) };
}
const sent = (gateway: ReturnType<typeof setUp>['gateway'], operation: string) =>
  gateway.calls.filter((call) => call.operation === operation).map(({ argument }) => argument);

const log = vi.spyOn(console, 'error');
beforeEach(() => {
  log.mockReset().mockReturnValue();
});

describe('flag list', () => {
  it('API-40 is loading until the service responds, then has all flags', async () => {
    const { list } = setUp();
    expect(list.get()).toEqual({ status: 'loading', flags: [], rejected: 0 });
    await list.load();
    expect(list.get()).toEqual({ status: 'ready', flags, rejected: 0 });
  });

  it('API-40 counts the flags that could not be read, and logs each', async () => {
    const { list } = setUp({ flags, rejected: 2 });
    await list.load();
    expect(list.get()).toMatchObject({ flags, rejected: 2 });
    expect(log).toHaveBeenCalledTimes(2);
  });

  it('ERR-9 logs a failed load and has no flags', async () => {
    const { gateway, list } = setUp();
    gateway.fail('list', 'Down for maintenance');
    await list.load();
    expect(list.get()).toEqual({ status: 'failed', flags: [], rejected: 0, error: 'Down for maintenance' });
    expect(log).toHaveBeenCalledWith('Feature flags could not be loaded.', new Error('Down for maintenance'));
  });

  it('ERR-9 keeps the loaded flags when a reload fails, and recovers', async () => {
    const { gateway, list } = setUp();
    await list.load();
    gateway.fail('list', 'Down');
    await list.load();
    expect(list.get()).toMatchObject({ status: 'failed', flags });
    gateway.fail('list');
    await list.load();
    expect(list.get()).toEqual({ status: 'ready', flags, rejected: 0 });
  });

  it('API-40 makes one request for concurrent loads', async () => {
    const { gateway, list } = setUp();
    await Promise.all([list.load(), list.load()]);
    expect(sent(gateway, 'list')).toHaveLength(1);
  });

  it('API-42 appends a created flag with the id from the service', async () => {
    const { list, isOutdated } = setUp();
    await list.load();
    const draft = { name: 'dark-mode', description: 'Offers a dark mode.', enabled: true };
    await list.create(draft);
    expect(list.get().flags).toEqual([...flags, { ...draft, id: 4 }]);
    expect(isOutdated()).toBe(true);
  });

  it('API-43 DAT-24 sends the whole flag, including unknown fields', async () => {
    const { gateway, list, isOutdated } = setUp();
    await list.load();
    await list.update(views, { enabled: true });
    expect(sent(gateway, 'update')).toEqual([{ ...views, enabled: true }]);
    expect(list.get().flags).toEqual([{ ...views, enabled: true }, feed]);
    expect(isOutdated()).toBe(true);
  });

  it('FLG-17 does not send the edit marker of a row', async () => {
    const { gateway, list } = setUp();
    const gone = { ...views, id: 9 };
    await expect(list.update({ ...gone, isEditing: true }, { enabled: true })).rejects.toThrow('not found');
    expect(sent(gateway, 'update')).toEqual([{ ...gone, enabled: true }]);
  });

  it('API-43 keeps concurrent changes by others, including the name', async () => {
    const { gateway, list } = setUp();
    await list.load();
    gateway.change(2, { name: 'named-views', owner: 'search' });
    await list.update(views, { enabled: true });
    expect(gateway.flags[0]).toEqual({ ...views, name: 'named-views', owner: 'search', enabled: true });
  });

  it('API-43 D-40 sends nothing when the latest flag cannot be read: the last known one may be outdated', async () => {
    const { gateway, list } = setUp();
    await list.load();
    gateway.change(2, { description: 'Changed by a colleague.' });
    gateway.fail('list', 'Down');
    await expect(list.update(views, { enabled: true })).rejects.toThrow('Down');
    expect(sent(gateway, 'update')).toEqual([]);
  });

  it('ERR-22 ERR-23 rejects with the server error text and changes nothing', async () => {
    const { gateway, list, isOutdated } = setUp();
    await list.load();
    gateway.fail('update', 'Name is taken');
    gateway.fail('create', 'Too many flags');
    await expect(list.update(views, { name: 'new-feed' })).rejects.toThrow('Name is taken');
    await expect(list.create(views)).rejects.toThrow('Too many flags');
    expect(list.get().flags).toEqual(flags);
    expect(isOutdated()).toBe(false);
  });

  it('FLG-5 does not let an outdated list response undo a save', async () => {
    const { gateway, list } = setUp();
    await list.load();
    const before = structuredClone(gateway.flags);
    let answer = (_list: FeatureFlagList) => {};
    vi.spyOn(gateway, 'list').mockReturnValueOnce(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    const loading = list.load();
    await list.update(views, { enabled: true });
    answer({ flags: before, rejected: [] });
    await loading;
    expect(list.get()).toMatchObject({ status: 'ready', flags: [{ ...views, enabled: true }, feed] });
  });
});

describe('flag list write', () => {
  const lost = () =>
    Promise.reject(Object.assign(new Error('The service could not be reached.'), { status: 0 }));
  const keysOf = (calls: readonly (readonly unknown[])[]) => calls.map((call) => call.at(-1));
  const draft = { name: 'dark-mode', description: 'Offers a dark mode.', enabled: true };

  it('API-44 has a new idempotency key each time', async () => {
    const { gateway, list } = setUp();
    const update = vi.spyOn(gateway, 'update');
    await list.update(views, { enabled: true });
    await list.update(views, { enabled: false });
    const [first, second] = keysOf(update.mock.calls);
    expect(first).toEqual({ idempotencyKey: expect.stringMatching(/^[\w-]{36}$/) });
    expect(second).not.toEqual(first);
  });

  it('API-44 succeeds when only the response was lost', async () => {
    const { gateway, list } = setUp();
    const { update, create } = gateway;
    vi.spyOn(gateway, 'update').mockImplementationOnce((flag) => update(flag).then(lost));
    vi.spyOn(gateway, 'create').mockImplementationOnce((flag) => create(flag).then(lost));
    expect(await list.update(views, { enabled: true })).toEqual({ ...views, enabled: true });
    expect(await list.create(draft)).toMatchObject(draft);
    expect(sent(gateway, 'update')).toHaveLength(1);
    expect(sent(gateway, 'create')).toHaveLength(1);
  });

  it('API-44 is resent with the same key when the service did not apply it', async () => {
    const { gateway, list } = setUp();
    const update = vi.spyOn(gateway, 'update').mockImplementationOnce(lost);
    expect(await list.update(views, { enabled: true })).toEqual({ ...views, enabled: true });
    const [first, second, third] = keysOf(update.mock.calls);
    expect(second).toEqual(first);
    expect(third).toBeUndefined();
  });

  it('API-44 rejects with an unknown outcome when the service cannot be checked', async () => {
    const { gateway, list } = setUp();
    vi.spyOn(gateway, 'create').mockImplementationOnce(lost);
    gateway.fail('list', 'Down');
    await expect(list.create(draft)).rejects.toThrow("it isn't known whether this was saved");
  });

  it('API-44 is not resent after a refusal', async () => {
    const { gateway, list } = setUp();
    gateway.fail('update', 'Name is taken');
    await expect(list.update(views, { enabled: true })).rejects.toThrow('Name is taken');
    expect(sent(gateway, 'update')).toHaveLength(1);
  });
});
