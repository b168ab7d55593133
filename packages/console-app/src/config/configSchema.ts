import { authHeaderKinds, shippedAuthHeaders } from '@advantage/console-kit/http';
import { type BrandLinks, bridgeContent } from '@advantage/reference-data';
import * as z from 'zod/mini';
import * as en from '../messages/en.ts';
import { isBaseUrl, isClientUsername, isLink, isPattern } from './fieldChecks.ts';

const baseUrl = z.string().check(z.refine(isBaseUrl, en.config.absoluteAddress));
const text = z.string().check(z.minLength(1, en.config.notEmpty));
const link = z.string().check(z.refine(isLink, en.config.linkAddress));

const linkName = z.enum(Object.keys(bridgeContent.links) as (keyof BrandLinks)[]);
const links = z.partialRecord(linkName, link);

const color = z.optional(text);
/** A brand that only this deployment has: the colors that its theme is made from, and all it says. */
const ownBrand = z.strictObject({
  name: text,
  productName: text,
  /** An SVG path on a square of 24. Default: an angle that points up. */
  mark: z._default(text, 'M4 17 12 6l8 11'),
  colors: z.strictObject({ accent: text, primary: color, neutral: color, chrome: color, focus: color }),
  marketplaceId: z.number(),
  links: z.record(linkName, link),
  claimModalLink: text,
});

/**
 * What a deployment decides about the console, read once from `/config.json` at start. Every field is checked
 * before anything else runs; a field that is not listed here is a mistake and is named.
 */
export const configSchema = z.strictObject({
  /** Where the services are: absolute addresses, with or without a path, without query. */
  services: z.strictObject({
    /** Referral service: every list of referrals, a single referral, claims, referral sources. */
    referral: baseUrl,
    /** Core API: marketplaces, agencies, industry codes, feature flags. */
    core: baseUrl,
    /** Identity host: looks up a user's name and agency. It is not the sign-in server. */
    identity: baseUrl,
    /** Fulcrum: street-view images and geo-location. */
    fulcrum: baseUrl,
  }),
  /** The sign-in server: Keycloak, or one with the same URL layout. */
  keycloak: z.strictObject({
    /** Its base address, without `/realms/…`. */
    url: baseUrl,
    /** The realm people sign in to. */
    realm: text,
    /** The public client. Default `advantage-console`. */
    clientId: z._default(text, 'advantage-console'),
    /**
     * Whether every answer of the sign-in server must name its issuer (RFC 9207). Default true. Turn it off
     * only for a server that does not send `iss`.
     */
    requireIssuer: z._default(z.boolean(), true),
  }),
  /** Whether the Core API keeps the versions of marketplaces. Default false: nothing of a history shows. */
  marketplaceHistory: z._default(z.boolean(), false),
  /** Whether the Core API sends sample referrals. Default false: nothing of a test shows. */
  deliveryTest: z._default(z.boolean(), false),
  /** User name of the basic header; its password is blank. Not a secret: every visitor can read it. */
  clientUsername: z.string().check(z.refine(isClientUsername, en.config.username)),
  /** Which call carries which header. The first line that matches decides. Default: the shipped table. */
  authHeaders: z._default(
    z.array(
      z.strictObject({
        /** Regular expression, searched for anywhere in the whole URL of a call. */
        pattern: z.string().check(z.refine(isPattern, en.config.pattern)),
        /** `bearer` (falls back to `basic` while nobody is signed in), `basic` or `none`. */
        header: z.enum(authHeaderKinds, { error: `must be one of ${authHeaderKinds.join(', ')}` }),
      }),
    ),
    [...shippedAuthHeaders],
  ),
  /** The brand that everyone sees. Default: by host before sign-in, by user after it. */
  brand: z.optional(z.enum(['advantage', 'bridge'], { error: en.config.brand })),
  /** A brand of this deployment's own, which everyone sees instead. Default: none. */
  ownBrand: z.optional(ownBrand),
  /** Links that replace a brand's own. Default: none replaced. */
  brands: z._default(z.partial(z.strictObject({ advantage: links, bridge: links })), {}),
});

/** The console's configuration after checking. */
export type Config = z.infer<typeof configSchema>;

/** What `/config.json` may hold: fields with a default may be left out. */
export type ConfigInput = z.input<typeof configSchema>;

/** A brand that only this deployment has. */
export type OwnBrand = z.infer<typeof ownBrand>;

/** What decides about the brand. */
export type BrandConfig = Pick<Config, 'brand' | 'ownBrand' | 'brands'>;
