import {
  english,
  formatDelivered,
  formatMoney,
  formatValue,
  nameIn,
  type Texts,
  useMessages,
} from '@advantage/ui';
import { type IconComponent, PhoneIcon, StarIcon } from '@advantage/ui/icons';
import { numbers, time } from '@advantage/ui/messages';
import type { ReactNode } from 'react';
import * as columns from '../messages/columns.ts';
import * as en from '../messages/en.ts';
import type { ReferralAudience } from '../model/audience.ts';
import type { Referral } from '../model/referral.ts';
import { pricesOf } from '../model/statusView.ts';
import {
  assigneeText,
  cardTitle,
  categoryText,
  employeesText,
  industryName,
  industryText,
  lineNames,
  linesText,
  lineText,
  locationText,
  notApplicable,
  offersTalkNow,
  placeText,
  shortText,
  toDate,
} from '../model/texts.ts';
import { talkNowPrice } from '../wire/talkNowPrice.ts';
import { AssigneeCell, StatusCell } from './CellContext.tsx';
import { ClaimCell, NotesCell } from './ClaimCell.tsx';
import * as styles from './cells.css.ts';
import type { CsvField, CsvValue, ReferralColumnMeta } from './column.ts';
import { type ReferralColumnDef, referralColumn } from './column.ts';
import * as columnWidth from './columnWidth.css.ts';
import { StatusPopover, TypePopover } from './HeaderPopovers.tsx';
import type { ReferralStatusProps } from './ReferralStatus.tsx';
import { CardTimes, DeliveredTime, LimitedTime, limitedTimePlaceholder, NewBadge } from './times.tsx';

/** Wraps a cell of a business-only column: personal and life rows show 'N/A' instead. */
/* @__NO_SIDE_EFFECTS__ */
const businessOnly = (content: (referral: Referral) => ReactNode) => (referral: Referral, texts?: Texts) => {
  const text = notApplicable(referral, texts);
  return text ?? content(referral);
};

/* @__NO_SIDE_EFFECTS__ */
export const businessText = (value: (referral: Referral) => CsvValue) => (referral: Referral) =>
  notApplicable(referral) ?? value(referral);

/** Formats an amount of money for a cell. */
export const moneyText = (amount: number | null, texts: Texts = english) =>
  formatMoney(amount, texts(numbers));

/** Creates the export column of a time, in UTC. */
/* @__NO_SIDE_EFFECTS__ */
export const timeInUtc = (
  label: string,
  at: (referral: Referral) => number | null,
): NonNullable<ReferralColumnMeta['csv']> => {
  const fields: readonly CsvField[] = [{ heading: columns.utc(label), value: (row) => toDate(at(row)) }];
  return () => fields;
};

/** Creates the export column of an amount, in US dollars. */
/* @__NO_SIDE_EFFECTS__ */
export const inDollars = (label: string, value: (referral: Referral) => number | null): CsvField => ({
  heading: columns.usd(label),
  value,
});

/** Adds to a column the value that lists sort by and export. */
/* @__NO_SIDE_EFFECTS__ */
const exported = (
  column: ReferralColumnDef,
  accessorFn: ReferralColumnDef['accessorFn'],
  meta?: Pick<ReferralColumnMeta, 'csv' | 'text'>,
): ReferralColumnDef => ({ ...column, accessorFn, meta: { ...column.meta, ...meta } });

/** Maximum characters to render: more than a cell can show of an industry, and than any code has. */
const maxLengths = { description: 1000, code: 20 };

/** The description of an industry, with its code in a second line. */
export const industryCell = businessOnly((referral) => {
  const { industryDescription, industryCode } = referral;
  // A host's own source may omit unknown fields.
  if (industryDescription == null || industryCode == null) return industryText(referral);
  return (
    <>
      <span className={styles.firstLine}>{shortText(industryDescription, maxLengths.description)}</span>
      <span className={styles.secondLine}>{shortText(industryCode, maxLengths.code)}</span>
    </>
  );
});

