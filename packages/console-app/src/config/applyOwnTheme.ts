import { adoptBrandTheme, deriveBrand } from '@advantage/ui/brand-tools';
import type { OwnBrand } from './configSchema.ts';
import { ConfigError } from './parseConfig.ts';

/** Applies the theme of the deployment's own brand. Throws `ConfigError` if a color is invalid. */
export function applyOwnTheme({ colors }: OwnBrand): void {
  try {
    adoptBrandTheme('own', deriveBrand(colors).tokens);
  } catch (error) {
    throw new ConfigError([{ field: 'ownBrand.colors', message: String(error) }]);
  }
}
