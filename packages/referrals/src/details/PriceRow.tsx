import { formatMoney, useTexts } from '@advantage/ui';
import { numbers } from '@advantage/ui/messages';
import { claimOffer } from '../model/claimOffer.ts';
import type { Referral } from '../model/referral.ts';
import { statusView } from '../model/statusView.ts';
import { LimitedTime } from '../referral/LimitedTime.tsx';
import * as styles from './details.css.ts';
import { PanelStatus, type PanelStatusProps } from './PanelStatus.tsx';

export interface PriceRowProps extends PanelStatusProps {
  /** The price of the open question, or of the claim. Null uses the referral's price. */
  readonly askedPrice: number | null;
}

/** Price and time left of a referral, and its status unless the claim button already shows it. */
export function PriceRow({ askedPrice, ...status }: PriceRowProps) {
  const texts = useTexts();
  const { referral, showPrices } = status;
  const price = showPrices ? (askedPrice ?? priceOf(referral)) : null;
  const view = statusView(referral, { showPrices }, texts);
  const was = view.kind === 'claim' ? view.was : null;
  const isAvailable = referral.marketplaceStatus === 'Available';
  return (
    <div className={styles.priceRow}>
      {price !== null && (isAvailable || !status.isAgent) && (
        <span className={styles.price}>{formatMoney(price, texts(numbers))}</span>
      )}
      {was && <s className={styles.was}>{was}</s>}
      <PanelStatus {...status} />
      {isAvailable && referral.marketplaceExpirationDate !== null && (
        <span className={styles.timeLeft}>
          <LimitedTime referral={referral} />
        </span>
      )}
    </div>
  );
}

const priceOf = (referral: Referral) =>
  referral.marketplaceStatus === 'Claimed' ? referral.soldPrice : (claimOffer(referral)?.price ?? null);
