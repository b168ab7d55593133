import { test as base, expect } from '@playwright/test';
import { defineJourneys } from './journeys.ts';
import { createPlaywrightScreen } from './playwrightScreen.ts';
import type { Screen } from './screen.ts';

const test = base.extend<{ engine: Screen }>({
  engine: async ({ page }, use) => {
    const screen = await createPlaywrightScreen(page);
    await use(screen);
    expect(screen.complaints()).toEqual([]);
  },
});

defineJourneys(test);
