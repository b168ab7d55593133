import { brandRegistry } from './brands/registry.ts';
import { createBrandTheme } from './createBrandTheme.ts';

for (const { brand, tokens } of Object.values(brandRegistry)) createBrandTheme(brand.key, tokens);
