import { advantageContent } from './advantage.ts';
import type { BrandContent } from './brandContent.ts';
import { bridgeContent } from './bridge.ts';

/** The brands of the product. Any other brand brings its own content. */
export type BrandKey = 'advantage' | 'bridge';

const contents = new Map<string, BrandContent>([
  ['advantage', advantageContent],
  ['bridge', bridgeContent],
]);

/** The content of a brand of the product by its key. Undefined for any other key. */
export const brandContentOf = (key: string): BrandContent | undefined => contents.get(key);

/** The marketplace id of a brand key: Advantage 1, Bridge 2, anything else 1. */
export const marketplaceIdOf = (key: string | undefined): number =>
  contents.get(key ?? '')?.marketplaceId ?? 1;
