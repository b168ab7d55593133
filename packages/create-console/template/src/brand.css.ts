import { adjustmentText, deriveBrand } from '@advantage/ui/brand-tools';
import { createBrandTheme } from '@advantage/ui/theme';
import { brand, colors } from './brand.ts';

// Runs at build time: the page gets only the style sheet with every color, light and dark, derived from the five.
const { tokens, adjustments } = deriveBrand(colors);
for (const adjustment of adjustments) console.info(adjustmentText(adjustment));
createBrandTheme(brand.key, tokens);
