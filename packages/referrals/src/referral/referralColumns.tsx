import { english, formatMoney, formatValue, nameIn, type Texts, useMessages } from '@advantage/ui';
import { type IconComponent, PhoneIcon, StarIcon } from '@advantage/ui/icons';
import { numbers } from '@advantage/ui/messages';
import type { ReactNode } from 'react';
import * as columns from '../messages/columns.ts';
import * as en from '../messages/en.ts';
import type { ReferralAudience } from '../model/audience.ts';
import { cardTitle } from '../model/cardTexts.ts';
import {
  assigneeText,
  categoryText,
  employeesText,
  industryText,
  linesText,
  lineText,
  locationText,
  notApplicable,
  offersTalkNow,
} from '../model/cellTexts.ts';
import { industryName, lineNames, placeText, toDate } from '../model/exportTexts.ts';
import type { Referral } from '../model/referral.ts';
import { shortText } from '../model/shortText.ts';
import { pricesOf } from '../model/statusView.ts';
import * as styles from '../table/cells.css.ts';
import type { CsvField, CsvValue, ReferralColumnMeta } from '../table/columnMeta.ts';
import { talkNowPrice } from '../wire/talkNowPrice.ts';
import { AssigneeCell, StatusCell } from './CellContext.tsx';
import { ClaimCell, NotesCell } from './ClaimCell.tsx';
import { CardCategory, CardKind } from './cardParts.tsx';
import * as columnWidth from './columnWidth.css.ts';
import { Delivered, DeliveredTime, NewBadge } from './Delivered.tsx';
import { LimitedTime, limitedTimePlaceholder } from './LimitedTime.tsx';
import type { ReferralStatusProps } from './ReferralStatus.tsx';
import { type ReadyColumn, readyColumn } from './readyColumn.ts';
import { StatusPopover } from './StatusPopover.tsx';
import { TypePopover } from './TypePopover.tsx';

/** Wraps a cell of a business-only column: personal and life rows show 'N/A' instead. */
const businessOnly = (content: (referral: Referral) => ReactNode) => (referral: Referral, texts?: Texts) => {
  const text = notApplicable(referral, texts);
  return text === null ? content(referral) : <span className={styles.notApplicable}>{text}</span>;
};

export const businessText = (value: (referral: Referral) => CsvValue) => (referral: Referral) =>
  notApplicable(referral) ?? value(referral);

/** Wraps the card content of a business-only column: cards of personal and life referrals leave it out. */
export const businessCard =
  (content: (referral: Referral, texts?: Texts) => ReactNode) => (referral: Referral, texts?: Texts) =>
    notApplicable(referral) === null ? content(referral, texts) : null;

/** The number of employees as text, for cards. */
export const employeesCard = businessCard(({ noOfEmployees }, texts = english) =>
  texts(en.cells).employees(noOfEmployees ?? '1 +'),
);

/** The years in business as text, for cards. */
export const yearsCard = businessCard(({ yearsInBusiness }, texts = english) =>
  yearsInBusiness === null ? null : texts(en.cells).years(yearsInBusiness),
);

/** Formats an amount of money for a cell. */
export const moneyText = (amount: number | null, texts: Texts = english) =>
  formatMoney(amount, texts(numbers));

/** Creates the export column of a time, in UTC. */
export const timeInUtc = (
  label: string,
  at: (referral: Referral) => number | null,
): NonNullable<ReferralColumnMeta['csv']> => {
  const fields: readonly CsvField[] = [{ heading: columns.utc(label), value: (row) => toDate(at(row)) }];
  return () => fields;
};

/** Creates the export column of an amount, in US dollars. */
export const inDollars = (label: string, value: (referral: Referral) => number | null): CsvField => ({
  heading: columns.usd(label),
  value,
});

/** Adds to a column the value that lists sort by and export. */
const exported = (
  column: ReadyColumn,
  accessorFn: ReadyColumn['accessorFn'],
  meta?: Pick<ReferralColumnMeta, 'csv' | 'text'>,
): ReadyColumn => ({ ...column, accessorFn, meta: { ...column.meta, ...meta } });

