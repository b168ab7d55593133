import { type Brand, type BrandCompany, type BrandLinks, type BrandTexts, marketplaceIdOf } from './brand.ts';
import { exampleLinks } from './brands/links.ts';

/** What a brand of your own says; everything else comes from the brand it starts from. */
export interface BrandDetails extends Partial<Omit<Brand, 'links' | 'texts' | 'company'>> {
  /** Links of its own. Default: those of the brand it starts from. */
  readonly links?: Partial<BrandLinks>;
  /** Texts of its own. Default: as before. */
  readonly texts?: Partial<BrandTexts>;
  /** Company details of its own. Default: as before. */
  readonly company?: Partial<BrandCompany>;
}

/**
 * Makes a brand of your own out of another, e.g. to rename the product, to set its links, or to add a third brand
 * (BRD-8). A brand with a key of its own also needs a theme: see `createBrandTheme` in `@advantage/ui/theme`. Its links
 * then lead to example.com until they are set (BRD-9).
 */
export function createBrand(base: Brand, { links, texts, company, ...details }: BrandDetails): Brand {
  const key = details.key ?? base.key;
  const own =
    key === base.key
      ? base
      : { ...base, marketplaceId: marketplaceIdOf(key), links: exampleLinks(`${key}.example.com`) };
  return {
    ...own,
    ...details,
    links: { ...own.links, ...links },
    texts: { ...own.texts, ...texts },
    company: { ...own.company, ...company },
  };
}
