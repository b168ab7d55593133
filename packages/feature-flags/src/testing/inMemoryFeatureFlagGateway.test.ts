import { afterEach, describe, expect, it, vi } from 'vitest';
import { createInMemoryFeatureFlagGateway } from './inMemoryFeatureFlagGateway.ts';

const draft = { name: 'new-feed', description: 'Shows the new feed.', enabled: true };

afterEach(() => {
  vi.useRealTimers();
});

describe('in-memory gateway', () => {
  it('FLG-16 starts with only the example flag', async () => {
    const { flags } = await createInMemoryFeatureFlagGateway().list();
    expect(flags.map(({ name }) => name)).toEqual(['example-flag']);
  });

  it('API-42 gives a created flag the next id', async () => {
    const gateway = createInMemoryFeatureFlagGateway({ flags: [] });
    expect(await gateway.create(draft)).toEqual({ ...draft, id: 1 });
    expect(await gateway.create(draft)).toEqual({ ...draft, id: 2 });
    expect(gateway.flags).toHaveLength(2);
  });

  it('API-41 API-43 rejects an unknown flag', async () => {
    const gateway = createInMemoryFeatureFlagGateway();
    await expect(gateway.get('new-feed')).rejects.toThrow('Feature flag not found');
    await expect(gateway.update({ ...draft, id: 9 })).rejects.toThrow('Feature flag not found');
  });

  it('FLG-20 returns a flag by its name, however the letters are composed', async () => {
    const gateway = createInMemoryFeatureFlagGateway({ flags: [] });
    await gateway.create({ ...draft, name: 'caf\u00e9' });
    for (const name of ['caf\u00e9', 'cafe\u0301']) expect(await gateway.get(name)).toMatchObject({ id: 1 });
  });

  it('API-43 returns copies', async () => {
    const gateway = createInMemoryFeatureFlagGateway();
    const flag = await gateway.get('example-flag');
    Object.assign(flag, { enabled: true });
    expect(gateway.flags[0]?.enabled).toBe(false);
  });

  it('ERR-22 fails a single operation until reset', async () => {
    const gateway = createInMemoryFeatureFlagGateway();
    gateway.fail('list', 'Down');
    await expect(gateway.list()).rejects.toThrow('Down');
    await expect(gateway.get('example-flag')).resolves.toBeDefined();
    gateway.fail('list');
    await expect(gateway.list()).resolves.toBeDefined();
  });

  it('FLG-15 responds after its latency, or never', async () => {
    vi.useFakeTimers();
    const gateway = createInMemoryFeatureFlagGateway({ latency: 500 });
    const answered = vi.fn();
    gateway.list().then(answered);
    await vi.advanceTimersByTimeAsync(499);
    expect(answered).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(answered).toHaveBeenCalledOnce();
    gateway.setLatency(Number.POSITIVE_INFINITY);
    gateway.list().then(answered);
    await vi.advanceTimersByTimeAsync(1e9);
    expect(answered).toHaveBeenCalledOnce();
  });
});
