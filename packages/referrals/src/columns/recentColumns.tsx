import { english, formatAge, Link, useMessages, useTexts } from '@advantage/ui';
import { ChevronRightIcon } from '@advantage/ui/icons';
import { badgeStyles } from '@advantage/ui/internal';
import { time } from '@advantage/ui/messages';
import { heading } from '../messages/columns.ts';
import * as en from '../messages/en.ts';
import type { Referral } from '../model/referral.ts';
import type { MarketplaceStatus } from '../model/status.ts';
import { cardTitle, categoryText, joinParts, linesText, placeText } from '../model/texts.ts';
import * as styles from './cells.css.ts';
import { type ReferralColumnDef, referralColumn, variantOf } from './column.ts';
import * as width from './columnWidth.css.ts';
import { iconText } from './ReferralStatus.tsx';
import {
  addDateColumn,
  businessLinesColumn,
  categoryColumn,
  cityColumn,
  employeesColumn,
  industryColumn,
  premiumColumn,
  yearsColumn,
} from './referralColumns.tsx';
import { neutral, quiet, wholeLink } from './status.css.ts';
import { statusIcons } from './statusIcons.ts';
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
    width: width.recentStatus,
    header: heading('marketplaceStatus'),
    accessorFn: ({ marketplaceStatus }) => marketplaceStatus,
    cell: (referral) => <RecentStatusBadge referral={referral} href={linkOf?.(referral)} />,
    meta: {
      card: 'when',
      isFixed: true,
      isStatus: true,
      hasControls: linkOf !== undefined,
    },
  });

const otherColumns = [
  variantOf(addDateColumn, {
    id: 'delivered',
    width: width.delivered,
    enableSorting: false,
    meta: { card: 'none', text: undefined, badge: undefined, cellClass: '' },
  }),
  referralColumn({
    id: 'age',
    width: width.age,
    header: heading('age'),
    accessorFn: ({ addDate }) => addDate,
    cell: ({ addDate }) => <ReferralAge addDate={addDate} />,
    meta: {
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
  variantOf(categoryColumn, {
    id: 'category',
    width: width.recentCategory,
    enableSorting: false,
    meta: { cardCell: categoryText, cellClass: '' },
  }),
  variantOf(businessLinesColumn, { id: 'lines', width: width.recentLines, cell: linesText }),
  variantOf(industryColumn, {
    id: 'industry',
    header: heading('industryWithCode'),
    width: width.recentIndustry,
    enableSorting: false,
  }),
  variantOf(employeesColumn, { id: 'employees', width: width.recentEmployees, enableSorting: false }),
  variantOf(yearsColumn, { id: 'years', width: width.recentYears, enableSorting: false }),
  variantOf(premiumColumn, { id: 'premium', width: width.recentPremium, enableSorting: false }),
  variantOf(cityColumn, { id: 'location', width: width.recentLocation, enableSorting: false }),
];

/** Returns the columns of recent referrals. Pass them on with the same `linkOf`, so that they stay the same. */
export const recentColumns = <Row extends Referral = Referral>(
  options: RecentColumnsOptions = {},
): ReferralColumnDef<Row>[] => [statusColumn(options), ...otherColumns];

/** The status of a recent referral: icon and word in one of five colors. All other lists use `ReferralStatus`. */
export function RecentStatusBadge(props: {
  readonly referral: Referral;
  /** Where the referral can be claimed, if it's available. Default: the status isn't a link. */
  readonly href?: string | undefined;
}) {
  const { referral, href } = props;
  const texts = useTexts();
  const { name, tone, icon } = recentStatus(referral.marketplaceStatus, texts(en.recentStatuses));
  const Icon = statusIcons[icon];
  if (icon !== 'Available' || href === undefined) return iconText(classes[tone], Icon, name);
  const label = joinParts([name, cardTitle(referral, texts), placeText(referral)]) ?? name;
  return (
    <span className={`${classes[tone]} ${wholeLink}`}>
      <Icon size={14} />
      <Link href={href} tone="inherit" underline="hover" aria-label={label}>
        {name}
      </Link>
      <ChevronRightIcon size={14} />
    </span>
  );
}

const classes = { neutral, ...quiet };

/** The statuses of the recent referrals table. All others are assigned. */
const recentTones = {
  Settled: 'critical',
  Available: 'caution',
  Claimed: 'positive',
  Ineligible: 'special',
  Assigned: 'neutral',
} as const satisfies Record<keyof typeof en.recentStatuses, keyof typeof classes>;

const isRecent = (status: string): status is keyof typeof recentTones => Object.hasOwn(recentTones, status);

/** Returns the name, color and icon of a status in the recent referrals table. */
export function recentStatus(status: MarketplaceStatus, names = en.recentStatuses) {
  const icon = isRecent(status) ? status : 'Assigned';
  return { name: names[icon], tone: recentTones[icon], icon };
}
