import type { ConfigInput } from './configSchema.ts';

/** Options of `localConfig`. */
export interface LocalConfigOptions {
  /** Origin of the local backend, e.g. `http://127.0.0.1:4310`. */
  readonly backendUrl: string;
}

/**
 * Returns the configuration of a console that runs against the local backend: one origin for all services and for
 * sign-in. A start script serves it as `/config.json`.
 */
export const localConfig = ({ backendUrl }: LocalConfigOptions): ConfigInput => ({
  services: { referral: backendUrl, core: backendUrl, identity: backendUrl, fulcrum: backendUrl },
  keycloak: { url: backendUrl, realm: 'advantage', clientId: 'advantage-console' },
  marketplaceHistory: true,
  deliveryTest: true,
  clientUsername: 'advantage-console',
  // Everything except the public feed requires a signed-in user, so every call carries the token if there is one.
  authHeaders: [{ pattern: '', header: 'bearer' }],
  brands: { advantage: { logInNow: '/admin' }, bridge: { logInNow: '/admin' } },
});
