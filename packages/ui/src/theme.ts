/** `@advantage/ui/theme`: the theme contract and tokens for `.css.ts` files, without any components. */

export { createBrandTheme } from './theme/createBrandTheme.ts';
export { oneLine, plainButton } from './theme/looks.ts';
export { textStyle } from './theme/textStyle.ts';
export {
  type BrandTokens,
  breakpoints,
  type ColorMode,
  media,
  rem,
  underTopBar,
} from './theme/tokens.ts';
export { vars } from './theme/vars.css.ts';