export const employeesCell = businessOnly(employeesText);
export const yearsCell = businessOnly(({ yearsInBusiness }) => formatValue(yearsInBusiness));

/** Characters of a word that fits on one line of a location, and of a location that fits on two. */
const roomOfPlace = { word: 15, text: 34 };

/** A location that takes two lines if it has to. The state of an unusually long one is never cut off. */
export const placeCell = (referral: Referral) => {
  const { city, state } = referral;
  const text = locationText(referral);
  const words = text.split(' ');
  if (
    !city ||
    !state ||
    (text.length <= roomOfPlace.text && words.every(({ length }) => length <= roomOfPlace.word))
  )
    return text;
  return (
    <span className={styles.place}>
      <span className={styles.cut}>{`${city},`}</span> <span className={styles.state}>{state}</span>
    </span>
  );
};

/** The first policy type, and the number of others. */
const linesCell = (referral: Referral, texts: Texts = english) => {
  const text = linesText(referral, texts);
  const { lines } = referral;
  const [first] = lines;
  if (first === undefined || lines.length === 1) return text;
  const end = lineText(first, texts).length;
  return (
    <span className={styles.lines} data-more={`+${lines.length - 1}`}>
      <span>{text.slice(0, end)}</span>
      <span>{text.slice(end)}</span>
    </span>
  );
};

/** What the second line of a narrow table says about a referral, in this order. */
export const sublines = {
  place: { order: 1, text: placeText },
  category: {
    order: 2,
    text: (referral, texts = english) =>
      // A direct call without lines already says so in the first line.
      referral.category === null && referral.lines.length === 0 ? null : categoryText(referral, texts),
  },
  type: { order: 3, text: ({ opportunityType }) => (opportunityType === 'CIR' ? null : opportunityType) },
  industry: {
    order: 4,
    text: ({ industryDescription }) =>
      industryDescription && shortText(industryDescription, maxLengths.description),
  },
} as const satisfies Record<string, NonNullable<ReferralColumnMeta['subline']>>;

function Mark({ icon: Icon, label }: { readonly icon: IconComponent; readonly label: string }) {
  const names = useMessages(en.headings);
  return (
    <span className={styles.icon}>
      <Icon label={nameIn(names, label)} />
    </span>
  );
}

/** `addDateColumn` without an export value. Other `feed*` columns relate to their exported columns in the same way. */
const feedAddDate = referralColumn({
  id: 'addDate',
  header: columns.delivered,
  cell: ({ addDate }) => <DeliveredTime addDate={addDate} />,
  enableSorting: true,
  size: 168,
  meta: {
    dropPriority: 1,
    card: 'when',
    cardCell: (referral) => <CardTimes referral={referral} />,
    text: ({ addDate }, { now, texts = english }) => formatDelivered(addDate, now, texts(time)),
    badge: ({ addDate }) => <NewBadge addDate={addDate} />,
    cellClass: styles.withBadge,
    widthClass: columnWidth.addDate,
  },
});

/** When a referral was delivered, with a badge on new ones. In every column set. */
export const addDateColumn = exported(feedAddDate, ({ addDate }) => addDate, {
  csv: timeInUtc(columns.delivered, ({ addDate }) => addDate),
});

const feedType = referralColumn({
  id: 'type',
  header: columns.type,
  cell: ({ opportunityType }) => formatValue(opportunityType),
  size: 64,
  meta: {
    dropPriority: 2,
    subline: sublines.type,
    card: 'line',
    cardCell: ({ opportunityType }) => opportunityType,
    info: () => <TypePopover />,
    wraps: true,
    widthClass: columnWidth.type,
  },
});

/** The type of a referral, e.g. CIR, with a popover that explains the types. In every column set. */
export const typeColumn = exported(feedType, ({ opportunityType }) => opportunityType);

