import { brandOf } from '../config/brandOf.ts';
import type { BrandConfig } from '../config/configSchema.ts';
import { hostBrand } from '../config/hostBrand.ts';

/** Returns what the console passes to the kit: its application, loaded apart from sign-in, and the host's brand. */
export const composition = (config: BrandConfig) => ({
  brand: brandOf(hostBrand(window.location.hostname).brandKey, config),
  load: async () => ({ default: (await import('./createConsole.ts')).createConsole(config) }),
});
