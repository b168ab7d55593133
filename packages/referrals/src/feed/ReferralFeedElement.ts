import { createEmitter, createStore, type ReadableStore } from '@advantage/live-list';
import { breakpoints } from '@advantage/ui/theme';
import { createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { EmbeddedFeed } from './EmbeddedFeed.tsx';
import { FeedElementBase } from './FeedElementBase.ts';
import type { FeedLocale } from './feedAttributes.ts';
import { dispatchFeedEvent } from './feedEvents.ts';
import type { FeedMessages } from './feedMessages.ts';
import * as styles from './frame.css.ts';
import { warnOnce } from './warnOnce.ts';

/** The text of all styles that the element uses. Its build defines it; without a build there are none. */
declare const FEED_STYLES: string | undefined;

const languages = new Map<FeedLocale, FeedMessages>();
const languageAdded = createEmitter<[]>();

/** What exists while the element is connected to a page. */
interface Mounted {
  readonly root: Root;
  readonly frame: HTMLElement;
  readonly width: ReturnType<typeof watchWidth>;
}

/**
 * `<referral-feed>`: the public Insurance Referral Feed for any page, everything included.
 * It keeps to its shadow root, and nothing of the page's style reaches it. The slots `empty` and `error` take what is
 * to stand in place of rows when no referral matches, or none could be loaded.
 */
export class ReferralFeedElement extends FeedElementBase {
  /** Adds a language, for all elements of the page. `@advantage/referrals/element/es` calls it. */
  static addMessages(locale: FeedLocale, messages: FeedMessages) {
    languages.set(locale, messages);
    languageAdded.emit();
  }

  readonly #shadow = this.attachShadow({ mode: 'open' });
  #mounted: Mounted | null = null;
  #isUpdating = false;
  #forgetLanguages = () => {};

  connectedCallback() {
    for (const name of properties) this.#adopt(name);
    this.#shadow.adoptedStyleSheets = [feedStyles()];
    this.#mounted ??= mount(this.#shadow);
    this.#forgetLanguages();
    this.#forgetLanguages = languageAdded.subscribe(() => this.update());
    this.update();
    this.#missSource();
  }

  /** Moved within a page, it stays as it is. */
  disconnectedCallback() {
    queueMicrotask(() => {
      if (this.isConnected || !this.#mounted) return;
      const { root, frame, width } = this.#mounted;
      this.#mounted = null;
      this.#forgetLanguages();
      width.stop();
      root.unmount();
      frame.remove();
    });
  }

  /** Draws once, however many attributes change together. */
  protected override update() {
    if (this.#isUpdating) return;
    this.#isUpdating = true;
    queueMicrotask(() => {
      this.#isUpdating = false;
      if (this.#mounted) this.#draw(this.#mounted);
    });
  }

  #draw({ root, frame, width }: Mounted) {
    const { settings } = this;
    const messages = languages.get(settings.locale);
    frame.lang = messages ? settings.locale : 'en-US';
    frame.dir = settings.dir;
    root.render(
      createElement(EmbeddedFeed, {
        ...this.properties,
        element: this,
        messages,
        settings,
        isNarrow: width,
        onStateChange: (state) => {
          this.chooseState(state);
          dispatchFeedEvent(this, 'referral-feed:state-change', { state });
        },
      }),
    );
  }

  /** Takes over what the page set as a property before the element was defined. */
  #adopt(name: (typeof properties)[number]) {
    if (!Object.hasOwn(this, name)) return;
    const value = this[name];
    Reflect.deleteProperty(this, name);
    Reflect.set(this, name, value);
  }

  /** Says so only once the script that brings the element had its turn to set the source. */
  #missSource() {
    setTimeout(() => {
      if (this.isConnected && !this.source && !this.hasAttribute('src'))
        warnOnce('shows nothing: it takes the address of a referral service in the attribute src.');
    });
  }
}

/** What a page can set. */
const properties = [
  'src',
  'source',
  'brand',
  'links',
  'state',
  'pageSize',
  'locale',
  'colorMode',
  'paused',
  'selectable',
  'clock',
] as const satisfies readonly (keyof ReferralFeedElement)[];

function mount(shadow: ShadowRoot): Mounted {
  const frame = document.createElement('div');
  const stage = document.createElement('div');
  frame.className = styles.frame;
  stage.className = styles.stage;
  frame.append(stage);
  shadow.append(frame);
  return { root: createRoot(stage), frame, width: watchWidth(frame) };
}

let sheet: CSSStyleSheet | undefined;

/** The one style sheet that all elements share. Made by script, so that `style-src` needs no exception. */
function feedStyles(): CSSStyleSheet {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(typeof FEED_STYLES === 'undefined' ? '' : FEED_STYLES);
  }
  return sheet;
}

/** Watches whether an element is too narrow for a table, until `stop` is called. */
function watchWidth(element: Element): ReadableStore<boolean> & { stop(): void } {
  const isNarrow = createStore(isPhoneWidth(element.getBoundingClientRect().width));
  // A document without layout, such as jsdom's in the tests of a host, has no observers.
  if (typeof ResizeObserver === 'undefined') return { ...isNarrow, stop: () => {} };
  const observer = new ResizeObserver(([entry]) => {
    if (entry) isNarrow.set(isPhoneWidth(entry.contentRect.width));
  });
  observer.observe(element);
  return { ...isNarrow, stop: () => observer.disconnect() };
}

/** An element that is not laid out yet may become as wide as any. */
const isPhoneWidth = (width: number) => width > 0 && width <= breakpoints.phone;
