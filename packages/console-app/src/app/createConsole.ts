import { createApplication } from '@advantage/console-kit/application';
import { type BrandedUser, getBrandKey, userFromToken } from '../access/consoleUser.ts';
import { navigationFor } from '../access/navigation.ts';
import { brandOf } from '../config/brandOf.ts';
import type { BrandConfig } from '../config/configSchema.ts';
import * as en from '../messages/en.ts';
import { pages } from './pages.ts';

/** Creates everything behind sign-in: the kit's pages and the console's own, by role. */
export function createConsole(config: BrandConfig) {
  const brand = (user: BrandedUser) => brandOf(getBrandKey(user), config);
  return createApplication({
    readUser: userFromToken,
    pages,
    navigation: (user) => navigationFor(user, brand(user).name),
    brand,
    paymentMethod: {
      label: en.navigation.paymentMethod,
      href: '/admin/not-implemented?feature=payment-method',
    },
  });
}
