interface TrustedTypes {
  createPolicy(name: 'default', rules: { createHTML: (html: string) => string }): unknown;
}

/**
 * Allows only an empty string to be assigned as HTML: React Aria's announcer clears itself that way. Anything else
 * throws if the browser enforces Trusted Types. Import this before any other module.
 */
export function allowEmptyHtmlOnly(html: string): string {
  if (html === '') return '';
  throw new TypeError('HTML may not be assigned as a text.');
}

const { trustedTypes } = globalThis as { readonly trustedTypes?: TrustedTypes };
trustedTypes?.createPolicy('default', { createHTML: allowEmptyHtmlOnly });
