import type { HttpBindings } from '@hono/node-server';
import type { Context, Hono } from 'hono';
import type Provider from 'oidc-provider';
import type { Origins } from '../http/origins.ts';
import { brandOfHost } from './pages/layout.ts';
import type { HookState } from './testHooks.ts';

/** The Hono app that serves the identity provider, with access to Node's raw requests. */
export type IdentityApp = Hono<{ Bindings: HttpBindings }>;
export type IdentityContext = Context<{ Bindings: HttpBindings }>;

/** Dependencies that the identity provider's routes share. */
export interface IdentityDependencies {
  readonly origins: Origins;
  readonly hooks: HookState;
  /** Returns the provider for the requested host. */
  readonly getProvider: (context: IdentityContext) => Provider;
}

/** Returns our own origin that the request was sent to. */
export const ownOrigin = (context: IdentityContext) => new URL(context.req.url).origin;

/** Returns the brand of the pages for a request. */
export const brandOf = (context: IdentityContext) => brandOfHost(new URL(context.req.url).hostname);

/** Returns the session of the requesting browser. */
export const browserSession = (provider: Provider, { env: { incoming, outgoing } }: IdentityContext) =>
  provider.Session.get(provider.createContext(incoming, outgoing));
