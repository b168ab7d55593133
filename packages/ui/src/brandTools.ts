/**
 * `@advantage/ui/brand-tools`: derives a brand from a few colors and checks its contrast, at build time or in the
 * browser. No component needs it.
 */

export { adoptBrandTheme } from './foundations/adoptBrandTheme.ts';
export { themeCss } from './foundations/themeCss.ts';
export { contrastRatio, type RoleName } from './theme/contrast.ts';
export {
  adjustmentText,
  type BrandColors,
  type BrandContrast,
  brandContrast,
  brandContrastProblems,
  type ColorAdjustment,
  type DeriveBrandOptions,
  type DerivedBrand,
  deriveBrand,
} from './theme/deriveBrand.ts';
