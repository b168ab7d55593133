import type { BrandTokens } from '../theme/tokens.ts';
import { themeCss } from './themeCss.ts';

/**
 * Gives the page the theme of a brand that is made while the page runs, e.g. of colors that a server sends. Pass the same
 * key to `BrandProvider`. A policy that forbids styles in the page allows it. A brand known before calls `createBrandTheme`.
 */
export function adoptBrandTheme(key: string, tokens: BrandTokens): void {
  const sheet = new CSSStyleSheet();
  // Native parts, such as scroll bars, are as dark as the theme.
  sheet.replaceSync(`${themeCss(key, tokens)}
.${key}-theme { color-scheme: light; }
@media screen {
  .${key}-theme.dark { color-scheme: dark; }
  .${key}-theme.system { color-scheme: light dark; }
}`);
  document.adoptedStyleSheets.push(sheet);
}
