import { chromiumArgs, prepareChromium } from './chromium.ts';
import { prepareFirefox } from './firefox.ts';

/** Returns Playwright's launch options for the pinned browser. All browser suites share them. */
export const pinnedChromium = async () => ({
  launchOptions: { executablePath: await prepareChromium(), args: chromiumArgs },
  locale: 'en-US',
  timezoneId: 'America/Chicago',
});

/**
 * Returns Playwright's launch options for Debian's Firefox, driven with WebDriver BiDi. Only Chromium records traces.
 */
export const debianFirefox = () =>
  ({
    browserName: 'firefox',
    channel: 'moz-firefox',
    launchOptions: { executablePath: prepareFirefox() },
    locale: 'en-US',
    timezoneId: 'America/Chicago',
    trace: 'off',
  }) as const;
