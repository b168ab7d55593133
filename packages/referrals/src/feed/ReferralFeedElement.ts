import { createEmitter, createStore, type Store } from '@advantage/live-list';
import type { BrandLinks } from '@advantage/reference-data';
import type { BrandColorMode, Clock } from '@advantage/ui';
import { breakpoints } from '@advantage/ui/internal';
import { createElement } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import type { FeedSource } from '../source/referralSource.ts';
import { EmbeddedFeed, type FeedProperties } from './EmbeddedFeed.tsx';
import {
  type FeedAttributeName,
  type FeedLocale,
  type FeedSettings,
  feedAttributeNames,
  readAttribute,
  shippedLocales,
  warnOnce,
} from './feedAttributes.ts';
import type { FeedBrand } from './feedBrands.ts';
import { dispatchFeedEvent, feedProperties } from './feedEvents.ts';
import { type FeedMessages, readMessages } from './feedMessages.ts';
import * as styles from './frame.css.ts';

/** The CSS of all styles that the element uses. Defined by the build, undefined without one. */
declare const FEED_STYLES: string | undefined;

const messagesByLocale = new Map<FeedLocale, FeedMessages>();
const onMessagesAdded = createEmitter<[]>();

/** A server has no `HTMLElement`. There the class only has to exist, so that it can be imported. */
const Base = (globalThis.HTMLElement ?? class {}) as typeof HTMLElement;

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
export class ReferralFeedElement extends Base {
  static readonly observedAttributes: readonly string[] = feedAttributeNames;

  /**
   * Adds a language for all elements of the page, to be chosen with `locale`. Called by
   * `@advantage/referrals/element/es`.
   */
  static addMessages(locale: FeedLocale, messages: FeedMessages) {
    messagesByLocale.set(locale, messages);
    onMessagesAdded.emit();
  }

  readonly #shadow = this.attachShadow({ mode: 'open' });
  #properties: FeedProperties = { source: null, links: {}, messages: null, clock: null };
  #chosenState: string | null | undefined;
  #mounted: Mounted | null = null;
  #isUpdating = false;
  #stopListening = () => {};

  /** URL of the referral service. Default null: `source` must be set. */
  get src(): string | null {
    return readAttribute(this, 'src');
  }
  set src(src: string | null) {
    this.#setAttribute('src', src);
  }

  /** A custom source, used instead of `src`. Default null. */
  get source(): FeedSource | null {
    return this.#properties.source;
  }
  set source(source: FeedSource | null) {
    this.#setProperties({ source });
  }

  /** Colors, texts and links. Default null: what the page's host decides, usually Bridge. */
  get brand(): FeedBrand | null {
    return readAttribute(this, 'brand');
  }
  set brand(brand: FeedBrand | null) {
    this.#setAttribute('brand', brand);
  }

  /** Links that replace the brand's own. Default none. */
  get links(): Partial<BrandLinks> {
    return this.#properties.links;
  }
  set links(links: Partial<BrandLinks> | null) {
    this.#setProperties({ links: links ?? {} });
  }

  /** The state filter, as set by the page or selected by the user. Null shows all states. Default null. */
  get state(): string | null {
    return this.#chosenState === undefined ? readAttribute(this, 'state') : this.#chosenState;
  }
  set state(state: string | null) {
    this.#chosenState = undefined;
    this.#setAttribute('state', state);
    this.#update();
  }

  /** Rows per page, from 1 to 100. Default 25. */
  get pageSize(): number {
    return readAttribute(this, 'page-size');
  }
  set pageSize(size: number | null) {
    this.#setAttribute('page-size', size);
  }

  /**
   * Language of texts and formats: `en-US`, or `es-US` with `@advantage/referrals/element/es`, or any other whose texts
   * are in `messages`. Default `en-US`.
   */
  get locale(): FeedLocale {
    return readAttribute(this, 'locale');
  }
  set locale(locale: FeedLocale | null) {
    this.#setAttribute('locale', locale);
  }

  /**
   * Texts that replace the feed's own, by area: some, or those of another language. Its names are those of `feedCatalog`
   * of `@advantage/referrals/feed`; texts that are left out stay as they are. Default null: none.
   */
  get messages(): FeedMessages | null {
    return this.#properties.messages;
  }
  set messages(messages: FeedMessages | null) {
    this.#setProperties({ messages: readMessages(messages) });
  }

