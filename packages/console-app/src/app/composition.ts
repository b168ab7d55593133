import { brandOf } from '../config/brandOf.ts';
import type { BrandConfig } from '../config/configSchema.ts';
import { hostBrand } from '../config/hostBrand.ts';

/** What the console gives to the kit: its application, loaded apart from sign-in, and the brand of the host. */
export const composition = (config: BrandConfig) => ({
  brand: brandOf(hostBrand(window.location.hostname).brandKey, config),
  load: async () => ({ default: (await import('./SignedInConsole.ts')).createConsole(config) }),
});
