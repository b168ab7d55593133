import {
  advantageContent,
  type BrandContent,
  type BrandKey,
  bridgeContent,
  createBrandContent,
} from '@advantage/reference-data';
import { advantage, type Brand, bridge } from '@advantage/ui';
import type { Config } from './configSchema.ts';

const brands = {
  advantage: { ...advantage, content: advantageContent },
  bridge: { ...bridge, content: bridgeContent },
} satisfies Record<BrandKey, Brand>;

/** A brand with the links that the configuration replaces. */
export function brandOf(
  key: BrandKey,
  config: Pick<Config, 'brands'>,
): Brand & { readonly content: BrandContent } {
  const brand = brands[key];
  return { ...brand, content: createBrandContent(brand.content, { links: config.brands[key] ?? {} }) };
}
