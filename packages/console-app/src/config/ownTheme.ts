import { adoptBrandTheme, deriveBrand } from '@advantage/ui/brand-tools';
import type { OwnBrand } from './configSchema.ts';
import { ConfigError } from './parseConfig.ts';

/** Gives the page the theme of the brand that only this deployment has. Throws `ConfigError` when one isn't a color. */
export function wearOwnTheme({ colors }: OwnBrand): void {
  try {
    adoptBrandTheme('own', deriveBrand(colors).tokens);
  } catch (error) {
    throw new ConfigError([{ field: 'ownBrand.colors', message: String(error) }]);
  }
}
