import { assignVars, globalStyle } from '@vanilla-extract/css';
import { type BrandTokens, resolveTokens } from './tokens.ts';
import { vars } from './vars.css.ts';

/**
 * Writes the theme of a brand as CSS. Call it in one of your `.css.ts` files to add a brand: `.{key}-theme` is light,
 * `.{key}-theme.dark` is dark and `.{key}-theme.system` follows the user's device. Put brand and mode classes on the
 * same element; they nest in any order.
 */
export function createBrandTheme(key: string, tokens: BrandTokens): void {
  const light = assignVars(vars, resolveTokens(tokens, 'light'));
  const dark = assignVars(vars, resolveTokens(tokens, 'dark'));
  globalStyle(`.${key}-theme`, { vars: light, colorScheme: 'light' });
  // Print is always light, whatever the mode on screen.
  globalStyle(`.${key}-theme.dark`, { '@media': { screen: { vars: dark, colorScheme: 'dark' } } });
  globalStyle(`.${key}-theme.system`, {
    '@media': { 'screen and (prefers-color-scheme: dark)': { vars: dark, colorScheme: 'dark' } },
  });
}
