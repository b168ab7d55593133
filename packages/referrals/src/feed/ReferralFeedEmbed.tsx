import { createElement, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { type FeedEvents, feedEventNames, feedProperties } from './feedEvents.ts';
import type { ReferralFeedElement } from './ReferralFeedElement.ts';

/** The properties of `<referral-feed>`, each with the element's own default. */
type FeedElementProperties = Partial<Pick<ReferralFeedElement, keyof typeof feedProperties>>;

type Listener<Name extends keyof FeedEvents> = (event: FeedEvents[Name]) => void;

export interface ReferralFeedEmbedProps extends FeedElementProperties {
  /** Called when the first response is shown. Default: none. */
  readonly onReady?: Listener<'referral-feed:ready'>;
  /** Called when the feed couldn't be loaded or refreshed, or rows were left out. Default: none. */
  readonly onError?: Listener<'referral-feed:error'>;
  /** Called when the user selects another state. Default: none. */
  readonly onStateChange?: Listener<'referral-feed:state-change'>;
  /** Called when the user presses a row. Requires `selectable`. Default: none. */
  readonly onSelect?: Listener<'referral-feed:select'>;
  /** Called when the user presses a status. `preventDefault()` keeps the invitation closed. Default: it opens. */
  readonly onClaimIntent?: Listener<'referral-feed:claim-intent'>;
  /** Shown instead of rows when no referral matches. Default: the feed's own message. */
  readonly empty?: ReactNode;
  /** Shown instead of rows that couldn't be loaded. Default: the feed's own message. */
  readonly error?: ReactNode;
}

/**
 * `<referral-feed>` as a React component, for pages whose own styles must not affect the feed. It loads the element on
 * the client; on a server it renders the empty tag with its slots. If the page's styles do no harm, `ReferralFeed` from
 * `@advantage/referrals/feed` is smaller.
 */
export function ReferralFeedEmbed(props: ReferralFeedEmbedProps) {
  const { onReady, onError, onStateChange, onSelect, onClaimIntent, empty, error, ...rest } = props;
  const element = useRef<HTMLElement>(null);
  useProperties(element, { ...feedProperties, ...rest });
  useEvents(element, {
    'referral-feed:ready': onReady,
    'referral-feed:error': onError,
    'referral-feed:state-change': onStateChange,
    'referral-feed:select': onSelect,
    'referral-feed:claim-intent': onClaimIntent,
  });
  useEffect(() => {
    void import('@advantage/referrals/element');
  }, []);
  return createElement(
    'referral-feed',
    { ref: element },
    renderSlot('empty', empty),
    renderSlot('error', error),
  );
}

/** Sets only the properties that changed: setting `state` again would undo the user's selection. */
function useProperties(
  element: RefObject<HTMLElement | null>,
  properties: Readonly<Record<string, unknown>>,
) {
  const previous = useRef<Readonly<Record<string, unknown>>>(feedProperties);
  useEffect(() => {
    for (const [name, value] of Object.entries(properties))
      if (element.current && value !== previous.current[name]) Reflect.set(element.current, name, value);
    previous.current = properties;
  });
}

type Listeners = { readonly [Name in keyof FeedEvents]: Listener<Name> | undefined };

function useEvents(element: RefObject<HTMLElement | null>, listeners: Listeners) {
  const latest = useRef<Readonly<Record<string, ((event: never) => void) | undefined>>>(listeners);
  useEffect(() => {
    latest.current = listeners;
  });
  useEffect(() => {
    const target = element.current;
    const handleEvent = (event: Event) => latest.current[event.type]?.(event as never);
    for (const name of feedEventNames) target?.addEventListener(name, handleEvent);
    return () => {
      for (const name of feedEventNames) target?.removeEventListener(name, handleEvent);
    };
  }, [element]);
}

const renderSlot = (slot: string, content: ReactNode) =>
  content === undefined ? null : (
    <div key={slot} slot={slot}>
      {content}
    </div>
  );
