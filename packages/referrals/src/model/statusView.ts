import { english, formatMoney, nameIn, type Texts } from '@advantage/ui';
import { numbers } from '@advantage/ui/messages';
import * as en from '../messages/en.ts';
import { talkNowPrice } from '../wire/talkNowPrice.ts';
import type { Referral } from './referral.ts';
import type { MarketplaceStatus } from './status.ts';

/** The content and state of a referral's status button: to claim, to talk, or gray if nothing can be done. */
export type StatusView =
  /** `was` is the former price, shown struck through. Null if it wasn't higher. */
  | { readonly kind: 'claim'; readonly text: string; readonly was: string | null; readonly isDisabled: false }
  | { readonly kind: 'talk'; readonly text: string; readonly isDisabled: false }
  | {
      readonly kind: 'gray';
      readonly text: string;
      readonly icon: MarketplaceStatus | 'Transferred';
      readonly isDisabled: boolean;
    };

/** Options that affect how a status is displayed. */
export interface StatusViewOptions {
  /** Whether prices are shown. Default true; false on the public feed. */
  readonly showPrices?: boolean;
  /** Whether the details panel is enabled, which disables gray buttons. Default true. */
  readonly hasDetailsPanel?: boolean;
}

type Priced = Pick<
  Referral,
  'marketplaceStatus' | 'isCallIn' | 'dynamicPrice' | 'discountPrice' | 'soldPrice'
>;

/** Returns a referral's status button as data. Everything that renders one uses this. */
export function statusView(
  referral: Priced,
  options: StatusViewOptions = {},
  texts: Texts = english,
): StatusView {
  const { showPrices = true, hasDetailsPanel = true } = options;
  const view = pricedView(showPrices ? referral : { ...referral, ...withoutPrices }, showPrices, texts);
  return view.kind === 'gray' ? { ...view, isDisabled: hasDetailsPanel } : view;
}

const withoutPrices = { dynamicPrice: null, discountPrice: null, soldPrice: null };

function pricedView(referral: Priced, showPrices: boolean, texts: Texts): StatusView {
  const { marketplaceStatus, isCallIn, dynamicPrice, discountPrice, soldPrice } = referral;
  const t = texts(en.status);
  const money = (price: number) => formatMoney(price, texts(numbers));
  if (marketplaceStatus === 'Available') {
    return isCallIn
      ? {
          kind: 'talk',
          text: showPrices ? t.talkNowFor(money(discountPrice ?? talkNowPrice)) : t.talkNow,
          isDisabled: false,
        }
      : {
          kind: 'claim',
          text: dynamicPrice === null ? t.claimNow : t.claimNowFor(money(dynamicPrice), t.claimNow),
          was: wasText(formerPrice(dynamicPrice, discountPrice), texts),
          isDisabled: false,
        };
  }
  const isClaimed = marketplaceStatus === 'Claimed';
  const icon = isClaimed && isCallIn ? 'Transferred' : marketplaceStatus;
  const name = nameIn(texts(en.statusNames), icon);
  const text = isClaimed && soldPrice !== null ? `${name} (${money(soldPrice)})` : name;
  return { kind: 'gray', text, icon, isDisabled: true };
}

/** Returns the price to show next to a badge, formatted as on the button. Null if unknown. */
export function statusPrice(
  referral: Priced,
  texts: Texts = english,
): { readonly price: string; readonly was: string | null } | null {
  const { price, was } = pricesOf(referral);
  return price === null ? null : { price: formatMoney(price, texts(numbers)), was: wasText(was, texts) };
}

/** Returns the price for a referral's status, and the former price if it was higher, in US dollars. */
export function pricesOf(referral: Priced): { readonly price: number | null; readonly was: number | null } {
  const { marketplaceStatus, isCallIn, dynamicPrice, discountPrice, soldPrice } = referral;
  if (marketplaceStatus === 'Claimed') return { price: soldPrice, was: null };
  if (marketplaceStatus !== 'Available') return { price: null, was: null };
  if (isCallIn) return { price: discountPrice ?? talkNowPrice, was: null };
  return { price: dynamicPrice, was: formerPrice(dynamicPrice, discountPrice) };
}

const formerPrice = (now: number | null, before: number | null) =>
  now !== null && before !== null && before > now ? before : null;

const wasText = (price: number | null, texts: Texts) =>
  price === null ? null : texts(en.status).was(formatMoney(price, texts(numbers)));
