import { advantageTokens } from '../theme/brands/advantage.tokens.ts';
import { bridgeTokens } from '../theme/brands/bridge.tokens.ts';
import { brandRegistry } from '../theme/brands/registry.ts';
import { type BrandTokens, type ColorMode, resolveTokens, type ThemeTokens } from '../theme/tokens.ts';
import { listTokens } from './listTokens.ts';

/** Tokens of each brand, by brand key. */
export const brandTokens: Readonly<Record<string, BrandTokens>> = Object.fromEntries(
  Object.values(brandRegistry).map(({ brand, tokens }) => [brand.key, tokens]),
);

/** Returns the tokens for a story's brand and mode globals. */
export function tokensOf({ brand, mode }: Readonly<Record<string, unknown>>): ThemeTokens {
  const tokens = brandTokens[String(brand)] ?? bridgeTokens;
  return resolveTokens(tokens, mode === 'dark' ? 'dark' : 'light');
}

/** Returns the tokens that differ between the two brands, with both values. */
export function tokenDifferences(
  mode: ColorMode,
): readonly { readonly path: string; readonly bridge: string; readonly advantage: string }[] {
  const other = new Map(listTokens(resolveTokens(advantageTokens, mode)));
  return listTokens(resolveTokens(bridgeTokens, mode))
    .map(([path, bridge]) => ({ path, bridge, advantage: other.get(path) ?? '' }))
    .filter(({ bridge, advantage }) => bridge !== advantage);
}
