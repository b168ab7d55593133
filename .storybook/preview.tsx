import '@fontsource-variable/inter';
import './preview.css';
import type { Decorator, Preview, ReactRenderer } from '@storybook/react-vite';
import { useEffect } from 'react';
import type { ArgTypesEnhancer } from 'storybook/internal/csf';
import type { ProjectAnnotations } from 'storybook/internal/types';
import { configure } from 'storybook/test';
// Imported by file: through the package's entry, every story would depend on every component.
import { ClockProvider } from '../packages/ui/src/clock/ClockProvider.tsx';
import { createManualClock } from '../packages/ui/src/clock/clock.ts';
import { LocaleProvider } from '../packages/ui/src/locale-provider/LocaleProvider.tsx';
import { english, MessagesContext, type Texts } from '../packages/ui/src/messages/useMessages.ts';
import { BrandProvider } from '../packages/ui/src/theme/BrandProvider.tsx';
import { brandRegistry, type RegisteredBrand } from '../packages/ui/src/theme/brands/registry.ts';
import { toasts } from '../packages/ui/src/toast/toasts.ts';
import { axeExclude, axeTags } from './axe.ts';
import { completePropTable } from './completePropTable.ts';
import { expectUniqueButtonNames } from './dialogs.ts';
import { adoptDraft } from './docs/draftBrand.ts';
import { LazyFrame, LazyPage } from './docs/lazyDocs.tsx';
import { loadSpanish, loadStretched } from './languages.ts';
import { expectTextsInElements } from './looseTexts.ts';
import { chromaticParameter, viewports } from './modes.ts';
import propTables from './propTables.ts';
import { expectQuiet, listenToStory } from './quietStory.ts';
import { inPhoneWindow, stopInPicture, waitUntilSettled } from './storyWindow.ts';

// How long play functions wait for elements to appear: on a busy machine, a few seconds aren't always enough.
configure({ asyncUtilTimeout: 12_000 });

adoptDraft(location.search);

/** One locale per direction, so that overlays and arrow keys follow the text direction. */
const locales = { ltr: 'en-US', rtl: 'ar-EG' };

/** The time of every story: Friday, November 20, 2026, 10:24 AM in Chicago. */
export const storyTime = '2026-11-20T16:24:00Z';

/**
 * Makes a part the main region of the page. A whole page has its own, and so has a documentation page. A page may have
 * several stories in frames, and the main region of each is called like its frame.
 */
const asMainRegion = (story: HTMLElement | null) => {
  if (!story || story.querySelector('main')) return;
  story.setAttribute('role', 'main');
  if (window.frameElement) story.setAttribute('aria-label', window.frameElement.getAttribute('title') ?? '');
};

const withBrand: Decorator = (Story, { globals, parameters, viewMode }) => {
  const { brand } = brandRegistry[globals.brand as RegisteredBrand] ?? brandRegistry.bridge;
  const mode = globals.mode === 'dark' ? 'dark' : 'light';
  const direction = globals.direction === 'rtl' ? 'rtl' : 'ltr';
  useEffect(() => {
    document.documentElement.dir = direction;
    document.documentElement.lang = locales[direction];
  }, [direction]);
  return (
    <ClockProvider clock={createManualClock((parameters.now as string | undefined) ?? storyTime)}>
      <LocaleProvider locale={locales[direction]}>
        <BrandProvider brand={brand} mode={mode}>
          <div
            ref={viewMode === 'docs' ? undefined : asMainRegion}
            className={parameters.layout === 'fullscreen' ? 'story story-fullscreen' : 'story'}
          >
            <Story />
          </div>
        </BrandProvider>
      </LocaleProvider>
    </ClockProvider>
  );
};

/** Loads the texts of a language other than English. */
const languages: Readonly<Record<string, () => Promise<Texts>>> = {
  longer: loadStretched,
  spanish: loadSpanish,
};

/** Always rendered, so that a story keeps its state when its language changes. */
const withLanguage: Decorator = (Story, { loaded }) => (
  <MessagesContext value={(loaded.messages as Texts | undefined) ?? english}>
    <Story />
  </MessagesContext>
);

/**
 * Gives each story the modes for its tags. Nothing else sees a story's tags and its parameters before Chromatic does.
 */
const withChromaticModes: ArgTypesEnhancer = ({ argTypes, parameters, tags }) => {
  Object.assign(parameters, { chromatic: chromaticParameter(tags) });
  return argTypes;
};

