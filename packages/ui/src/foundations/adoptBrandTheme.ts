import type { BrandTokens } from '../theme/tokens.ts';
import { themeCss } from './themeCss.ts';

/**
 * Adds a brand's theme to the page at runtime, e.g. for colors sent by a server. Pass the same key to
 * `BrandProvider`. Works with a content security policy that forbids inline styles. For a brand known at build time
 * use `createBrandTheme`.
 */
export function adoptBrandTheme(key: string, tokens: BrandTokens): void {
  const sheet = new CSSStyleSheet();
  // Native UI, such as scroll bars, follows the theme's mode.
  sheet.replaceSync(`${themeCss(key, tokens)}
.${key}-theme { color-scheme: light; }
@media screen {
  .${key}-theme.dark { color-scheme: dark; }
  .${key}-theme.system { color-scheme: light dark; }
}`);
  document.adoptedStyleSheets.push(sheet);
}