/* @__NO_SIDE_EFFECTS__ */
const statusWithId = (
  id: string,
  alias: string,
  widthClass: string,
  size: number,
  Cell: (props: Pick<ReferralStatusProps, 'referral' | 'size'>) => ReactNode,
  meta?: ReferralColumnMeta,
) =>
  referralColumn({
    id,
    header: columns.status,
    size,
    cell: (referral) => <Cell referral={referral} />,
    meta: {
      card: 'action',
      cardCell: (referral) => <Cell referral={referral} size="touch" />,
      info: () => <StatusPopover />,
      isFixed: true,
      isStatus: true,
      hasControls: true,
      aliases: [alias],
      widthClass,
      ...meta,
    },
  });

const feedStatus = statusWithId('status', 'decayStatus', columnWidth.status, 140, StatusCell);

const statusOf = ({ marketplaceStatus }: Referral) => marketplaceStatus;

const statusField: CsvField = {
  heading: columns.status,
  value: statusOf,
};
const priceFields = [
  inDollars(columns.price, (referral) => pricesOf(referral).price),
  inDollars(columns.oldPrice, (referral) => pricesOf(referral).was),
];

const statusExport: Pick<ReferralColumnMeta, 'csv'> = {
  csv: ({ audience, showPrices = true }) =>
    showPrices && (audience === 'agent' || audience === 'guest')
      ? [statusField, ...priceFields]
      : [statusField],
};

/** The status: a badge for carriers and admins, a button for visitors. In the public column set. */
export const statusColumn = exported(feedStatus, statusOf, statusExport);

/** `statusColumn` for lists with badges only, which need less width in a table of all columns. */
const badgeColumn = statusWithId('status', 'decayStatus', columnWidth.statusBadge, 96, StatusCell);

/** The status as a button with the current price and the time left, for agents. */
export const decayStatusColumn = exported(
  statusWithId('decayStatus', 'status', columnWidth.decayStatus, 222, ClaimCell, {
    shownSort: 'limitedTime',
  }),
  statusOf,
  statusExport,
);

/** How long an available referral can still be claimed. For lists of admins and carriers, who manage expirations. */
export const limitedTimeColumn = referralColumn({
  id: 'limitedTime',
  header: columns.limitedTime,
  accessorFn: ({ marketplaceExpirationDate }) => marketplaceExpirationDate,
  cell: (referral) =>
    referral.marketplaceStatus === 'Available' ? (
      <LimitedTime referral={referral} />
    ) : (
      limitedTimePlaceholder()
    ),
  enableSorting: true,
  size: 104,
  meta: {
    card: 'none',
    sortField: 'marketplaceExpirationDate',
    csv: timeInUtc(columns.limitedTime, ({ marketplaceStatus, marketplaceExpirationDate }) =>
      marketplaceStatus === 'Available' ? marketplaceExpirationDate : null,
    ),
    widthClass: columnWidth.limitedTime,
  },
});

const feedCategory = referralColumn({
  id: 'category',
  header: columns.category,
  cell: categoryText,
  enableSorting: true,
  size: 76,
  meta: {
    dropPriority: 2,
    subline: sublines.category,
    card: 'line',
    cardCell: (referral, texts) =>
      referral.lines.length === 0 && referral.category === null ? null : categoryText(referral, texts),
    wraps: true,
    widthClass: columnWidth.category,
    cellClass: styles.noEnd,
  },
});

/** The category of a referral: commercial, personal, or life and annuities. In every column set. */
export const categoryColumn = exported(feedCategory, (referral) => categoryText(referral));

const feedCity = referralColumn({
  id: 'city',
  header: columns.location,
  cell: placeCell,
  enableSorting: true,
  size: 132,
  meta: {
    dropPriority: 1,
    subline: sublines.place,
    card: 'line',
    cardCell: locationText,
    isRowHeader: true,
    wraps: true,
    widthClass: columnWidth.city,
  },
});

/** The city and state of a referral. In every column set. */
export const cityColumn = exported(feedCity, placeText);

const feedLines = referralColumn({
  id: 'businessLines',
  header: columns.policyType,
  cell: linesCell,
  size: 138,
  meta: {
    title: cardTitle,
    card: 'title',
    cardCell: cardTitle,
    wraps: true,
    widthClass: columnWidth.businessLines,
  },
});

