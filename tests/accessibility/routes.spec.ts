import { examine, examineReflow, type Reader, test, windows } from './consolePage.ts';

/** Every route behind sign-in. */
const consoleRoutes = [
  '/admin/all-referrals',
  '/admin/claim-it-referrals',
  '/admin/recent-opportunities',
  '/admin/acquired-referrals',
  '/admin/purchased-referrals',
  '/admin/marketplaces',
  '/admin/marketplaces/7',
  '/admin/marketplaces/new',
  '/admin/feature-flags',
  '/admin/dashboard',
  '/admin/not-implemented?feature=account-info',
  '/admin/nowhere',
] as const;

const routesOf: Readonly<Record<Exclude<Reader, 'agency-admin'>, readonly string[]>> = {
  visitor: ['/public-referrals', '/admin', '/nowhere'],
  producer: consoleRoutes,
  carrier: consoleRoutes,
  admin: consoleRoutes,
};

for (const [reader, routes] of Object.entries(routesOf) as [Reader, readonly string[]][])
  for (const route of routes)
    test(`A1 A4 A6 ${reader} at ${route}`, async ({ page, openAs }) => {
      for (const window of windows) {
        await page.setViewportSize(window);
        await openAs(reader, route);
        await examine(page);
      }
      await examineReflow(page);
    });
