import { formatMoney } from '@advantage/ui';
import * as en from '../messages/en.ts';
import { talkNowPrice } from '../wire/talkNowPrice.ts';
import type { Referral } from './referral.ts';
import type { MarketplaceStatus } from './status.ts';

/** An Available referral that is bought. */
export interface ClaimStatusView {
  readonly kind: 'claim';
  readonly text: string;
  /** The former price, to be struck through; null when it was not higher (STS-8). */
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
  /** Whether prices may show. Default true; false on the public feed (STS-15, FEED-12). */
  readonly showPrices?: boolean;
  /** Whether the details panel is enabled: gray buttons are then disabled (STS-17). Default true. */
  readonly hasDetailsPanel?: boolean;
}

type Priced = Pick<
  Referral,
  'marketplaceStatus' | 'isCallIn' | 'dynamicPrice' | 'discountPrice' | 'soldPrice'
>;

/** The status button of a referral as data (STS-7 to STS-17). Everything that draws one reads it from here. */
export function statusView(referral: Priced, options: StatusViewOptions = {}): StatusView {
  const { showPrices = true, hasDetailsPanel = true } = options;
  const view = pricedView(showPrices ? referral : { ...referral, ...withoutPrices }, showPrices);
  return view.kind === 'gray' ? { ...view, isDisabled: hasDetailsPanel } : view;
}

const withoutPrices = { dynamicPrice: null, discountPrice: null, soldPrice: null };

function pricedView(referral: Priced, showPrices: boolean): StatusView {
  const { marketplaceStatus, isCallIn } = referral;
  if (marketplaceStatus === 'Available')
    return isCallIn ? talkView(referral, showPrices) : claimView(referral);
  if (marketplaceStatus === 'Claimed' && isCallIn) return grayView('Transferred', referral.soldPrice);
  return grayView(marketplaceStatus, marketplaceStatus === 'Claimed' ? referral.soldPrice : null);
}

const claimView = ({ dynamicPrice, discountPrice }: Priced): ClaimStatusView => ({
  kind: 'claim',
  text: dynamicPrice === null ? en.status.claimNow : `Claim Now - ${formatMoney(dynamicPrice)}`,
  was: wasText(formerPrice(dynamicPrice, discountPrice)),
  isDisabled: false,
});

const talkView = ({ discountPrice }: Priced, showPrices: boolean): TalkStatusView => ({
  kind: 'talk',
  text: showPrices ? en.status.talkNowFor(formatMoney(discountPrice ?? talkNowPrice)) : en.status.talkNow,
  isDisabled: false,
});

const grayView = (name: GrayStatusView['icon'], price: number | null): GrayStatusView => ({
  kind: 'gray',
  text: price === null ? name : `${name} (${formatMoney(price)})`,
  icon: name,
  isDisabled: true,
});

/** The price next to a badge, as a button would show it; null when unknown. */
export function statusPrice(
  referral: Priced,
): { readonly price: string; readonly was: string | null } | null {
  const { price, was } = pricesOf(referral);
  return price === null ? null : { price: formatMoney(price), was: wasText(was) };
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

const wasText = (price: number | null) => (price === null ? null : `was ${formatMoney(price)}`);
