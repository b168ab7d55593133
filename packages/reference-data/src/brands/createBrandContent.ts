import type { BrandCompany, BrandContent, BrandLinks, BrandTexts } from './brandContent.ts';

/** Changes to the content of a brand. */
export interface BrandContentChanges extends Partial<Omit<BrandContent, 'links' | 'texts' | 'company'>> {
  /** Links to replace. Default: none. */
  readonly links?: Partial<BrandLinks>;
  /** Texts to replace. Default: none. */
  readonly texts?: Partial<BrandTexts>;
  /** Company details to replace. Default: none. */
  readonly company?: Partial<BrandCompany>;
}

/**
 * Overrides parts of a brand's content, e.g. to rename the product or to set its links. A brand with its own theme
 * should provide a complete `BrandContent` instead, so that nothing is left over from another company.
 */
export function createBrandContent(base: BrandContent, changes: BrandContentChanges): BrandContent {
  return {
    ...base,
    ...changes,
    links: { ...base.links, ...changes.links },
    texts: { ...base.texts, ...changes.texts },
    company: { ...base.company, ...changes.company },
  };
}
