import type { HttpBindings } from '@hono/node-server';
import type { Context, Hono } from 'hono';
import type Provider from 'oidc-provider';
import type { Origins } from '../http/origins.ts';
import { brandOfHost } from './pages/layout.ts';
import type { HookState } from './testHooks.ts';

/** The part of the server that speaks for the identity provider. It reaches the raw request of Node. */
export type IdentityApp = Hono<{ Bindings: HttpBindings }>;
export type IdentityContext = Context<{ Bindings: HttpBindings }>;

/** What the routes of the identity provider share. */
export interface IdentityWorld {
  readonly origins: Origins;
  readonly hooks: HookState;
  /** The provider of the host that was asked for. */
  readonly providerOf: (context: IdentityContext) => Provider;
}

/** Our own origin, as this request asked for it. */
export const ownOrigin = (context: IdentityContext) => new URL(context.req.url).origin;

/** How the pages are dressed for this request. */
export const brandOf = (context: IdentityContext) => brandOfHost(new URL(context.req.url).hostname);

/** The session of the browser that asks. */
export const browserSession = (provider: Provider, { env: { incoming, outgoing } }: IdentityContext) =>
  provider.Session.get(provider.createContext(incoming, outgoing));
