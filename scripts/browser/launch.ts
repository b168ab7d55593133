import { join } from 'node:path';
import { chromiumArgs, prepareChromium } from './chromium.ts';
import { debianPackages } from './debian.ts';

/** Returns Playwright's launch options for the pinned browser. All browser suites share them. */
export const pinnedChromium = async () => ({
  launchOptions: { executablePath: await prepareChromium(), args: chromiumArgs },
  locale: 'en-US',
  timezoneId: 'America/Chicago',
});

/**
 * Returns Playwright's launch options for Debian's Firefox ESR, downloaded on first use and driven with WebDriver BiDi.
 * Only Chromium records traces.
 */
export function debianFirefox() {
  process.env.ADVANTAGE_FIREFOX = debianPackages('firefox', 'firefox-esr');
  return {
    browserName: 'firefox',
    channel: 'moz-firefox',
    launchOptions: { executablePath: join(import.meta.dirname, 'firefoxForPlaywright.ts') },
    locale: 'en-US',
    timezoneId: 'America/Chicago',
    trace: 'off',
  } as const;
}
