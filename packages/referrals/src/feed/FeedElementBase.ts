import type { BrandLinks } from '@advantage/reference-data';
import type { BrandColorMode, Clock } from '@advantage/ui';
import type { FeedSource } from '../source/referralSource.ts';
import type { FeedProperties } from './EmbeddedFeed.tsx';
import {
  type FeedAttributeName,
  type FeedLocale,
  type FeedSettings,
  feedAttributeNames,
  readAttribute,
} from './feedAttributes.ts';
import type { FeedBrand } from './feedBrands.ts';
import { type FeedMessages, readMessages } from './feedMessages.ts';

/** A server has no `HTMLElement`. There the class only has to exist, so that it can be imported. */
const Base = (globalThis.HTMLElement ?? class {}) as typeof HTMLElement;

/** The attributes and properties of `<referral-feed>`: one property for each attribute, and a few more. */
export abstract class FeedElementBase extends Base {
  static readonly observedAttributes: readonly string[] = feedAttributeNames;

  #properties: FeedProperties = { source: null, links: {}, messages: null, clock: null };
  #chosenState: string | null | undefined;

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
    this.update();
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

  attributeChangedCallback(name: FeedAttributeName) {
    if (name === 'state') this.#chosenState = undefined;
    this.update();
  }

  /** Called after every change of an attribute or property. */
  protected abstract update(): void;

  /** Values that have no attribute. */
  protected get properties(): FeedProperties {
    return this.#properties;
  }

  /** The parsed attributes, with the state that the user selected since. */
  protected get settings(): FeedSettings {
    const values = feedAttributeNames.map((name) => [name, readAttribute(this, name)]);
    return { ...(Object.fromEntries(values) as FeedSettings), state: this.state };
  }

  /** Applies the state that the user selected, until the page sets another one. */
  protected chooseState(state: string | null) {
    this.#chosenState = state;
    this.update();
  }

  #setAttribute(name: FeedAttributeName, value: string | number | boolean | null) {
    if (value === null || value === false) this.removeAttribute(name);
    else this.setAttribute(name, value === true ? '' : String(value));
  }

  #setProperties(change: Partial<FeedProperties>) {
    this.#properties = { ...this.#properties, ...change };
    this.update();
  }
}