/** Maximum characters to render: more than a cell can show of an industry, and than any code has. */
const maxLengths = { description: 1000, code: 20 };

export const industryCell = businessOnly((referral) => {
  const { industryDescription, industryCode } = referral;
  // A host's own source may omit unknown fields.
  if (industryDescription == null || industryCode == null) return industryText(referral);
  return (
    <span className={styles.line}>
      <span className={styles.cut}>{shortText(industryDescription, maxLengths.description)}</span>
      <span className={styles.code}>{shortText(industryCode, maxLengths.code)}</span>
    </span>
  );
});

export const employeesCell = businessOnly(employeesText);
export const yearsCell = businessOnly(({ yearsInBusiness }) => formatValue(yearsInBusiness));

/** Length of a state code, which is never cut off. A longer text from a source may be. */
const stateLetters = 2;

/** A location cell whose city may be cut off, but not its state. */
export const placeCell = (referral: Referral) => {
  const { city, state } = referral;
  if (!city || !state) return locationText(referral);
  return (
    <span className={styles.place}>
      <span className={styles.cut}>{city},</span>
      {state.length === stateLetters ? ` ${state}` : <span className={styles.state}> {state}</span>}
    </span>
  );
};

/** The policy types, or, where space is short, the first one and the number of others. */
const linesCell = (referral: Referral, texts: Texts = english) => {
  const text = linesText(referral, texts);
  const { lines } = referral;
  const [first] = lines;
  if (first === undefined || lines.length === 1) return <span className={styles.lines}>{text}</span>;
  const end = lineText(first, texts).length;
  return (
    <span className={styles.lines} data-more={`+${lines.length - 1}`}>
      <span>{text.slice(0, end)}</span>
      <span>{text.slice(end)}</span>
    </span>
  );
};

function Mark({ icon: Icon, label }: { readonly icon: IconComponent; readonly label: string }) {
  const names = useMessages(en.headings);
  return (
    <span className={styles.icon}>
      <Icon label={nameIn(names, label)} />
    </span>
  );
}

/** `addDateColumn` without an export value. Other `feed*` columns relate to their exported columns in the same way. */
const feedAddDate = readyColumn({
  id: 'addDate',
  label: columns.delivered,
  cell: ({ addDate }) => <Delivered addDate={addDate} />,
  canSort: true,
  size: 180,
  meta: {
    card: 'when',
    cardCell: ({ addDate }) => (
      <>
        <DeliveredTime addDate={addDate} />
        <NewBadge addDate={addDate} />
      </>
    ),
    wraps: true,
    widthClass: columnWidth.addDate,
  },
});

/** When a referral was delivered, with a badge on new ones. In every column set. */
export const addDateColumn = exported(feedAddDate, ({ addDate }) => addDate, {
  csv: timeInUtc(columns.delivered, ({ addDate }) => addDate),
});

const feedType = readyColumn({
  id: 'type',
  label: columns.type,
  cell: ({ opportunityType }) => formatValue(opportunityType),
  size: 76,
  meta: {
    dropPriority: 3,
    card: 'kind',
    cardCell: (referral) => <CardKind referral={referral} />,
    info: () => <TypePopover />,
    wraps: true,
    widthClass: columnWidth.type,
  },
});

/** The type of a referral, e.g. CIR, with a popover that explains the types. In every column set. */
export const typeColumn = exported(feedType, ({ opportunityType }) => opportunityType);

const statusWithId = (
  id: string,
  alias: string,
  widthClass: string,
  size: number,
  Cell: (props: Pick<ReferralStatusProps, 'referral' | 'size'>) => ReactNode,
) =>
  readyColumn({
    id,
    label: columns.status,
    size,
    cell: (referral) => <Cell referral={referral} />,
    meta: {
      card: 'action',
      cardCell: (referral) => <Cell referral={referral} size="touch" />,
      info: () => <StatusPopover />,
      isFixed: true,
      isStatus: true,
      aliases: [alias],
      widthClass,
    },
  });

const feedStatus = statusWithId('status', 'decayStatus', columnWidth.status, 164, StatusCell);

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
const badgeColumn = statusWithId('status', 'decayStatus', columnWidth.statusBadge, 164, StatusCell);

