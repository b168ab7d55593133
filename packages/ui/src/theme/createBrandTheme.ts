import { assignVars, globalStyle } from '@vanilla-extract/css';
import { type BrandTokens, resolveTokens } from './tokens.ts';
import { vars } from './vars.css.ts';

/**
 * Writes the theme of a brand as CSS. Call it in one of your `.css.ts` files to add a brand:
 * `.{key}-theme` is light, `.{key}-theme.dark` dark, `.{key}-theme.system` follows the reader's device.
 * Brand and mode classes stand on the same element and nest in any order.
 */
export function createBrandTheme(key: string, tokens: BrandTokens): void {
  const light = assignVars(vars, resolveTokens(tokens, 'light'));
  const dark = assignVars(vars, resolveTokens(tokens, 'dark'));
  globalStyle(`.${key}-theme`, { vars: light, colorScheme: 'light' });
  // Paper is light, whatever the screen is.
  globalStyle(`.${key}-theme.dark`, { '@media': { screen: { vars: dark, colorScheme: 'dark' } } });
  globalStyle(`.${key}-theme.system`, {
    '@media': { 'screen and (prefers-color-scheme: dark)': { vars: dark, colorScheme: 'dark' } },
  });
}
