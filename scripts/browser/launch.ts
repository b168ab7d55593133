import { chromiumArgs, prepareChromium } from './chromium.ts';
import { prepareFirefox } from './firefox.ts';

/** How Playwright starts the pinned browser; the one place all browser suites share. */
export const pinnedChromium = async () => ({
  launchOptions: { executablePath: await prepareChromium(), args: chromiumArgs },
  locale: 'en-US',
  timezoneId: 'America/Chicago',
});

/** How Playwright starts Debian's Firefox, driven with WebDriver BiDi. Traces are Chromium's alone. */
export const debianFirefox = () =>
  ({
    browserName: 'firefox',
    channel: 'moz-firefox',
    launchOptions: { executablePath: prepareFirefox() },
    locale: 'en-US',
    timezoneId: 'America/Chicago',
    trace: 'off',
  }) as const;
