import { advantage, type Brand, bridge } from '@advantage/ui';
import type { Config } from './configSchema.ts';

const brands = { advantage, bridge };
export type BrandKey = keyof typeof brands;

/** A brand with the links that the configuration replaces (BRD-9). */
export function brandOf(key: BrandKey, config: Pick<Config, 'brands'>): Brand {
  const brand = brands[key];
  return { ...brand, links: { ...brand.links, ...config.brands[key] } };
}
