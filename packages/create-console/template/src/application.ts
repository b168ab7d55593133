import { createApplication, roleOf, rolesFromToken } from '@advantage/console-kit/application';
import { brand } from './brand.ts';
import { navigation } from './navigation.ts';
import { pages } from './pages.tsx';

/** Everything behind sign-in. Loads while users sign in. */
export default createApplication({
  readUser: (claims) => ({ role: roleOf(rolesFromToken(claims)) }),
  pages,
  navigation: () => navigation,
  brand: () => brand,
});