/** The status as a button with the current price and the time left, for agents. */
export const decayStatusColumn = exported(
  statusWithId('decayStatus', 'status', columnWidth.decayStatus, 244, ClaimCell),
  statusOf,
  statusExport,
);

/** How long an available referral can still be claimed. For lists of admins and carriers, who manage expirations. */
export const limitedTimeColumn = readyColumn({
  id: 'limitedTime',
  label: columns.limitedTime,
  value: ({ marketplaceExpirationDate }) => marketplaceExpirationDate,
  cell: (referral) =>
    referral.marketplaceStatus === 'Available' ? (
      <LimitedTime referral={referral} />
    ) : (
      limitedTimePlaceholder()
    ),
  canSort: true,
  size: 132,
  meta: {
    dropPriority: 2,
    card: 'none',
    sortField: 'marketplaceExpirationDate',
    csv: timeInUtc(columns.limitedTime, ({ marketplaceStatus, marketplaceExpirationDate }) =>
      marketplaceStatus === 'Available' ? marketplaceExpirationDate : null,
    ),
    widthClass: columnWidth.limitedTime,
  },
});

const feedCategory = readyColumn({
  id: 'category',
  label: columns.category,
  cell: categoryText,
  canSort: true,
  size: 84,
  meta: {
    dropPriority: 1,
    card: 'what',
    cardCell: (referral) => <CardCategory referral={referral} />,
    wraps: true,
    widthClass: columnWidth.category,
  },
});

/** The category of a referral: commercial, personal, or life and annuities. In every column set. */
export const categoryColumn = exported(feedCategory, (referral) => categoryText(referral));

const feedCity = readyColumn({
  id: 'city',
  label: columns.location,
  cell: placeCell,
  canSort: true,
  size: 150,
  meta: { card: 'where', cardCell: locationText, isRowHeader: true, widthClass: columnWidth.city },
});

/** The city and state of a referral. In every column set. */
export const cityColumn = exported(feedCity, placeText);

const feedLines = readyColumn({
  id: 'businessLines',
  label: columns.policyType,
  cell: linesCell,
  size: 170,
  meta: { card: 'title', cardCell: cardTitle, widthClass: columnWidth.businessLines },
});

/** The policy types that a referral asks for, and the title of its card. In every column set. */
export const businessLinesColumn = exported(feedLines, lineNames);

const feedIndustry = readyColumn({
  id: 'industry',
  label: columns.industry,
  cell: industryCell,
  canSort: true,
  size: 170,
  meta: {
    dropPriority: 6,
    card: 'none',
    cardCell: businessCard(industryCell),
    widthClass: columnWidth.industry,
  },
});

/** The industry and its code. In every column set; personal and life rows show 'N/A'. */
export const industryColumn = exported(feedIndustry, industryName, { text: businessText(industryName) });

const feedEmployees = readyColumn({
  id: 'noOfEmployees',
  label: columns.employees,
  cell: employeesCell,
  canSort: true,
  size: 88,
  meta: {
    dropPriority: 4,
    align: 'end',
    card: 'detail',
    cardCell: employeesCard,
    widthClass: columnWidth.noOfEmployees,
  },
});

/** The number of employees. In every column set; personal and life rows show 'N/A'. */
export const employeesColumn = exported(feedEmployees, ({ noOfEmployees }) => noOfEmployees, {
  text: businessText(({ noOfEmployees }) => noOfEmployees ?? '1 +'),
});

const feedYears = readyColumn({
  id: 'yearsInBusiness',
  label: columns.years,
  cell: yearsCell,
  canSort: true,
  size: 72,
  meta: {
    dropPriority: 5,
    align: 'end',
    card: 'detail',
    cardCell: yearsCard,
    widthClass: columnWidth.yearsInBusiness,
  },
});

/** The years in business. In every column set; personal and life rows show 'N/A'. */
export const yearsColumn = exported(feedYears, ({ yearsInBusiness }) => yearsInBusiness, {
  text: businessText(({ yearsInBusiness }) => yearsInBusiness),
});

