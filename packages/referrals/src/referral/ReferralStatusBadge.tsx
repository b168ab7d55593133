import { nameIn, useMessages } from '@advantage/ui';
import { badgeStyles } from '@advantage/ui/internal';
import * as en from '../messages/en.ts';
import type { MarketplaceStatus } from '../model/status.ts';
import { cut } from '../table/cells.css.ts';
import { statusIcons } from './statusIcons.ts';

export interface ReferralStatusBadgeProps {
  /** The marketplace status to show. */
  readonly status: MarketplaceStatus;
  /** `s` is 20 px high, for table rows; `m` is 24 px. Default `s`. */
  readonly size?: 's' | 'm';
}

/**
 * The status of a referral as a read-only badge: Available is blue, every other status gray. Carriers
 * and admins see it instead of a claim or talk button.
 */
export function ReferralStatusBadge({ status, size = 's' }: ReferralStatusBadgeProps) {
  const names = useMessages(en.statusNames);
  const Icon = statusIcons[status];
  return (
    <span className={badgeStyles({ tone: status === 'Available' ? 'info' : 'neutral', size })}>
      <Icon size={14} />
      <span className={cut}>{nameIn(names, status)}</span>
    </span>
  );
}
