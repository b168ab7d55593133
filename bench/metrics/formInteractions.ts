import type { Browser, Locator, Page } from 'playwright';
import { openMeter } from '../harness/meter.ts';
import type { PageServer } from '../harness/pages.ts';
import type { Recorder } from '../harness/recorder.ts';
import { codesLabel, type FormSetup, textLabel } from '../pages/forms/labels.ts';
import { unfold, waitForRecipients } from './folded.ts';

/** CPU slowdown of a cheap laptop. */
const cpuThrottling = 4;
/** The browser doesn't report interactions that are faster, in milliseconds. */
const minDuration = 16;
/** Time for a list to open or a form to settle between two presses, in milliseconds. */
const settleMs = 400;

const large: FormSetup = { recipients: 200, codes: 1000 };

interface Interaction {
  readonly name: string;
  /** Preparation that isn't measured. Default: nothing. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  /** The measured action: a function, or a click on an element that the pointer already hovers over. */
  readonly act: ((page: Page) => Promise<unknown>) | { readonly click: (page: Page) => Locator };
}

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const section = (page: Page, id: string) => page.locator(`#marketplace-section-${id}`);
const sectionSwitch = (page: Page, id: string) => section(page, id).getByRole('switch').first();

async function focusUnfolded(page: Page, name: string) {
  await unfold(page, name);
  await field(page, name).focus();
}

async function press(page: Page, ...keys: readonly string[]) {
  for (const key of keys) {
    await page.keyboard.press(key);
    await page.waitForTimeout(settleMs);
  }
}

async function paste(page: Page, text: string) {
  await page.evaluate((given) => navigator.clipboard.writeText(given), text);
  await press(page, 'Control+v');
}

const newCodes = Array.from({ length: 500 }, (_, index) => 111_111 + 3 * index).join('\n');

