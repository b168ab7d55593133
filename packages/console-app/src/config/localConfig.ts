import type { ConfigInput } from './configSchema.ts';

/** Where the local backend listens. */
export interface LocalConfigOptions {
  /** Origin of the local backend, e.g. `http://127.0.0.1:4310`. */
  readonly backendUrl: string;
}

/**
 * The configuration of a console that runs against the local backend: one origin serves every service and the
 * sign-in. A start script serves it as `/config.json`.
 */
export const localConfig = ({ backendUrl }: LocalConfigOptions): ConfigInput => ({
  services: { referral: backendUrl, core: backendUrl, identity: backendUrl, fulcrum: backendUrl },
  keycloak: { url: backendUrl, realm: 'advantage', clientId: 'advantage-console' },
  marketplaceHistory: true,
  deliveryTest: true,
  clientUsername: 'advantage-console',
  // More than the public feed is for known users only: every call carries the token where there is one.
  authHeaders: [{ pattern: '', header: 'bearer' }],
  brands: { advantage: { logInNow: '/admin' }, bridge: { logInNow: '/admin' } },
});
