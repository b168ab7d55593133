/** Where the console may connect to, besides itself. */
export interface AllowedOrigins {
  /** Services the console calls. */
  readonly connect: readonly string[];
  /** The identity provider, whose frames and sign-in page the console uses. Default: it is under the console's origin. */
  readonly identity?: string;
  /** Hosts that street-view images come from. */
  readonly images: readonly string[];
}

/** The headers of scripts, style sheets and settings. Policies say what a page may do; these are none. */
export const assetHeaders: Readonly<Record<string, string>> = { 'x-content-type-options': 'nosniff' };

/** The headers of the page where silent sign-in ends: the console frames it. */
export const callbackPageHeaders = (origins: AllowedOrigins): Record<string, string> => ({
  ...securityHeaders(origins, ''),
  'content-security-policy': "default-src 'none'; script-src 'self'; img-src 'self'; frame-ancestors 'self'",
});

/**
 * The headers every page of the console is served with: nothing runs, loads or frames but what is named.
 * `nonce` is new for each response; React Aria reads it from the page for the style elements it adds.
 */
export function securityHeaders(origins: AllowedOrigins, nonce: string): Record<string, string> {
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
  return {
    'content-security-policy': Object.entries(policy)
      .map(([directive, sources]) => `${directive} ${sources}`)
      .join('; '),
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
  };
}
