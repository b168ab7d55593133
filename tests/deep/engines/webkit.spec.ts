import { test as base, expect } from '@playwright/test';
import { openWebKit } from '../../../scripts/browser/webkit.ts';
import { defineJourneys } from './journeys.ts';
import type { Screen } from './screen.ts';
import { createWebKitScreen } from './webkitScreen.ts';

const test = base.extend<{ engine: Screen }>({
  engine: async ({ baseURL }, use) => {
    const window = await openWebKit();
    const screen = createWebKitScreen(window, baseURL ?? '');
    await use(screen);
    const complaints = screen.complaints();
    window.close();
    expect(complaints).toEqual([]);
  },
});

defineJourneys(test);
