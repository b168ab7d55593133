import { type BrandContent, brandContentOf } from '@advantage/reference-data';
import { useBrand } from '@advantage/ui';

/** `content` of a brand is anything to the design system: here it has to be a `BrandContent`. */
const isBrandContent = (content: unknown): content is BrandContent =>
  typeof content === 'object' && content !== null && 'links' in content && 'texts' in content;

/**
 * Texts, links and company of the brand in force: those that its `content` holds, else what the product says as Bridge or
 * Advantage. Throws for any other brand without content.
 */
export function useBrandContent(): BrandContent {
  const { key, content = brandContentOf(key) } = useBrand();
  if (!isBrandContent(content)) {
    throw new Error(`The brand '${key}' has no content: give it a BrandContent.`);
  }
  return content;
}
