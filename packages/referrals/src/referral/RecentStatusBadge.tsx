import { useMessages } from '@advantage/ui';
import { badgeStyles } from '@advantage/ui/internal';
import * as en from '../messages/en.ts';
import { recentStatus } from '../model/recentStatus.ts';
import type { MarketplaceStatus } from '../model/status.ts';
import { wrappingBadge } from './acquired.css.ts';
import { statusIcons } from './statusIcons.ts';

export interface RecentStatusBadgeProps {
  /** The marketplace status to show. */
  readonly status: MarketplaceStatus;
}

/** The colored status badge of the recent referrals list. All other lists use `ReferralStatusBadge`. */
export function RecentStatusBadge({ status }: RecentStatusBadgeProps) {
  const { name, tone, icon } = recentStatus(status, useMessages(en.recentStatuses));
  const Icon = statusIcons[icon];
  return (
    <span className={`${badgeStyles({ tone })} ${wrappingBadge}`}>
      <Icon size={14} />
      {name}
    </span>
  );
}
