import { english, formatMoney, nameIn, type Texts } from '@advantage/ui';
import { numbers } from '@advantage/ui/messages';
import * as en from '../messages/en.ts';
import { talkNowPrice } from '../wire/talkNowPrice.ts';
import type { Referral } from './referral.ts';
import type { MarketplaceStatus } from './status.ts';

/** An Available referral that is bought. */
export interface ClaimStatusView {
  readonly kind: 'claim';
  readonly text: string;
  /** The former price, to be struck through; null when it was not higher. */
  readonly was: string | null;
  readonly isDisabled: false;
}

/** An Available call-in referral. */
export interface TalkStatusView {
  readonly kind: 'talk';
  readonly text: string;
  readonly isDisabled: false;
}

/** A referral that cannot be claimed. */
export interface GrayStatusView {
  readonly kind: 'gray';
  readonly text: string;
  /** Decides the icon. */
  readonly icon: MarketplaceStatus | 'Transferred';
  readonly isDisabled: boolean;
}

/** What the status button of a referral says and whether it can be pressed. */
export type StatusView = ClaimStatusView | TalkStatusView | GrayStatusView;

/** What else decides how a status looks. */
export interface StatusViewOptions {
  /** Whether prices may show. Default true; false on the public feed. */
  readonly showPrices?: boolean;
  /** Whether the details panel is enabled: gray buttons are then disabled. Default true. */
  readonly hasDetailsPanel?: boolean;
}

type Priced = Pick<
  Referral,
  'marketplaceStatus' | 'isCallIn' | 'dynamicPrice' | 'discountPrice' | 'soldPrice'
>;

/** The status button of a referral as data. Everything that draws one reads it from here. */
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
          text: dynamicPrice === null ? t.claimNow : t.claimNowFor(money(dynamicPrice)),
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

/** The price next to a badge, as a button would show it; null when unknown. */
export function statusPrice(
  referral: Priced,
  texts: Texts = english,
): { readonly price: string; readonly was: string | null } | null {
  const { price, was } = pricesOf(referral);
  return price === null ? null : { price: formatMoney(price, texts(numbers)), was: wasText(was, texts) };
}

/** The price that goes with the status of a referral, and the former one if it was higher, in dollars. */
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
