import { adjustmentText } from '@advantage/ui/brand-tools';
import { createBrandTheme } from '@advantage/ui/theme';
import { brand } from './brand.ts';
import { adjustments, tokens } from './theme.ts';

// Runs at build time: the page gets only the style sheet.
for (const adjustment of adjustments) console.info(adjustmentText(adjustment));
createBrandTheme(brand.key, tokens);
