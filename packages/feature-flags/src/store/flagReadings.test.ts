import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createInMemoryFeatureFlagGateway } from '../testing/inMemoryFeatureFlagGateway.ts';
import { exampleFeatureFlag } from '../wire/exampleFlag.ts';
import type { FeatureFlag } from '../wire/featureFlag.ts';
import { featureFlagStoreOf } from './featureFlagStore.ts';

const example: FeatureFlag = { ...exampleFeatureFlag, enabled: true };
const settle = () => new Promise((resolve) => setTimeout(resolve));
const log = vi.spyOn(console, 'error');
beforeEach(() => {
  log.mockReset().mockReturnValue();
});

function setUp(flags = [example]) {
  const gateway = createInMemoryFeatureFlagGateway({ flags });
  return { gateway, ...featureFlagStoreOf(gateway) };
}

describe('flag readings', () => {
  it('API-41 reads a flag once, however often it is wanted', async () => {
    const { gateway, readings } = setUp();
    expect(readings.get('example-flag')).toEqual({ isEnabled: false, status: 'loading' });
    readings.want('example-flag');
    readings.want('example-flag');
    await settle();
    expect(readings.get('example-flag')).toEqual({ isEnabled: true, status: 'ready' });
    expect(gateway.calls).toEqual([{ operation: 'get', argument: 'example-flag' }]);
  });

  it('ERR-8 gives a flag disabled when it cannot be read, and logs it', async () => {
    const { gateway, readings } = setUp();
    gateway.fail('get', 'Down');
    readings.want('example-flag');
    await settle();
    expect(readings.get('example-flag')).toEqual({ isEnabled: false, status: 'failed' });
    expect(log).toHaveBeenCalledOnce();
  });

  it('ERR-8 also when the gateway throws before it asks', async () => {
    const { gateway, readings } = setUp();
    vi.spyOn(gateway, 'get').mockImplementation(() => {
      throw new Error('Not signed in');
    });
    readings.want('example-flag');
    await settle();
    expect(readings.get('example-flag').status).toBe('failed');
  });

  it('ERR-8 tries only failed flags again', async () => {
    const { gateway, readings } = setUp([example, { ...example, id: 2, name: 'new-feed' }]);
    readings.want('new-feed');
    await settle();
    gateway.fail('get', 'Down');
    readings.want('example-flag');
    await settle();
    gateway.fail('get');
    readings.retry();
    await settle();
    expect(readings.get('example-flag').isEnabled).toBe(true);
    expect(gateway.calls.map(({ argument }) => argument)).toEqual([
      'new-feed',
      'example-flag',
      'example-flag',
    ]);
  });

  it('FLG-5 reads again after a save through the same gateway', async () => {
    const { gateway, list, readings } = setUp();
    readings.want('example-flag');
    await list.update(example, { enabled: false });
    await settle();
    expect(readings.get('example-flag').isEnabled).toBe(false);
    expect(featureFlagStoreOf(gateway).readings).toBe(readings);
  });

  it('FLG-5 lets the newest read win, whatever order the answers come in', async () => {
    const { gateway, readings } = setUp();
    let answer = (_flag: FeatureFlag) => {};
    vi.spyOn(gateway, 'get').mockReturnValueOnce(
      new Promise((resolve) => {
        answer = resolve;
      }),
    );
    readings.want('example-flag');
    gateway.change(1, { enabled: false });
    readings.refresh();
    await settle();
    answer(example);
    await settle();
    expect(readings.get('example-flag')).toEqual({ isEnabled: false, status: 'ready' });
  });
});
