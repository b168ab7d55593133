import { deriveBrand } from '@advantage/ui/brand-tools';
import { colors } from './brand.ts';

/**
 * Every color of the console, light and dark, derived from the five. Add `font`, the `font-family` of a font that
 * `main.ts` loads, or `radius` and `rowHeight` here.
 */
export const { tokens, adjustments } = deriveBrand({ ...colors });