/** The policy types that a referral asks for, and the title of its card. In every column set. */
export const businessLinesColumn = exported(feedLines, lineNames);

const feedIndustry = referralColumn({
  id: 'industry',
  header: columns.industry,
  cell: industryCell,
  enableSorting: true,
  size: 80,
  meta: {
    dropPriority: 2,
    subline: sublines.industry,
    card: 'none',
    widthClass: columnWidth.industry,
  },
});

/** The industry and its code. In every column set; personal and life rows show 'N/A'. */
export const industryColumn = exported(feedIndustry, industryName, { text: businessText(industryName) });

const feedEmployees = referralColumn({
  id: 'noOfEmployees',
  header: columns.employees,
  cell: employeesCell,
  enableSorting: true,
  size: 86,
  meta: {
    dropPriority: 2,
    align: 'end',
    card: 'none',
    widthClass: columnWidth.noOfEmployees,
  },
});

/** The number of employees. In every column set; personal and life rows show 'N/A'. */
export const employeesColumn = exported(feedEmployees, ({ noOfEmployees }) => noOfEmployees, {
  text: businessText(({ noOfEmployees }) => noOfEmployees ?? '1 +'),
});

const feedYears = referralColumn({
  id: 'yearsInBusiness',
  header: columns.years,
  cell: yearsCell,
  enableSorting: true,
  size: 70,
  meta: {
    dropPriority: 2,
    align: 'end',
    card: 'none',
    widthClass: columnWidth.yearsInBusiness,
  },
});

/** The years in business. In every column set; personal and life rows show 'N/A'. */
export const yearsColumn = exported(feedYears, ({ yearsInBusiness }) => yearsInBusiness, {
  text: businessText(({ yearsInBusiness }) => yearsInBusiness),
});

export const premiumField = inDollars(columns.premium, ({ estimatedPremium }) => estimatedPremium);

export const premiumCard = ({ estimatedPremium }: Referral, texts?: Texts) =>
  estimatedPremium === null ? null : moneyText(estimatedPremium, texts);

/** The estimated premium. In every column set except the public one. */
export const premiumColumn = referralColumn({
  id: 'estimatedPremium',
  header: columns.premium,
  accessorFn: ({ estimatedPremium }) => estimatedPremium,
  cell: ({ estimatedPremium }, texts) => moneyText(estimatedPremium, texts),
  enableSorting: true,
  size: 88,
  meta: {
    align: 'end',
    card: 'end',
    cardCell: premiumCard,
    csv: () => [premiumField],
    widthClass: columnWidth.estimatedPremium,
  },
});

/** The number of agencies notified of a referral. For lists of admins and carriers. */
export const agenciesNotifiedColumn = referralColumn({
  id: 'agenciesNotified',
  header: columns.agenciesNotified,
  accessorFn: ({ agenciesNotified }) => agenciesNotified,
  cell: ({ agenciesNotified }) => formatValue(agenciesNotified),
  size: 62,
  meta: { dropPriority: 3, align: 'end', card: 'none', widthClass: columnWidth.agenciesNotified },
});

/** Returns whether a referral is assigned to an agency or a partner. */
const isAssigned = ({ assignedAgency, assignedPartner }: Referral) =>
  assignedAgency !== null || assignedPartner !== null;

/**
 * The agency or partner that a referral is assigned to, as far as the audience may know. In every set except the public
 * one.
 */
export const assignedAgencyColumn = referralColumn({
  id: 'assignedAgency',
  header: columns.assignedTo,
  accessorFn: ({ assignedAgency }) => assignedAgency,
  // Nobody is no unknown value.
  cell: (referral) => (isAssigned(referral) ? <AssigneeCell referral={referral} /> : null),
  size: 98,
  meta: {
    dropPriority: 2,
    card: 'none',
    wraps: true,
    text: (referral, { audience }) => (isAssigned(referral) ? assigneeText(referral, audience) : null),
    cellClass: styles.closeEnd,
    widthClass: columnWidth.assignedAgency,
  },
});