/** ID of the last story on the page. */
let lastStoryId: string | undefined;

const preview: Preview & Pick<ProjectAnnotations<ReactRenderer>, 'mount'> = {
  tags: ['autodocs'],
  decorators: [withLanguage, withBrand],
  loaders: [
    async ({ globals }) => {
      const load = languages[globals.language as string];
      return load ? { messages: await load() } : {};
    },
  ],
  mount: (context) => async () => {
    await context.renderToCanvas();
    await waitUntilSettled();
    await stopInPicture(context);
    return context.canvas;
  },
  beforeEach: async (context) => {
    const { id } = context;
    await inPhoneWindow(context);
    // A page may show many stories, and the toasts of one don't belong to the next. A story in another look is the same
    // one.
    if (id !== lastStoryId) toasts.clear();
    lastStoryId = id;
    return listenToStory();
  },
  afterEach: (context) => {
    // On a documentation page, many stories share one console and one document.
    if (context.viewMode === 'docs') return;
    expectQuiet(context);
    expectUniqueButtonNames();
    expectTextsInElements();
  },
  argTypesEnhancers: [completePropTable(propTables), withChromaticModes],
  initialGlobals: {
    brand: 'bridge',
    mode: 'light',
    direction: 'ltr',
    language: 'english',
    // Only playgrounds read these. `PlaygroundToolbar` offers those in the `playground` parameter of a story.
    data: 'typical',
    network: 'online',
    clock: 'still',
    role: 'agent',
  },
  globalTypes: {
    brand: {
      description: 'Brand',
      toolbar: {
        icon: 'paintbrush',
        title: 'Brand',
        items: Object.values(brandRegistry).map(({ brand: { key, name } }) => ({ value: key, title: name })),
        dynamicTitle: true,
      },
    },
    mode: {
      description: 'Color mode',
      toolbar: {
        icon: 'mirror',
        title: 'Mode',
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
        dynamicTitle: true,
      },
    },
    direction: {
      description: 'Text direction',
      toolbar: {
        icon: 'transfer',
        title: 'Direction',
        items: [
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
        dynamicTitle: true,
      },
    },
    language: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        title: 'Language',
        items: [
          { value: 'english', title: 'English' },
          { value: 'spanish', title: 'Spanish' },
          { value: 'longer', title: 'Longer texts' },
        ],
        dynamicTitle: true,
      },
    },
  },
  parameters: {
    layout: 'padded',
    docs: { container: LazyFrame, page: LazyPage },
    controls: { expanded: true, sort: 'requiredFirst' },
    options: {
      storySort: {
        method: 'alphabetical',
        // Whole screens before their parts, in the order in which users encounter them.
        order: [
          'Introduction',
          'Components',
          'Screens',
          'Find',
          'Playgrounds',
          'Foundations',
          'UI',
          [
            'Form controls',
            'Actions',
            'Fields',
            'Choices',
            'Overlays',
            'Feedback',
            'Navigation',
            'Data',
            'Layout',
            'Typography',
          ],
          'Live list',
          'Referrals',
          [
            'Public feed',
            'Screen',
            'Acquired referrals',
            'Recent referrals',
            'Claim-It Transactions',
            'Filters',
            'List tools',
            'Alerts',
            'Live control',
            'Table',
            'Status button',
            'Status matrix',
            'List with details panel',
            'Details panel',
            'Claiming',
            '*',
          ],
          'Marketplace form',
          [
            'List',
            'Form',
            'Setup section',
            'General section',
            'Commercial section',
            'Personal section',
            'Life and annuities section',
            'Limits and schedule section',
            'API section',
            'Email section',
            'Saving',
            'Unsaved changes',
            '*',
          ],
          'Feature flags',
          'Console',
          [
            'Public feed',
            'Sign-in stop screen',
            'All Referrals',
            'Referral lists',
            'Marketplaces',
            'Feature flags',
            '*',
          ],
          'Embed',
          'All texts',
          'Specification',
          ['Overview', '*'],
        ],
      },
    },
    viewport: {
      options: Object.fromEntries(
        Object.entries(viewports).map(([key, { name, width, height }]) => [
          key,
          { name: `${name} ${width}`, styles: { width: `${width}px`, height: `${height}px` } },
        ]),
      ),
    },
    a11y: {
      test: 'error',
      context: { exclude: axeExclude },
      options: { runOnly: axeTags },
      config: { rules: [{ id: 'target-size', enabled: true }] },
    },
  },
};

export default preview;
