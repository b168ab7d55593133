import { defineConfig } from '@playwright/test';
import { debianFirefox, pinnedChromium } from '../../scripts/browser/launch.ts';
import { consoleUrl } from './environment.ts';

/** Firefox with third-party cookies blocked entirely. */
function strictFirefox() {
  const firefox = debianFirefox();
  const firefoxUserPrefs = { 'network.cookie.cookieBehavior': 1 };
  return { ...firefox, launchOptions: { ...firefox.launchOptions, firefoxUserPrefs } };
}

const browser = process.env.KEYCLOAK_BROWSER;

/** Other engines run only the journeys where engines differ: console and Keycloak on different sites. */
function journeys() {
  if (browser === 'firefox') return { testMatch: 'otherSite.spec.ts', grep: /third-party cookies blocked/ };
  return browser === 'webkit'
    ? { testMatch: 'webkit.spec.ts' }
    : { testMatch: '*.spec.ts', testIgnore: 'webkit.spec.ts' };
}

/** Journeys with a real Keycloak. `main.ts` starts the servers. They share the realm, so they run one at a time. */
export default defineConfig({
  testDir: '.',
  ...journeys(),
  outputDir: '../../reports/keycloak',
  workers: 1,
  retries: 0,
  timeout: 90_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: '../../reports/keycloak.json' }]],
  use: {
    trace: 'retain-on-failure',
    ...(browser === 'firefox' ? strictFirefox() : await pinnedChromium()),
    baseURL: consoleUrl,
    viewport: { width: 1600, height: 900 },
  },
});