/** The notes, in which agents can call the consumer right away. In no column set. */
export const notesColumn = referralColumn({
  id: 'notes',
  header: columns.notes,
  accessorFn: ({ isCallIn }) => isCallIn,
  cell: (referral) => <NotesCell referral={referral} />,
  size: 160,
  meta: {
    card: 'none',
    isHidden: true,
    hasControls: true,
    csv({ audience, showPrices = true }) {
      const offer =
        <Offer extends string | number>(what: Offer) =>
        (referral: Referral) =>
          offersTalkNow(referral, audience) ? what : null;
      const notes: CsvField = { heading: columns.notes, value: offer(columns.talkNow) };
      return showPrices ? [notes, inDollars(columns.talkNowPrice, offer(talkNowPrice))] : [notes];
    },
    widthClass: columnWidth.notes,
  },
});

/** Marks call-in referrals with a PhoneIcon. In no column set. */
export const phoneIconColumn = referralColumn({
  id: 'phoneIcon',
  header: columns.callIn,
  accessorFn: ({ isCallIn }) => (isCallIn ? columns.callInReferral : null),
  cell: ({ isCallIn }) => isCallIn && <Mark icon={PhoneIcon} label={columns.callInReferral} />,
  size: 76,
  meta: { card: 'none', isHidden: true, widthClass: columnWidth.phoneIcon },
});

/** Marks standard referrals with a StarIcon. In no column set. */
export const starIconColumn = referralColumn({
  id: 'starIcon',
  header: columns.standard,
  accessorFn: ({ isCallIn }) => (isCallIn ? null : columns.standardReferral),
  cell: ({ isCallIn }) => !isCallIn && <Mark icon={StarIcon} label={columns.standardReferral} />,
  size: 84,
  meta: { card: 'none', isHidden: true, widthClass: columnWidth.starIcon },
});

/** The columns of the public feed, which has no export. */
export const feedColumns: readonly ReferralColumnDef[] = [
  feedAddDate,
  feedType,
  feedCategory,
  feedCity,
  feedLines,
  feedIndustry,
  feedEmployees,
  feedYears,
  feedStatus,
];

/** Returns the columns of a list for visitors. */
export const publicColumns = <Row extends Referral = Referral>(): ReferralColumnDef<Row>[] => [
  addDateColumn,
  typeColumn,
  categoryColumn,
  cityColumn,
  businessLinesColumn,
  industryColumn,
  employeesColumn,
  yearsColumn,
  statusColumn,
];

/** Returns the columns for agents and guests. */
export const agentColumns = <Row extends Referral = Referral>(): ReferralColumnDef<Row>[] => [
  addDateColumn,
  typeColumn,
  decayStatusColumn,
  categoryColumn,
  cityColumn,
  businessLinesColumn,
  industryColumn,
  employeesColumn,
  yearsColumn,
  premiumColumn,
  assignedAgencyColumn,
];

/** Returns the columns for admins and carriers. */
export const adminColumns = <Row extends Referral = Referral>(): ReferralColumnDef<Row>[] => [
  addDateColumn,
  typeColumn,
  badgeColumn,
  limitedTimeColumn,
  categoryColumn,
  cityColumn,
  businessLinesColumn,
  industryColumn,
  employeesColumn,
  yearsColumn,
  premiumColumn,
  agenciesNotifiedColumn,
  assignedAgencyColumn,
];

/** Returns the columns that are in no set, for hosts and users to add. */
export const extraColumns = <Row extends Referral = Referral>(): ReferralColumnDef<Row>[] => [
  notesColumn,
  phoneIconColumn,
  starIconColumn,
];

const columnSets = {
  admin: adminColumns,
  carrier: adminColumns,
  agent: agentColumns,
  guest: agentColumns,
  public: publicColumns,
} satisfies Record<ReferralAudience, unknown>;

/** Returns the default columns of an audience. */
export const columnsFor = <Row extends Referral = Referral>(
  audience: ReferralAudience,
): ReferralColumnDef<Row>[] => columnSets[audience]<Row>();
