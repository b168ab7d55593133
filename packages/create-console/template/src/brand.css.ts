import { deriveBrand } from '@advantage/ui/brand-tools';
import { createBrandTheme } from '@advantage/ui/theme';
import { brand, colors } from './brand.ts';

// Only the style sheet is in the built page: every color of the console, light and dark, made from the five.
createBrandTheme(brand.key, deriveBrand(colors).tokens);
