import { describe, expect, it } from 'vitest';
import { readSettings, unknownSettingWarnings } from './settings.ts';
import { StartupError } from './startupError.ts';

describe('the settings of the backend', () => {
  it('BCK-1 have defaults that work on a new machine', () => {
    const settings = readSettings({});
    expect(settings).toMatchObject({ port: 4310, consolePort: 4300, simulator: true, testHooks: false });
    expect(settings.trustedIssuer).toBeUndefined();
    expect(settings.database).toMatch(/\.data\/advantage\.sqlite$/);
  });

  it('BCK-10 are read from environment variables', () => {
    expect(
      readSettings({
        BACKEND_PORT: '5001',
        CONSOLE_PORT: '5000',
        ADVANTAGE_DB: ':memory:',
        ADVANTAGE_SEED: '7',
        ADVANTAGE_SIMULATOR: 'off',
        ADVANTAGE_TEST_HOOKS: 'on',
        ADVANTAGE_TRUSTED_ISSUER: 'https://login.example.com/realms/advantage',
        ADVANTAGE_DELIVERY_TARGETS: 'https://leads.example.com, http://127.0.0.1:9000',
      }),
    ).toEqual({
      port: 5001,
      consolePort: 5000,
      database: ':memory:',
      seed: 7,
      simulator: false,
      testHooks: true,
      trustedIssuer: 'https://login.example.com/realms/advantage',
      deliveryTargets: ['https://leads.example.com', 'http://127.0.0.1:9000'],
    });
  });

  it.each([
    ['BACKEND_PORT', '0'],
    ['BACKEND_PORT', '65536'],
    ['CONSOLE_PORT', '80.5'],
    ['ADVANTAGE_SEED', 'lucky'],
    ['ADVANTAGE_SEED', '-1'],
    ['ADVANTAGE_SIMULATOR', 'yes'],
    ['ADVANTAGE_TEST_HOOKS', '1'],
    ['ADVANTAGE_TRUSTED_ISSUER', 'login.example.com'],
    ['ADVANTAGE_DELIVERY_TARGETS', 'https://leads.example.com/inbound'],
    ['ADVANTAGE_DELIVERY_TARGETS', 'leads.example.com'],
    ['ADVANTAGE_TRUSTED_ISSUER', 'https://login.example.com/realms/advantage/'],
  ])('BCK-1 refuse %s=%s and name the variable', (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(StartupError);
    expect(() => readSettings({ [name]: value })).toThrow(name);
  });

  it('BCK-1 warn about a variable that looks like a setting but is not one', () => {
    const env = { ADVANTAGE_SEEDS: '7', ADVANTAGE_DB: ':memory:', ADVANTAGE_CHROMIUM: 'x', PATH: '/bin' };
    expect(unknownSettingWarnings(env)).toEqual([
      "ADVANTAGE_SEEDS isn't a setting and has no effect. The settings are ADVANTAGE_DB, ADVANTAGE_DELIVERY_TARGETS, ADVANTAGE_SEED, ADVANTAGE_SIMULATOR, ADVANTAGE_TEST_HOOKS, ADVANTAGE_TRUSTED_ISSUER.",
    ]);
    expect(unknownSettingWarnings({})).toEqual([]);
  });

  it('BCK-1 refuse the same port for both servers', () => {
    expect(() => readSettings({ BACKEND_PORT: '4300' })).toThrow(/both 4300/);
  });
});
