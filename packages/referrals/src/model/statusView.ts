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
  const { marketplaceStatus, isCallIn } = referral;
  const t = texts(en.status);
  const { price, was } = pricesOf(referral);
  const money = (amount: number) => formatMoney(amount, texts(numbers));
  const shown = showPrices && price !== null ? money(price) : null;
  if (marketplaceStatus === 'Available')
    return isCallIn
      ? { kind: 'talk', text: shown === null ? t.talkNow : t.talkNowFor(shown), isDisabled: false }
      : {
          kind: 'claim',
          text: shown === null ? t.claimNow : t.claimNowFor(shown, t.claimNow),
          was: shown === null || was === null ? null : t.was(money(was)),
          isDisabled: false,
        };
  const icon = marketplaceStatus === 'Claimed' && isCallIn ? 'Transferred' : marketplaceStatus;
  const name = nameIn(texts(en.statusNames), icon);
  const text = shown === null ? name : `${name} (${shown})`;
  return { kind: 'gray', text, icon, isDisabled: hasDetailsPanel };
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
