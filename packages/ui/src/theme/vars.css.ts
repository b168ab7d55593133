import { createGlobalThemeContract } from '@vanilla-extract/css';
import { bridgeTokens } from './brands/bridge.tokens.ts';
import { propertyName } from './propertyName.ts';
import { resolveTokens } from './tokens.ts';

/**
 * The theme contract: one CSS custom property per token, named after its path (`--adv-color-bg-canvas`). Use it in
 * every `.css.ts` file. The names are stable, so hosts can read or override them.
 */
export const vars = createGlobalThemeContract(resolveTokens(bridgeTokens, 'light'), (_value, path) =>
  propertyName(path),
);
