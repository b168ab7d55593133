/**
 * `@advantage/ui/brand-tools`: makes a brand from a few colors and checks its contrast, while a style sheet is built or in
 * the browser. No component needs it.
 */

export { adoptBrandTheme } from './foundations/adoptBrandTheme.ts';
export { themeCss } from './foundations/themeCss.ts';
export { contrastRatio, type RoleName } from './theme/contrast.ts';
export {
  type BrandContrastProblem,
  brandContrastProblems,
  type ColorAdjustment,
  type DeriveBrandOptions,
  type DerivedBrand,
  deriveBrand,
} from './theme/deriveBrand.ts';