export const premiumField = inDollars(columns.premium, ({ estimatedPremium }) => estimatedPremium);

/** The estimated premium. In every column set except the public one. */
export const premiumColumn = readyColumn({
  id: 'estimatedPremium',
  label: columns.premium,
  value: ({ estimatedPremium }) => estimatedPremium,
  cell: ({ estimatedPremium }, texts) => moneyText(estimatedPremium, texts),
  canSort: true,
  size: 96,
  meta: {
    align: 'end',
    card: 'amount',
    cardCell: ({ estimatedPremium }, texts = english) =>
      estimatedPremium === null
        ? null
        : `${moneyText(estimatedPremium, texts)} ${texts(en.memberCells).premiumUnit}`,
    csv: () => [premiumField],
    widthClass: columnWidth.estimatedPremium,
  },
});

/** The number of agencies notified of a referral. For lists of admins and carriers. */
export const agenciesNotifiedColumn = readyColumn({
  id: 'agenciesNotified',
  label: columns.agenciesNotified,
  value: ({ agenciesNotified }) => agenciesNotified,
  cell: ({ agenciesNotified }) => formatValue(agenciesNotified),
  size: 80,
  meta: { dropPriority: 8, align: 'end', card: 'none', widthClass: columnWidth.agenciesNotified },
});

/** Returns whether a referral is assigned to an agency or a partner. */
export const isAssigned = ({ assignedAgency, assignedPartner }: Referral) =>
  assignedAgency !== null || assignedPartner !== null;

/**
 * The agency or partner that a referral is assigned to, as far as the audience may know. In every set except the public
 * one.
 */
export const assignedAgencyColumn = readyColumn({
  id: 'assignedAgency',
  label: columns.assignedTo,
  value: ({ assignedAgency }) => assignedAgency,
  cell: (referral) => (isAssigned(referral) ? <AssigneeCell referral={referral} /> : formatValue(null)),
  size: 124,
  meta: {
    dropPriority: 7,
    card: 'none',
    wraps: true,
    text: (referral, { audience }) => (isAssigned(referral) ? assigneeText(referral, audience) : null),
    widthClass: columnWidth.assignedAgency,
  },
});

/** The notes, in which agents can call the consumer right away. In no column set. */
export const notesColumn = readyColumn({
  id: 'notes',
  label: columns.notes,
  value: ({ isCallIn }) => isCallIn,
  cell: (referral) => <NotesCell referral={referral} />,
  size: 150,
  meta: {
    dropPriority: 9,
    card: 'none',
    isHidden: true,
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
export const phoneIconColumn = readyColumn({
  id: 'phoneIcon',
  label: columns.callIn,
  value: ({ isCallIn }) => (isCallIn ? columns.callInReferral : null),
  cell: ({ isCallIn }) => isCallIn && <Mark icon={PhoneIcon} label={columns.callInReferral} />,
  size: 76,
  meta: { dropPriority: 9, card: 'none', isHidden: true, widthClass: columnWidth.phoneIcon },
});

/** Marks standard referrals with a StarIcon. In no column set. */
export const starIconColumn = readyColumn({
  id: 'starIcon',
  label: columns.standard,
  value: ({ isCallIn }) => (isCallIn ? null : columns.standardReferral),
  cell: ({ isCallIn }) => !isCallIn && <Mark icon={StarIcon} label={columns.standardReferral} />,
  size: 84,
  meta: { dropPriority: 9, card: 'none', isHidden: true, widthClass: columnWidth.starIcon },
});

/** The columns of the public feed, which has no export. */
export const feedColumns: readonly ReadyColumn[] = [
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
export const publicColumns = <Row extends Referral = Referral>(): ReadyColumn<Row>[] => [
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
export const agentColumns = <Row extends Referral = Referral>(): ReadyColumn<Row>[] => [
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
export const adminColumns = <Row extends Referral = Referral>(): ReadyColumn<Row>[] => [
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
export const extraColumns = <Row extends Referral = Referral>(): ReadyColumn<Row>[] => [
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
export const columnsFor = <Row extends Referral = Referral>(audience: ReferralAudience): ReadyColumn<Row>[] =>
  columnSets[audience]<Row>();
