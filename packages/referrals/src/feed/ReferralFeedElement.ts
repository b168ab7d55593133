import { createEmitter, createStore, type Store } from '@advantage/live-list';
import { breakpoints } from '@advantage/ui/internal';
import { createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { EmbeddedFeed } from './EmbeddedFeed.tsx';
import { FeedElementBase } from './FeedElementBase.ts';
import type { FeedLocale } from './feedAttributes.ts';
import { warnOnce } from './feedAttributes.ts';
import { dispatchFeedEvent } from './feedEvents.ts';
import type { FeedMessages } from './feedMessages.ts';
import * as styles from './frame.css.ts';

/** The CSS of all styles that the element uses. Defined by the build, undefined without one. */
declare const FEED_STYLES: string | undefined;

const messagesByLocale = new Map<FeedLocale, FeedMessages>();
const onMessagesAdded = createEmitter<[]>();

/** What the element creates while it's connected to a page. */
interface Mounted {
  readonly root: Root;
  readonly frame: HTMLElement;
  readonly isNarrow: Store<boolean>;
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
  #stopListening = () => {};

  connectedCallback() {
    const owner = this.ownerDocument.defaultView;
    // Nobody sees a document without a window.
    if (!owner) return;
    for (const name of properties) this.#upgradeProperty(name);
    this.#shadow.adoptedStyleSheets = [feedStyles(owner)];
    this.#mounted ??= mount(this.#shadow);
    this.#stopListening();
    const stopWatching = watchWidth(this.#mounted, owner);
    const unsubscribe = onMessagesAdded.subscribe(() => this.update());
    this.#stopListening = () => {
      stopWatching();
      unsubscribe();
    };
    this.update();
    this.#warnWithoutSource();
  }

  /** Unmounts in a microtask, so that an element that is only moved keeps its state. */
  disconnectedCallback() {
    queueMicrotask(() => {
      if (this.isConnected || !this.#mounted) return;
      const { root, frame } = this.#mounted;
      this.#mounted = null;
      this.#stopListening();
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

  #render({ root, frame, isNarrow }: Mounted) {
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
        isNarrow,
        ownerWindow: this.ownerDocument.defaultView ?? undefined,
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
  return { root: createRoot(container), frame, isNarrow: createStore(false) };
}

type OwnerWindow = Window & typeof globalThis;

const sheets = new WeakMap<OwnerWindow, CSSStyleSheet>();

/**
 * Returns the style sheet that all elements of a window share. It's constructed by script, so that `style-src` needs no
 * exception.
 */
function feedStyles(owner: OwnerWindow): CSSStyleSheet {
  let sheet = sheets.get(owner);
  if (!sheet) {
    sheet = new owner.CSSStyleSheet();
    sheet.replaceSync(typeof FEED_STYLES === 'undefined' ? '' : FEED_STYLES);
    sheets.set(owner, sheet);
  }
  return sheet;
}

/** Observes whether an element is too narrow for a table, until the returned function is called. */
function watchWidth({ frame, isNarrow }: Mounted, { ResizeObserver: Observer }: OwnerWindow): () => void {
  const setWidth = (width: number) => isNarrow.set(isPhoneWidth(width));
  setWidth(frame.getBoundingClientRect().width);
  // Environments without layout, such as jsdom in a host's tests, have no `ResizeObserver`.
  if (!Observer) return () => {};
  const observer = new Observer(([entry]) => entry && setWidth(entry.contentRect.width));
  observer.observe(frame);
  return () => observer.disconnect();
}

/** A width of 0 doesn't count as narrow, because the element isn't laid out yet. */
const isPhoneWidth = (width: number) => width > 0 && width <= breakpoints.phone;
