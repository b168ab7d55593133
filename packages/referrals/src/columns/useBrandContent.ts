import { type BrandContent, brandContentOf } from '@advantage/reference-data';
import { useBrand } from '@advantage/ui';

/** The design system accepts any `content` of a brand; referrals need a `BrandContent`. */
const isBrandContent = (content: unknown): content is BrandContent =>
  typeof content === 'object' && content !== null && 'links' in content && 'texts' in content;

/** Returns the texts, links and company of the current brand. Throws if it has none and isn't a built-in one. */
export function useBrandContent(): BrandContent {
  const { key, content = brandContentOf(key) } = useBrand();
  if (!isBrandContent(content)) {
    throw new Error(`The brand '${key}' has no content: give it a BrandContent.`);
  }
  return content;
}
