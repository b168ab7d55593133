import type { Brand } from '../brand.ts';
import type { BrandTokens } from '../tokens.ts';
import { advantageTokens } from './advantage.tokens.ts';
import { advantage } from './advantage.ts';
import { bridgeTokens } from './bridge.tokens.ts';
import { bridge } from './bridge.ts';

/**
 * The list of the design system's brands. Style sheets, `tokens.json`, the contrast tests and Storybook are generated
 * from it. Components never read it, so a brand in it adds nothing to a bundle. For a host's own brand call
 * `createBrandTheme`.
 */
export const brandRegistry = {
  bridge: { brand: bridge, tokens: bridgeTokens },
  advantage: { brand: advantage, tokens: advantageTokens },
} as const satisfies Readonly<Record<string, { readonly brand: Brand; readonly tokens: BrandTokens }>>;

/** The key of a registered brand. */
export type RegisteredBrand = keyof typeof brandRegistry;

/** The keys of all registered brands. */
export const registeredBrands = Object.keys(brandRegistry) as readonly RegisteredBrand[];
