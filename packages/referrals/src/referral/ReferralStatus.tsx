import { type Texts, useTexts } from '@advantage/ui';
import { hasStatusButton, type ReferralActions, type ReferralAudience } from '../model/audience.ts';
import type { Referral } from '../model/referral.ts';
import { statusPrice } from '../model/statusView.ts';
import { ReferralStatusBadge } from './ReferralStatusBadge.tsx';
import { statusAction } from './ReferralStatusButton.tsx';
import * as styles from './status.css.ts';

export interface ReferralStatusProps {
  /** The referral whose status to show. */
  readonly referral: Referral;
  /** Audience of the status: carriers and admins see badges, agents and visitors buttons. */
  readonly audience: ReferralAudience;
  /** What pressing does. With `none`, every audience sees a badge. */
  readonly actions: ReferralActions;
  /** Whether to show prices. */
  readonly showPrices: boolean;
  /** `touch` is for phone cards. Default `row`. */
  readonly size?: 'row' | 'touch';
  /** Called with the referral when the button is pressed. */
  readonly onAction: (referral: Referral) => void;
}

/** The status of a referral for an audience: a button, or a badge with the price next to it. */
export function ReferralStatus(props: ReferralStatusProps) {
  return referralStatus(props, useTexts());
}

/** `ReferralStatus` as a plain function, so rows of long lists don't need a component each. */
export function referralStatus(props: ReferralStatusProps, texts: Texts) {
  const { referral, audience, actions, showPrices, size, onAction } = props;
  if (hasStatusButton(audience, actions)) {
    return statusAction(
      { referral, size, showPrices, hasDetailsPanel: actions === 'panel', onPress: onAction },
      texts,
    );
  }
  const isAgent = audience === 'agent' || audience === 'guest';
  const prices = isAgent && showPrices ? statusPrice(referral, texts) : null;
  const badge = (
    <ReferralStatusBadge status={referral.marketplaceStatus} size={size === 'touch' ? 'm' : 's'} />
  );
  if (!prices) return badge;
  return (
    <span className={styles.group}>
      {badge}
      <span className={styles.price}>{prices.price}</span>
      {prices.was && <s className={styles.was}>{prices.was}</s>}
    </span>
  );
}
