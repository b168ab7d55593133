import {
  advantageContent,
  type BrandKey,
  bridgeContent,
  createBrandContent,
} from '@advantage/reference-data';
import { advantage, type Brand, bridge } from '@advantage/ui';
import type { BrandConfig, OwnBrand } from './configSchema.ts';

const brands = {
  advantage: { ...advantage, content: advantageContent },
  bridge: { ...bridge, content: bridgeContent },
} satisfies Record<BrandKey, Brand>;

const drawing = {
  viewBox: '0 0 24 24',
  strokeWidth: 2.25,
  strokeEnd: 'square',
  strokes: [],
  dots: [],
} as const;

/** Returns the deployment's own brand. Its theme comes from `applyOwnTheme`. */
const createOwnBrand = ({ name, mark, logo, colors: _colors, claimModalLink, ...content }: OwnBrand) => ({
  key: 'own',
  name,
  mark: logo ?? { ...drawing, accents: [mark] },
  isNameInMark: logo?.hasName ?? false,
  // Only the directory skin shows a strip and the company, and only Advantage uses that skin.
  content: {
    ...content,
    texts: { claimModalLink, directoryStrip: '' },
    company: { name, addressLines: [], supportPhones: [] },
  },
});

/** Returns the configured brand, or else the one with the given key, with the links that the configuration replaces. */
export function brandOf(
  key: BrandKey,
  { brand: configuredKey = key, ownBrand, brands: overrides }: BrandConfig,
) {
  if (ownBrand) return createOwnBrand(ownBrand);
  const brand = brands[configuredKey];
  return { ...brand, content: createBrandContent(brand.content, { links: overrides[configuredKey] ?? {} }) };
}
