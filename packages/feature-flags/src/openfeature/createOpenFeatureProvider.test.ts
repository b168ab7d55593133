import { ErrorCode, OpenFeature, ProviderEvents, ProviderStatus } from '@openfeature/web-sdk';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { flagListOf } from '../store/flagList.ts';
import { createInMemoryFeatureFlagGateway } from '../testing/inMemoryFeatureFlagGateway.ts';
import { exampleFeatureFlag } from '../wire/exampleFeatureFlag.ts';
import { createOpenFeatureProvider } from './createOpenFeatureProvider.ts';

const log = vi.spyOn(console, 'error');
beforeEach(() => {
  log.mockReset().mockReturnValue();
});
afterEach(() => OpenFeature.close());

const setUp = (enabled = true) => {
  const gateway = createInMemoryFeatureFlagGateway({ flags: [{ ...exampleFeatureFlag, enabled }] });
  return {
    gateway,
    client: OpenFeature.getClient(),
    provider: createOpenFeatureProvider(gateway),
    list: flagListOf(gateway),
  };
};

describe('OpenFeature provider', () => {
  it.each([true, false])('API-40 resolves a flag to its value %j', async (enabled) => {
    const { client, provider } = setUp(enabled);
    await OpenFeature.setProviderAndWait(provider);
    expect(client.getBooleanDetails('example-flag', !enabled)).toMatchObject({
      value: enabled,
      variant: enabled ? 'on' : 'off',
      reason: 'STATIC',
    });
  });

  it('FLG-20 resolves a flag by its name, however the letters are composed', async () => {
    const { gateway, client, provider } = setUp();
    gateway.change(1, { name: 'caf\u00e9' });
    await OpenFeature.setProviderAndWait(provider);
    for (const name of ['caf\u00e9', 'cafe\u0301']) expect(client.getBooleanValue(name, false)).toBe(true);
  });

  it('API-40 returns the default and an error code for an unknown flag or a wrong type', async () => {
    const { client, provider } = setUp();
    await OpenFeature.setProviderAndWait(provider);
    expect(client.getBooleanDetails('new-feed', true)).toMatchObject({
      value: true,
      errorCode: ErrorCode.FLAG_NOT_FOUND,
    });
    const mismatch = { errorCode: ErrorCode.TYPE_MISMATCH };
    expect(client.getStringDetails('example-flag', 'a')).toMatchObject({ value: 'a', ...mismatch });
    expect(client.getNumberDetails('example-flag', 1)).toMatchObject({ value: 1, ...mismatch });
    expect(client.getObjectDetails('example-flag', { a: 1 })).toMatchObject({ value: { a: 1 }, ...mismatch });
  });

  it('ERR-8 ERR-9 resolves a flag to false with status ERROR while the service is down', async () => {
    const { gateway, client, provider } = setUp();
    gateway.fail('list', 'Down');
    await expect(OpenFeature.setProviderAndWait(provider)).rejects.toThrow('Down');
    expect(client.providerStatus).toBe(ProviderStatus.ERROR);
    expect(client.getBooleanDetails('example-flag', true)).toMatchObject({ value: false, reason: 'ERROR' });
  });

  it('ERR-9 becomes READY with the changed flags when the list loads, and ERROR when it fails', async () => {
    const { gateway, client, provider, list } = setUp();
    gateway.fail('list', 'Down');
    await OpenFeature.setProviderAndWait(provider).catch(() => undefined);
    const changed = vi.fn();
    client.addHandler(ProviderEvents.ConfigurationChanged, changed);
    gateway.fail('list');
    await list.load();
    await vi.waitFor(() => expect(client.providerStatus).toBe(ProviderStatus.READY));
    expect(client.getBooleanValue('example-flag', false)).toBe(true);
    expect(changed).toHaveBeenCalledWith(expect.objectContaining({ flagsChanged: ['example-flag'] }));
    gateway.fail('list', 'Down');
    await list.load();
    await vi.waitFor(() => expect(client.providerStatus).toBe(ProviderStatus.ERROR));
  });

  it('FLG-5 reports a flag toggled through the same gateway, until it is closed', async () => {
    const { client, provider, list } = setUp();
    await OpenFeature.setProviderAndWait(provider);
    const changed = vi.fn();
    client.addHandler(ProviderEvents.ConfigurationChanged, changed);
    await list.update({ ...exampleFeatureFlag, enabled: true }, { enabled: false });
    expect(client.getBooleanValue('example-flag', true)).toBe(false);
    await vi.waitFor(() =>
      expect(changed).toHaveBeenCalledWith(expect.objectContaining({ flagsChanged: ['example-flag'] })),
    );
    await OpenFeature.close();
    await list.update({ ...exampleFeatureFlag, enabled: false }, { enabled: true });
    await new Promise((resolve) => setTimeout(resolve));
    expect(changed).toHaveBeenCalledOnce();
  });
});
