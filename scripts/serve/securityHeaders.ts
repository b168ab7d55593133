/** Origins that the console may connect to, besides its own. */
export interface AllowedOrigins {
  /** Services that the console calls. */
  readonly connect: readonly string[];
  /**
   * The identity provider, whose iframes and sign-in page the console uses. Default: it is under the console's origin.
   */
  readonly identity?: string;
  /** Hosts of street-view images. */
  readonly images: readonly string[];
}

/** The headers of a response with this policy. */
const withPolicy = (policy: string): Readonly<Record<string, string>> => ({
  'content-security-policy': policy,
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
});

/** Headers of everything that isn't a page: scripts, style sheets, settings, errors. */
export const fileHeaders = withPolicy("default-src 'none'; frame-ancestors 'none'");

/** Headers of the page that ends silent sign-in, which the console loads in an iframe. */
export const callbackPageHeaders = withPolicy(
  "default-src 'none'; script-src 'self'; img-src 'self'; frame-ancestors 'self'",
);

/**
 * Returns the headers of every page of the console: nothing runs, loads or is framed unless the policy lists it.
 * `nonce` must be new for each response; React Aria reads it from the page for the style elements it adds.
 */
export function securityHeaders(origins: AllowedOrigins, nonce: string): Readonly<Record<string, string>> {
  const identity = origins.identity === undefined ? [] : [origins.identity];
  const policy = {
    'default-src': "'none'",
    'script-src': `'self' 'nonce-${nonce}'`,
    'style-src': `'self' 'nonce-${nonce}'`,
    'img-src': ["'self'", 'data:', ...origins.images].join(' '),
    'font-src': "'self'",
    'connect-src': ["'self'", ...new Set([...origins.connect, ...identity])].join(' '),
    'frame-src': ["'self'", ...identity].join(' '),
    'form-action': ["'self'", ...identity].join(' '),
    'base-uri': "'none'",
    'object-src': "'none'",
    'frame-ancestors': "'none'",
    'require-trusted-types-for': "'script'",
    'trusted-types': 'default',
  };
  return withPolicy(
    Object.entries(policy)
      .map(([directive, sources]) => `${directive} ${sources}`)
      .join('; '),
  );
}
