import { authHeaderKinds, defaultAuthHeaders } from '@advantage/console-kit/http';
import { type BrandLinks, bridgeContent } from '@advantage/reference-data';
import * as z from 'zod/mini';
import * as en from '../messages/en.ts';
import { isBaseUrl, isClientUsername, isImagePath, isLink, isPattern } from './fieldChecks.ts';

const baseUrl = z.string().check(z.refine(isBaseUrl, en.config.absoluteAddress));
const text = z.string().check(z.minLength(1, en.config.notEmpty));
const link = z.string().check(z.refine(isLink, en.config.linkAddress));

const image = z.string().check(z.refine(isImagePath, en.config.imagePath));

const linkName = z.enum(Object.keys(bridgeContent.links) as (keyof BrandLinks)[]);
const links = z.partialRecord(linkName, link);

const color = z.optional(text);
/** The deployment's own brand: the colors that its theme is derived from, and its content. */
const ownBrand = z.strictObject({
  name: text,
  productName: text,
  /** An SVG path in a 24 × 24 square. Default: an angle that points up. */
  mark: z._default(text, 'M4 17 12 6l8 11'),
  /** Image files to show instead of the mark. Default: none. */
  logo: z.optional(
    z.strictObject({
      light: image,
      dark: image,
      /** On the navigation in light mode. Default: `dark`. */
      navigation: z.optional(image),
      /** Whether the images contain the name, which then isn't repeated next to them. Default false. */
      hasName: z._default(z.boolean(), false),
    }),
  ),
  colors: z.strictObject({ accent: text, primary: color, neutral: color, chrome: color, focus: color }),
  marketplaceId: z.number(),
  links: z.record(linkName, link),
  claimModalLink: text,
});

/**
 * The configuration of a deployment, read once from `/config.json` at startup. Every field is checked before anything
 * else runs. An unknown field is an error, reported by name.
 */
export const configSchema = z.strictObject({
  /** URLs of the services: absolute, with or without a path, without a query. */
  services: z.strictObject({
    /** Referral service: all referral lists, single referrals, claims, referral sources. */
    referral: baseUrl,
    /** Core API: marketplaces, agencies, industry codes, feature flags. */
    core: baseUrl,
    /** Identity service: looks up a user's name and agency. It's not the sign-in server. */
    identity: baseUrl,
    /** Fulcrum: street-view images and geolocation. */
    fulcrum: baseUrl,
  }),
  /** The sign-in server: Keycloak, or one with the same URL layout. */
  keycloak: z.strictObject({
    /** Base URL of the server, without `/realms/…`. */
    url: baseUrl,
    /** The realm that users sign in to. */
    realm: text,
    /** Id of the public client. Default `advantage-console`. */
    clientId: z._default(text, 'advantage-console'),
    /**
     * Whether every response of the sign-in server must name its issuer (RFC 9207). Default true. Turn it off only for
     * a server that doesn't send `iss`.
     */
    requireIssuer: z._default(z.boolean(), true),
  }),
  /** Whether the Core API stores versions of marketplaces. Default false: no history is shown. */
  marketplaceHistory: z._default(z.boolean(), false),
  /** Whether the Core API can send sample referrals. Default false: no delivery test is shown. */
  deliveryTest: z._default(z.boolean(), false),
  /** User name of the basic header. Its password is blank. Not a secret: every visitor can read it. */
  clientUsername: z.string().check(z.refine(isClientUsername, en.config.username)),
  /** How each call is authenticated. The first matching rule applies. Default: the shipped table. */
  authHeaders: z._default(
    z.array(
      z.strictObject({
        /** Regular expression, matched anywhere in the full URL of a call. */
        pattern: z.string().check(z.refine(isPattern, en.config.pattern)),
        /** `bearer` (falls back to `basic` while the user is signed out), `basic` or `none`. */
        header: z.enum(authHeaderKinds, { error: `must be one of ${authHeaderKinds.join(', ')}` }),
      }),
    ),
    [...defaultAuthHeaders],
  ),
  /** The brand that everyone sees. Default: by host before sign-in, by user after it. */
  brand: z.optional(z.enum(['advantage', 'bridge'], { error: en.config.brand })),
  /** The deployment's own brand, which everyone sees instead. Default: none. */
  ownBrand: z.optional(ownBrand),
  /** Links that replace a brand's own. Default: none replaced. */
  brands: z._default(z.partial(z.strictObject({ advantage: links, bridge: links })), {}),
});

/** The validated configuration. */
export type Config = z.infer<typeof configSchema>;

/** The content of `/config.json`. Fields with a default may be left out. */
export type ConfigInput = z.input<typeof configSchema>;

/** The deployment's own brand. */
export type OwnBrand = z.infer<typeof ownBrand>;

/** The fields that determine the brand. */
export type BrandConfig = Pick<Config, 'brand' | 'ownBrand' | 'brands'>;
