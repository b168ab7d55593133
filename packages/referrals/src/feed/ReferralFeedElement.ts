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

/** The CSS of all styles that the element uses. Defined by the build, undefined without one. */
declare const FEED_STYLES: string | undefined;

const messagesByLocale = new Map<FeedLocale, FeedMessages>();
const onMessagesAdded = createEmitter<[]>();

/** What the element creates while it's connected to a page. */
interface Mounted {
  readonly root: Root;
  readonly frame: HTMLElement;
  readonly width: ReturnType<typeof watchWidth>;
}

/**
 * `<referral-feed>`: the public Insurance Referral Feed for any page, self-contained. It renders in its shadow root,
 * where the page's styles don't apply. The `empty` and `error` slots replace what is shown when no referral matches, or
 * when rows couldn't be loaded.
 */
export class ReferralFeedElement extends FeedElementBase {
  /** Adds a language for all elements of the page. Called by `@advantage/referrals/element/es`. */
  static addMessages(locale: FeedLocale, messages: FeedMessages) {
    messagesByLocale.set(locale, messages);
    onMessagesAdded.emit();
  }

  readonly #shadow = this.attachShadow({ mode: 'open' });
  #mounted: Mounted | null = null;
  #isUpdating = false;
  #unsubscribe = () => {};

  connectedCallback() {
    for (const name of properties) this.#upgradeProperty(name);
    this.#shadow.adoptedStyleSheets = [feedStyles()];
    this.#mounted ??= mount(this.#shadow);
    this.#unsubscribe();
    this.#unsubscribe = onMessagesAdded.subscribe(() => this.update());
    this.update();
    this.#warnWithoutSource();
  }

  /** Unmounts in a microtask, so that an element that is only moved within the page keeps its state. */
  disconnectedCallback() {
    queueMicrotask(() => {
      if (this.isConnected || !this.#mounted) return;
      const { root, frame, width } = this.#mounted;
      this.#mounted = null;
      this.#unsubscribe();
      width.stop();
      root.unmount();
      frame.remove();
    });
  }

  /** Renders once, however many attributes change together. */
  protected override update() {
    if (this.#isUpdating) return;
    this.#isUpdating = true;
    queueMicrotask(() => {
      this.#isUpdating = false;
      if (this.#mounted) this.#render(this.#mounted);
    });
  }

  #render({ root, frame, width }: Mounted) {
    const { settings } = this;
    const messages = messagesByLocale.get(settings.locale);
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

  /** Applies a property that the page set before the element was defined. */
  #upgradeProperty(name: (typeof properties)[number]) {
    if (!Object.hasOwn(this, name)) return;
    const value = this[name];
    Reflect.deleteProperty(this, name);
    Reflect.set(this, name, value);
  }

  /** Warns in a later task, so that the script that created the element has had time to set the source. */
  #warnWithoutSource() {
    setTimeout(() => {
      if (this.isConnected && !this.source && !this.hasAttribute('src'))
        warnOnce('has no source. Set src to the URL of a referral service.');
    });
  }
}

/** The properties that a page can set. */
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
  const container = document.createElement('div');
  frame.className = styles.frame;
  container.className = styles.stage;
  frame.append(container);
  shadow.append(frame);
  return { root: createRoot(container), frame, width: watchWidth(frame) };
}

let sheet: CSSStyleSheet | undefined;

/**
 * Returns the style sheet that all elements share. It's constructed by script, so that `style-src` needs no exception.
 */
function feedStyles(): CSSStyleSheet {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(typeof FEED_STYLES === 'undefined' ? '' : FEED_STYLES);
  }
  return sheet;
}

/** Observes whether an element is too narrow for a table, until `stop` is called. */
function watchWidth(element: Element): ReadableStore<boolean> & { stop(): void } {
  const isNarrow = createStore(isPhoneWidth(element.getBoundingClientRect().width));
  // Environments without layout, such as jsdom in a host's tests, have no `ResizeObserver`.
  if (typeof ResizeObserver === 'undefined') return { ...isNarrow, stop: () => {} };
  const observer = new ResizeObserver(([entry]) => {
    if (entry) isNarrow.set(isPhoneWidth(entry.contentRect.width));
  });
  observer.observe(element);
  return { ...isNarrow, stop: () => observer.disconnect() };
}

/** A width of 0 doesn't count as narrow, because the element isn't laid out yet. */
const isPhoneWidth = (width: number) => width > 0 && width <= breakpoints.phone;
