import { english, formatAge, Link, useMessages, useTexts } from '@advantage/ui';
import { ChevronRightIcon } from '@advantage/ui/icons';
import { badgeStyles } from '@advantage/ui/internal';
import { time } from '@advantage/ui/messages';
import * as columns from '../messages/columns.ts';
import * as en from '../messages/en.ts';
import type { Referral } from '../model/referral.ts';
import type { MarketplaceStatus } from '../model/status.ts';
import {
  cardTitle,
  categoryText,
  industryName,
  joinParts,
  lineNames,
  linesText,
  locationText,
  placeText,
} from '../model/texts.ts';
import * as styles from './cells.css.ts';
import { type ReferralColumnDef, referralColumn } from './column.ts';
import * as width from './columnWidth.css.ts';
import {
  businessText,
  employeesCell,
  industryCell,
  moneyText,
  placeCell,
  premiumCard,
  premiumField,
  sublines,
  timeInUtc,
  yearsCell,
} from './referralColumns.tsx';
import { quiet, wholeLink } from './status.css.ts';
import { statusIcons } from './statusIcons.ts';
import { DeliveredTime } from './times.tsx';
import { useClockValue } from './useClockValue.ts';

/** The age of a referral: a green 'New' badge for the first five minutes, then text. */
function ReferralAge({ addDate }: Pick<Referral, 'addDate'>) {
  const times = useMessages(time);
  const text = useClockValue((now) => formatAge(addDate, now, times).text);
  const isNew = useClockValue((now) => formatAge(addDate, now).kind === 'new');
  return isNew ? <span className={badgeStyles({ tone: 'positive' })}>{text}</span> : <bdi>{text}</bdi>;
}

export interface RecentColumnsOptions {
  /** Returns the URL that opens a referral that can be claimed. Default: its status isn't a link. */
  readonly linkOf?: (referral: Referral) => string;
}

const statusColumn = ({ linkOf }: RecentColumnsOptions) =>
  referralColumn({
    id: 'status',
    size: 166,
    header: columns.marketplaceStatus,
    accessorFn: ({ marketplaceStatus }) => marketplaceStatus,
    cell: (referral) => <RecentStatusBadge referral={referral} href={linkOf?.(referral)} />,
    meta: {
      widthClass: width.recentStatus,
      card: 'when',
      isFixed: true,
      isStatus: true,
      hasControls: linkOf !== undefined,
    },
  });

const otherColumns = [
  referralColumn({
    id: 'delivered',
    size: 124,
    header: columns.delivered,
    accessorFn: ({ addDate }) => addDate,
    cell: ({ addDate }) => <DeliveredTime addDate={addDate} />,
    meta: {
      dropPriority: 1,
      widthClass: width.delivered,
      card: 'none',
      csv: timeInUtc(columns.delivered, ({ addDate }) => addDate),
    },
  }),
  referralColumn({
    id: 'age',
    size: 110,
    header: columns.age,
    accessorFn: ({ addDate }) => addDate,
    cell: ({ addDate }) => <ReferralAge addDate={addDate} />,
    meta: {
      widthClass: width.age,
      card: 'action',
      cardCell: ({ addDate }) => (
        <span className={styles.cardEnd}>
          <ReferralAge addDate={addDate} />
        </span>
      ),
      text: ({ addDate }, { now, texts = english }) =>
        addDate === null ? null : formatAge(addDate, now, texts(time)).text,
    },
  }),
  referralColumn({
    id: 'category',
    size: 88,
    header: columns.category,
    accessorFn: (referral) => categoryText(referral),
    cell: categoryText,
    meta: {
      dropPriority: 2,
      subline: sublines.category,
      widthClass: width.recentCategory,
      card: 'line',
      wraps: true,
    },
  }),
  referralColumn({
    id: 'lines',
    size: 176,
    header: columns.policyType,
    accessorFn: lineNames,
    cell: linesText,
    meta: {
      title: cardTitle,
      widthClass: width.recentLines,
      card: 'title',
      cardCell: cardTitle,
      wraps: true,
    },
  }),
  referralColumn({
    id: 'industry',
    size: 120,
    header: columns.industryWithCode,
    accessorFn: industryName,
    cell: industryCell,
    meta: {
      dropPriority: 2,
      subline: sublines.industry,
      widthClass: width.industry,
      card: 'none',
      text: businessText(industryName),
    },
  }),
  referralColumn({
    id: 'employees',
    size: 92,
    header: columns.employees,
    accessorFn: ({ noOfEmployees }) => noOfEmployees,
    cell: employeesCell,
    meta: {
      dropPriority: 2,
      widthClass: width.recentEmployees,
      align: 'end',
      card: 'none',
      text: businessText(({ noOfEmployees }) => noOfEmployees ?? '1 +'),
    },
  }),
  referralColumn({
    id: 'years',
    size: 72,
    header: columns.years,
    accessorFn: ({ yearsInBusiness }) => yearsInBusiness,
    cell: yearsCell,
    meta: {
      dropPriority: 2,
      widthClass: width.recentYears,
      align: 'end',
      card: 'none',
      text: businessText(({ yearsInBusiness }) => yearsInBusiness),
    },
  }),
  referralColumn({
    id: 'premium',
    size: 96,
    header: columns.premium,
    accessorFn: ({ estimatedPremium }) => estimatedPremium,
    cell: ({ estimatedPremium }, texts) => moneyText(estimatedPremium, texts),
    meta: {
      widthClass: width.recentPremium,
      align: 'end',
      card: 'end',
      cardCell: premiumCard,
      csv: () => [premiumField],
    },
  }),
  referralColumn({
    id: 'location',
    size: 164,
    header: columns.location,
    accessorFn: placeText,
    cell: placeCell,
    meta: {
      dropPriority: 1,
      subline: sublines.place,
      widthClass: width.recentLocation,
      card: 'line',
      cardCell: locationText,
      isRowHeader: true,
      wraps: true,
    },
  }),
];

/** Returns the columns of recent referrals. Pass them on with the same `linkOf`, so that they stay the same. */
export const recentColumns = <Row extends Referral = Referral>(
  options: RecentColumnsOptions = {},
): ReferralColumnDef<Row>[] => [statusColumn(options), ...otherColumns];

interface RecentStatusBadgeProps {
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

/** A status badge in the recent referrals table. */
interface RecentStatus {
  readonly name: string;
  readonly tone: 'critical' | 'caution' | 'positive' | 'special' | 'neutral';
  /** Selects the icon. */
  readonly icon: keyof typeof en.recentStatuses;
}

const recentStatuses: Partial<Record<MarketplaceStatus, Omit<RecentStatus, 'name'>>> = {
  Settled: { tone: 'critical', icon: 'Settled' },
  Available: { tone: 'caution', icon: 'Available' },
  Claimed: { tone: 'positive', icon: 'Claimed' },
  Ineligible: { tone: 'special', icon: 'Ineligible' },
};

const assigned: Omit<RecentStatus, 'name'> = { tone: 'neutral', icon: 'Assigned' };

/** Returns the name, color and icon of a status in the recent referrals table. */
export function recentStatus(status: MarketplaceStatus, names = en.recentStatuses): RecentStatus {
  const { tone, icon } = recentStatuses[status] ?? assigned;
  return { name: names[icon], tone, icon };
}
