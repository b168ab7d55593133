import { advantageContent } from './advantage.ts';
import type { BrandContent } from './brandContent.ts';
import { bridgeContent } from './bridge.ts';

/** Key of a built-in brand. Any other brand provides its own content. */
export type BrandKey = 'advantage' | 'bridge';

const contents = new Map<string, BrandContent>([
  ['advantage', advantageContent],
  ['bridge', bridgeContent],
]);

/** Returns the content of a built-in brand by its key. Undefined for any other key. */
export const brandContentOf = (key: string): BrandContent | undefined => contents.get(key);

/** Returns the marketplace id for a brand key: 1 for Advantage, 2 for Bridge, 1 for anything else. */
export const marketplaceIdOf = (key: string | undefined): number =>
  contents.get(key ?? '')?.marketplaceId ?? 1;
