interface TrustedTypes {
  createPolicy(
    name: 'default',
    rules: { createHTML: (html: string) => string; createScriptURL: (url: string) => string },
  ): unknown;
}

/**
 * The only HTML that may ever be assigned as a text is the empty one: React Aria's announcer clears itself that
 * way. Anything else throws where the browser enforces Trusted Types. Import this before any other module.
 */
export function allowEmptyHtmlOnly(html: string): string {
  if (html === '') return '';
  throw new TypeError('HTML may not be assigned as a text.');
}

/** Scripts that are started by their address, such as workers, may only be those of the console itself. */
export function allowOwnScriptsOnly(url: string): string {
  if (new URL(url, location.href).origin === location.origin) return url;
  throw new TypeError('A script of another origin may not be started.');
}

const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };
trustedTypes?.createPolicy('default', {
  createHTML: allowEmptyHtmlOnly,
  createScriptURL: allowOwnScriptsOnly,
});
