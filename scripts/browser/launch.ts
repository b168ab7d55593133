import { chromiumArgs, prepareChromium } from './chromium.ts';

/** How Playwright starts the pinned browser; the one place all browser suites share. */
export const pinnedChromium = async () => ({
  launchOptions: { executablePath: await prepareChromium(), args: chromiumArgs },
  locale: 'en-US',
  timezoneId: 'America/Chicago',
});