  /** Color mode: `light`, `dark`, or `system` to follow the user's device. Default `light`. */
  get colorMode(): BrandColorMode {
    return readAttribute(this, 'color-mode');
  }
  set colorMode(mode: BrandColorMode | null) {
    this.#setAttribute('color-mode', mode);
  }

  /** Stops updates. The user can pause and resume too. Default false. */
  get paused(): boolean {
    return readAttribute(this, 'paused');
  }
  set paused(isPaused: boolean) {
    this.#setAttribute('paused', isPaused);
  }

  /** Lets the user press rows, which dispatches `referral-feed:select`. Default false. */
  get selectable(): boolean {
    return readAttribute(this, 'selectable');
  }
  set selectable(isSelectable: boolean) {
    this.#setAttribute('selectable', isSelectable);
  }

  /** The clock of the feed, for tests and screenshots. Default null: the clock of the user's device. */
  get clock(): Clock | null {
    return this.#properties.clock;
  }
  set clock(clock: Clock | null) {
    this.#setProperties({ clock });
  }

  connectedCallback() {
    const owner = this.ownerDocument.defaultView;
    // Nobody sees a document without a window.
    if (!owner) return;
    for (const name of Object.keys(feedProperties)) this.#upgradeProperty(name);
    this.#shadow.adoptedStyleSheets = [feedStyles(owner)];
    this.#mounted ??= mount(this.#shadow);
    this.#stopListening();
    const stopWatching = watchWidth(this.#mounted, owner);
    const unsubscribe = onMessagesAdded.subscribe(() => this.#update());
    this.#stopListening = () => {
      stopWatching();
      unsubscribe();
    };
    this.#update();
    this.#warnLater();
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

  attributeChangedCallback(name: FeedAttributeName) {
    if (name === 'state') this.#chosenState = undefined;
    this.#update();
  }

  /** Renders once, however many attributes change together. */
  #update() {
    if (this.#isUpdating) return;
    this.#isUpdating = true;
    queueMicrotask(() => {
      this.#isUpdating = false;
      if (this.#mounted) this.#render(this.#mounted);
    });
  }

  #render({ root, frame, isNarrow }: Mounted) {
    const settings = this.#settings;
    const translation = messagesByLocale.get(settings.locale);
    frame.lang = translation || this.messages ? settings.locale : 'en-US';
    frame.dir = settings.dir;
    root.render(
      createElement(EmbeddedFeed, {
        ...this.#properties,
        element: this,
        translation,
        settings,
        isNarrow,
        ownerWindow: this.ownerDocument.defaultView ?? undefined,
        onStateChange: (state) => {
          this.#chosenState = state;
          this.#update();
          dispatchFeedEvent(this, 'referral-feed:state-change', { state });
        },
      }),
    );
  }

  /** The parsed attributes, with the state that the user selected since. */
  get #settings(): FeedSettings {
    const values = feedAttributeNames.map((name) => [name, readAttribute(this, name)]);
    return { ...(Object.fromEntries(values) as FeedSettings), state: this.state };
  }

  #setAttribute(name: FeedAttributeName, value: string | number | boolean | null) {
    if (value === null || value === false) this.removeAttribute(name);
    else this.setAttribute(name, value === true ? '' : String(value));
  }

  #setProperties(change: Partial<FeedProperties>) {
    this.#properties = { ...this.#properties, ...change };
    this.#update();
  }

  /** Applies a property that the page set before the element was defined. */
  #upgradeProperty(name: string) {
    if (!Object.hasOwn(this, name)) return;
    const value: unknown = Reflect.get(this, name);
    Reflect.deleteProperty(this, name);
    Reflect.set(this, name, value);
  }

  /** Warns in a later task, so that the script that created the element has had time to set its properties. */
  #warnLater() {
    setTimeout(() => {
      if (!this.isConnected) return;
      if (!this.source && !this.hasAttribute('src'))
        warnOnce('has no source. Set src to the URL of a referral service.');
      const { locale } = this;
      const isShipped = shippedLocales.some((shipped) => shipped === locale);
      if (!isShipped && !this.messages && !messagesByLocale.has(locale))
        warnOnce(`has no texts for locale="${locale}", so they are English. Set messages.`);
    });
  }
}

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

/** Returns the style sheet of all elements in a window, made by script, so that `style-src` needs no exception. */
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
