interface TrustedTypes {
  createPolicy(
    name: 'default',
    rules: { createHTML: (html: string) => string; createScriptURL: (url: string) => string },
  ): unknown;
}

/**
 * Allows only an empty string to be assigned as HTML: React Aria's announcer clears itself that way. Anything else
 * throws if the browser enforces Trusted Types. Import this before any other module.
 */
export function allowEmptyHtmlOnly(html: string): string {
  if (html === '') return '';
  throw new TypeError('HTML may not be assigned as a text.');
}

/** Allows only the console's own scripts to be started by URL, e.g. as workers. */
export function allowOwnScriptsOnly(url: string): string {
  if (new URL(url, location.href).origin === location.origin) return url;
  throw new TypeError('A script of another origin may not be started.');
}

const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };
trustedTypes?.createPolicy('default', {
  createHTML: allowEmptyHtmlOnly,
  createScriptURL: allowOwnScriptsOnly,
});
