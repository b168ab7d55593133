import { Link, useTexts } from '@advantage/ui';
import { ChevronRightIcon } from '@advantage/ui/icons';
import * as en from '../messages/en.ts';
import { cardTitle } from '../model/cardTexts.ts';
import { joinParts, placeText } from '../model/exportTexts.ts';
import { recentStatus } from '../model/recentStatus.ts';
import type { Referral } from '../model/referral.ts';
import { quiet, wholeLink } from './status.css.ts';
import { statusIcons } from './statusIcons.ts';

export interface RecentStatusBadgeProps {
  /** The referral whose status to show. */
  readonly referral: Referral;
  /** Where the referral can be claimed, if it's available. Default: the status isn't a link. */
  readonly href?: string | undefined;
}

/** The status of a recent referral: icon and word in one of five colors. All other lists use `ReferralStatus`. */
export function RecentStatusBadge({ referral, href }: RecentStatusBadgeProps) {
  const texts = useTexts();
  const { name, tone, icon } = recentStatus(referral.marketplaceStatus, texts(en.recentStatuses));
  const Icon = statusIcons[icon];
  if (icon !== 'Available' || href === undefined)
    return (
      <span className={quiet[tone]}>
        <Icon size={14} />
        <span>{name}</span>
      </span>
    );
  const label = joinParts([name, cardTitle(referral, texts), placeText(referral)]) ?? name;
  return (
    <span className={`${quiet[tone]} ${wholeLink}`}>
      <Icon size={14} />
      <Link href={href} tone="inherit" underline="hover" aria-label={label}>
        {name}
      </Link>
      <ChevronRightIcon size={14} />
    </span>
  );
}
