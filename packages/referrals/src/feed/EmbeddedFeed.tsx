import type { ReadableStore } from '@advantage/live-list';
import {
  advantageContent,
  type BrandContent,
  type BrandLinks,
  brandForHost,
  bridgeContent,
  createBrandContent,
} from '@advantage/reference-data';
import { advantage, type Brand, bridge, type Clock, ClockProvider, MessagesProvider } from '@advantage/ui';
import { type ReactNode, useMemo } from 'react';
import type { FeedSource } from '../source/referralSource.ts';
import { NarrowContainer } from '../table/phoneLayout.ts';
import type { FeedSettings } from './feedAttributes.ts';
import type { FeedBrand } from './feedBrands.ts';
import { dispatchFeedEvent, rowsProblem, toFeedProblem, toFeedReferral } from './feedEvents.ts';
import { type FeedMessages, feedCatalog } from './feedMessages.ts';
import { ReferralFeed } from './ReferralFeed.tsx';

/** Values that a page sets as properties, because attributes can't hold them. */
export interface FeedProperties {
  readonly source: FeedSource | null;
  readonly links: Partial<BrandLinks>;
  readonly messages: FeedMessages | null;
  readonly clock: Clock | null;
}

export interface EmbeddedFeedProps extends FeedProperties {
  /** The `<referral-feed>` element, which dispatches events to the page. */
  readonly element: Element;
  /** The texts of a language that was added to all elements. Undefined for English. */
  readonly translation: FeedMessages | undefined;
  readonly settings: FeedSettings;
  readonly isNarrow: ReadableStore<boolean>;
  readonly ownerWindow: Window | undefined;
  readonly onStateChange: (state: string | null) => void;
}

const noMessages: FeedMessages = {};

/** Renders the feed inside `<referral-feed>`: attributes become props, callbacks events, and some content slots. */
export function EmbeddedFeed({
  element,
  settings,
  translation = noMessages,
  messages,
  source,
  links,
  clock,
  isNarrow,
  ...rest
}: EmbeddedFeedProps) {
  const brand = useMemo(() => createBrand(settings.brand, links), [settings.brand, links]);
  if (!source && !settings.src) return null;
  const feed = (
    <NarrowContainer.Provider value={isNarrow}>
      <MessagesProvider catalog={feedCatalog} messages={translation}>
        <MessagesProvider catalog={feedCatalog} messages={messages ?? noMessages}>
          <ReferralFeed
            {...(source ? { source } : { src: settings.src ?? '' })}
            {...rest}
            brand={brand}
            mode={settings['color-mode']}
            pageSize={settings['page-size']}
            isPaused={settings.paused}
            state={settings.state}
            renderEmpty={renderSlot('empty')}
            renderError={renderSlot('error')}
            onReady={() => dispatchFeedEvent(element, 'referral-feed:ready', null)}
            onError={(error) => dispatchFeedEvent(element, 'referral-feed:error', toFeedProblem(error))}
            onDataError={(report) => dispatchFeedEvent(element, 'referral-feed:error', rowsProblem(report))}
            onClaimIntent={(referral) =>
              dispatchFeedEvent(element, 'referral-feed:claim-intent', { referral: toFeedReferral(referral) })
            }
            onSelect={
              settings.selectable
                ? (referral) =>
                    dispatchFeedEvent(element, 'referral-feed:select', { referral: toFeedReferral(referral) })
                : undefined
            }
          />
        </MessagesProvider>
      </MessagesProvider>
    </NarrowContainer.Provider>
  );
  return clock ? <ClockProvider clock={clock}>{feed}</ClockProvider> : feed;
}

const brands = {
  bridge: { ...bridge, content: bridgeContent },
  advantage: { ...advantage, content: advantageContent },
} satisfies Record<FeedBrand, Brand<BrandContent>>;

/** Returns the brand that the element names, or the brand of the page's host, with the page's links. */
function createBrand(key: FeedBrand | null, links: Partial<BrandLinks>): Brand<BrandContent> {
  const brand = brands[key ?? brandForHost(location.host).key];
  return { ...brand, content: createBrandContent(brand.content, { links }) };
}

/** Wraps default content in a slot, so that the page can replace it. */
const renderSlot = (name: string) => (fallback: ReactNode) => <slot name={name}>{fallback}</slot>;
