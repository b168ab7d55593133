import type { Frame } from '@playwright/test';

export interface CrawlOptions {
  /** Whether to open an entry in Storybook's manager instead of only its preview. */
  readonly isInManager: boolean;
  /** Brand and color mode of documentation pages, as in Storybook's address. */
  readonly globals: string;
}

/** An event that Storybook emits while a story or page is rendered and played. */
type StorybookEvent = readonly [
  event: string,
  payload?: {
    readonly storyId?: string;
    readonly status?: string;
    readonly newPhase?: string;
    readonly message?: string;
    readonly reporters?: readonly {
      readonly status: string;
      readonly type: string;
      readonly result: unknown;
    }[];
  },
];

declare global {
  interface Window {
    storybookEvents: StorybookEvent[];
  }
}

/** Records, from page load on, the events that end a story. Self-contained: it's sent to the page as text. */
export function listen() {
  const events = [
    'configError',
    'docsRendered',
    'pictureRendered',
    'playFunctionThrewException',
    'storyErrored',
    'storyFinished',
    'storyMissing',
    'storyRenderPhaseChanged',
    'storyThrewException',
    'unhandledErrorsWhilePlaying',
  ];
  window.storybookEvents = [];
  let channel: { on(event: string, listener: (payload: object | undefined) => void): void };
  Object.defineProperty(window, '__STORYBOOK_ADDONS_CHANNEL__', {
    configurable: true,
    get: () => channel,
    set(made: typeof channel) {
      channel = made;
      for (const event of events) made.on(event, (payload) => window.storybookEvents.push([event, payload]));
    },
  });
}

/** Waits until a story's play function has finished. */
export const waitForStory = (frame: Frame, id: string) =>
  frame.waitForFunction(
    (story) =>
      window.storybookEvents?.some(
        ([event, payload]) =>
          event === 'storyMissing' ||
          event === 'configError' ||
          (event === 'storyFinished' && payload?.storyId === story),
      ),
    id,
    { polling: 50 },
  );

/** Waits until a documentation page and all of its stories are rendered. */
export async function waitForPage(frame: Frame) {
  for (let still = 0; still < 3; still++) {
    await frame.waitForFunction(
      () => {
        const phases = new Map<string | undefined, string | undefined>();
        for (const [event, payload] of window.storybookEvents ?? [])
          if (event === 'storyRenderPhaseChanged') phases.set(payload?.storyId, payload?.newPhase);
          // A picture of a story isn't played, so it never finishes.
          else if (event === 'pictureRendered') phases.set(payload?.storyId, 'finished');
        const isOver = (phase: string | undefined) => /^(finished|aborted|errored)$/.test(phase ?? '');
        // The docs container and the page each load their own code.
        const isRendered =
          window.storybookEvents?.some(([event]) => event === 'docsRendered') &&
          document.querySelector('#storybook-docs h1') !== null;
        // Of the page before, a story may still report that it ends.
        const isHere = (story = '') => document.querySelector(`[id^="story--${story}"]`) !== null;
        return isRendered && [...phases].every(([story, phase]) => isOver(phase) || !isHere(story));
      },
      undefined,
      { polling: 100 },
    );
    await frame.page().waitForTimeout(200);
  }
}

/** Returns every problem that Storybook reported. */
export const problemsIn = (frame: Frame): Promise<readonly string[]> =>
  frame.evaluate(() => {
    const problems: string[] = [];
    for (const [event, payload] of window.storybookEvents) {
      if (['docsRendered', 'pictureRendered', 'storyRenderPhaseChanged'].includes(event)) continue;
      if (event === 'storyFinished' && payload?.status === 'success') continue;
      const failed = payload?.reporters?.filter(({ status }) => status === 'failed') ?? [];
      problems.push(
        [event, payload?.storyId, payload?.message, ...failed.map((each) => JSON.stringify(each))].join(' '),
      );
    }
    return problems;
  });
