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

/** On a server there are no elements: there the class only has to exist. */
const Base = (globalThis.HTMLElement ?? class {}) as typeof HTMLElement;

/** What a page can say to `<referral-feed>`: its attributes, and a property for each of them and a few more. */
export abstract class FeedElementBase extends Base {
  static readonly observedAttributes: readonly string[] = feedAttributeNames;

  #properties: FeedProperties = { source: null, links: {}, clock: null };
  #chosenState: string | null | undefined;

  /** Address of the referral service. Default null: `source` must be set. */
  get src(): string | null {
    return readAttribute(this, 'src');
  }
  set src(src: string | null) {
    this.#write('src', src);
  }

  /** Where the referrals come from instead of `src`. Default null. */
  get source(): FeedSource | null {
    return this.#properties.source;
  }
  set source(source: FeedSource | null) {
    this.#keep({ source });
  }

  /** Palette, texts and links. Default null: what the page's host decides, usually Bridge. */
  get brand(): FeedBrand | null {
    return readAttribute(this, 'brand');
  }
  set brand(brand: FeedBrand | null) {
    this.#write('brand', brand);
  }

  /** Addresses of the brand that differ from its own. Default none. */
  get links(): Partial<BrandLinks> {
    return this.#properties.links;
  }
  set links(links: Partial<BrandLinks> | null) {
    this.#keep({ links: links ?? {} });
  }

  /** The state that shows, as the page set it or the reader chose it; null for all. Default null. */
  get state(): string | null {
    return this.#chosenState === undefined ? readAttribute(this, 'state') : this.#chosenState;
  }
  set state(state: string | null) {
    this.#chosenState = undefined;
    this.#write('state', state);
    this.update();
  }

  /** Rows of a page, from 1 to 100. Default 25. */
  get pageSize(): number {
    return readAttribute(this, 'page-size');
  }
  set pageSize(size: number | null) {
    this.#write('page-size', size);
  }

  /** Language of texts and formats: `en-US` or, with `@advantage/referrals/element/es`, `es-US`. Default `en-US`. */
  get locale(): FeedLocale {
    return readAttribute(this, 'locale');
  }
  set locale(locale: FeedLocale | null) {
    this.#write('locale', locale);
  }

  /** `light`, `dark`, or `system` for that of the reader's device. Default `light`. */
  get colorMode(): BrandColorMode {
    return readAttribute(this, 'color-mode');
  }
  set colorMode(mode: BrandColorMode | null) {
    this.#write('color-mode', mode);
  }

  /** Stops updating; the reader can pause and resume too. Default false. */
  get paused(): boolean {
    return readAttribute(this, 'paused');
  }
  set paused(isPaused: boolean) {
    this.#write('paused', isPaused);
  }

  /** Rows can be pressed, and `referral-feed:select` says which. Default false. */
  get selectable(): boolean {
    return readAttribute(this, 'selectable');
  }
  set selectable(isSelectable: boolean) {
    this.#write('selectable', isSelectable);
  }

  /** The time it goes by, for tests and pictures. Default null: the reader's machine. */
  get clock(): Clock | null {
    return this.#properties.clock;
  }
  set clock(clock: Clock | null) {
    this.#keep({ clock });
  }

  attributeChangedCallback(name: FeedAttributeName) {
    if (name === 'state') this.#chosenState = undefined;
    this.update();
  }

  /** Called after each change. */
  protected abstract update(): void;

  /** What is set by property only. */
  protected get properties(): FeedProperties {
    return this.#properties;
  }

  /** What the attributes mean, and the state that the reader chose meanwhile. */
  protected get settings(): FeedSettings {
    const values = feedAttributeNames.map((name) => [name, readAttribute(this, name)]);
    return { ...(Object.fromEntries(values) as FeedSettings), state: this.state };
  }

  /** The reader chose a state: it holds until the page sets another. */
  protected chooseState(state: string | null) {
    this.#chosenState = state;
    this.update();
  }

  #write(name: FeedAttributeName, value: string | number | boolean | null) {
    if (value === null || value === false) this.removeAttribute(name);
    else this.setAttribute(name, value === true ? '' : String(value));
  }

  #keep(change: Partial<FeedProperties>) {
    this.#properties = { ...this.#properties, ...change };
    this.update();
  }
}