/** Interactions with the form, each on a fresh page. */
const interactions: readonly Interaction[] = [
  { name: 'type a text', act: (page) => field(page, textLabel).pressSequentially('abcdef', { delay: 120 }) },
  {
    name: 'type a number',
    act: (page) => field(page, 'Percent modifier').pressSequentially('123', { delay: 120 }),
  },
  {
    name: 'leave a wrong field',
    prepare: (page) => field(page, textLabel).fill(''),
    act: (page) => press(page, 'Tab'),
  },
  {
    name: 'unfold the states',
    act: { click: (page) => page.getByRole('button', { name: /^States /, expanded: false }) },
  },
  {
    name: 'tick a state',
    prepare: (page) => unfold(page, 'States'),
    act: { click: (page) => page.locator('label', { hasText: /^Texas$/ }) },
  },
  {
    name: 'tick all states',
    prepare: (page) => unfold(page, 'States'),
    act: {
      click: (page) => page.getByRole('group', { name: 'States' }).getByRole('button', { name: 'All' }),
    },
  },
  {
    name: 'find a state',
    async prepare(page) {
      await unfold(page, 'States');
      await page.getByRole('searchbox', { name: 'Find a state' }).focus();
    },
    act: (page) => page.keyboard.type('new', { delay: 120 }),
  },
  {
    name: 'choose a kind',
    act: { click: (page) => page.locator('label', { hasText: 'Debit Prepaid Balance' }).first() },
  },
  { name: 'turn a section off', act: { click: (page) => sectionSwitch(page, 'personal') } },
  {
    name: 'turn a section on',
    prepare: (page) => sectionSwitch(page, 'personal').click(),
    act: { click: (page) => sectionSwitch(page, 'personal') },
  },
  {
    name: 'choose a day',
    act: { click: (page) => section(page, 'schedule').locator('label', { hasText: 'Sat' }) },
  },
  {
    name: 'set a time',
    prepare: (page) => section(page, 'schedule').locator('label', { hasText: '24 hours' }).click(),
    act: async (page) => {
      await section(page, 'schedule').getByRole('combobox', { name: 'Start time' }).focus();
      await press(page, 'ArrowDown', 'ArrowDown', 'Enter');
    },
  },
  {
    name: 'open a select',
    act: async (page) => {
      await section(page, 'schedule')
        .getByRole('button', { name: /Timezone$/ })
        .focus();
      await press(page, 'Enter', 'ArrowDown', 'Enter');
    },
  },
  { name: 'jump to a section', act: (page) => press(page, 'Alt+6', 'Alt+8', 'Alt+1') },
  {
    name: 'add a code',
    prepare: (page) => focusUnfolded(page, codesLabel),
    act: async (page) => {
      await page.keyboard.type('111111', { delay: 60 });
      await press(page, 'Enter');
    },
  },
  {
    name: 'paste 500 codes',
    prepare: (page) => focusUnfolded(page, codesLabel),
    act: (page) => paste(page, newCodes),
  },
  {
    name: 'add a recipient',
    prepare: (page) => focusUnfolded(page, 'Recipients'),
    act: async (page) => {
      await page.keyboard.type('new@example.com', { delay: 60 });
      await press(page, 'Enter');
    },
  },
  {
    name: 'remove a recipient',
    prepare: (page) => unfold(page, 'Recipients'),
    act: {
      click: (page) => section(page, 'email').getByRole('button', { name: 'Remove agent3@example.com' }),
    },
  },
  {
    name: 'set a recipient',
    prepare: (page) => unfold(page, 'agent0@example.com'),
    act: { click: (page) => section(page, 'email').getByText('Match marketplace days') },
  },
  {
    name: 'turn a page of recipients',
    act: { click: (page) => section(page, 'email').getByRole('button', { name: 'Next' }) },
  },
  {
    name: 'find a recipient',
    act: (page) =>
      page.getByRole('searchbox', { name: 'Find a recipient' }).pressSequentially('19', { delay: 120 }),
  },
  {
    name: 'show all errors',
    prepare: (page) => field(page, textLabel).fill(''),
    act: { click: (page) => page.getByRole('button', { name: /^\d+ errors?$/ }) },
  },
  {
    name: 'review',
    prepare: (page) => field(page, textLabel).fill('Another name'),
    act: { click: (page) => page.getByRole('button', { name: /^\d+ changes?$/ }) },
  },
  {
    name: 'save',
    prepare: (page) => field(page, textLabel).fill('Another name'),
    act: { click: (page) => page.getByRole('button', { name: 'Save Marketplace' }) },
  },
];

/** Starts recording the slowest press. Returns a function that reads it. */
async function watchPresses(page: Page): Promise<() => Promise<number>> {
  const slowest = await page.evaluateHandle(() => {
    const note = { duration: 0 };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if ('interactionId' in entry && Number(entry.interactionId) > 0)
          note.duration = Math.max(note.duration, entry.duration);
      }
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    return note;
  });
  return () => slowest.evaluate(({ duration }) => duration);
}

/**
 * Measures every interaction with the form from press to paint, with 200 recipients and 1,000 codes, on a slow machine.
 */
export async function measureFormInteractions(browser: Browser, server: PageServer, { note }: Recorder) {
  for (const { name, prepare, act } of interactions) {
    const { page, close } = await openMeter(browser, server.urlOf('form-ours'));
    page.setDefaultTimeout(15_000);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.evaluate((given) => window.formBench.mount(given), large);
    await waitForRecipients(page);
    await prepare?.(page);
    // Scrolling to an element and pointing at it aren't part of the press.
    if ('click' in act) await act.click(page).hover();
    await page.waitForTimeout(2 * settleMs);
    const read = await watchPresses(page);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuThrottling });
    await ('click' in act ? act.click(page).click() : act(page));
    await page.waitForTimeout(2 * settleMs);
    note(`INP form, ${name}, ms at 4 times slower`, 'ours', Math.max(minDuration, await read()));
    await close();
  }
}
