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
import { dateOf, industryName, lineNames, placeText } from '../model/exportTexts.ts';
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
import { LimitedTime, noLimitedTime } from './LimitedTime.tsx';
import type { ReferralStatusProps } from './ReferralStatus.tsx';
import { type ReadyColumn, readyColumn } from './readyColumn.ts';
import { StatusPopover } from './StatusPopover.tsx';
import { TypePopover } from './TypePopover.tsx';

/** Says in personal and life rows that a column is about businesses only. */
const businessOnly = (content: (referral: Referral) => ReactNode) => (referral: Referral, texts?: Texts) => {
  const text = notApplicable(referral, texts);
  return text === null ? content(referral) : <span className={styles.notApplicable}>{text}</span>;
};

export const businessText = (value: (referral: Referral) => CsvValue) => (referral: Referral) =>
  notApplicable(referral) ?? value(referral);

/** Says nothing on the cards of personal and life rows. */
export const businessCard =
  (content: (referral: Referral, texts?: Texts) => ReactNode) => (referral: Referral, texts?: Texts) =>
    notApplicable(referral) === null ? content(referral, texts) : null;

/** The number of employees in words, for cards. */
export const employeesCard = businessCard(({ noOfEmployees }, texts = english) =>
  texts(en.cells).employees(noOfEmployees ?? '1 +'),
);

/** How long a business has existed in words, for cards. */
export const yearsCard = businessCard(({ yearsInBusiness }, texts = english) =>
  yearsInBusiness === null ? null : texts(en.cells).years(yearsInBusiness),
);

/** An amount of money in a cell. */
export const moneyText = (amount: number | null, texts: Texts = english) =>
  formatMoney(amount, texts(numbers));

/** The column of an export for a moment. */
export const timeInUtc = (
  label: string,
  at: (referral: Referral) => number | null,
): NonNullable<ReferralColumnMeta['csv']> => {
  const fields: readonly CsvField[] = [{ heading: columns.utc(label), value: (row) => dateOf(at(row)) }];
  return () => fields;
};

/** The column of an export for an amount of money. */
export const inDollars = (label: string, value: (referral: Referral) => number | null): CsvField => ({
  heading: columns.usd(label),
  value,
});

/** A column with the value that lists sort by and export. */
const exported = (
  column: ReadyColumn,
  accessorFn: ReadyColumn['accessorFn'],
  meta?: Pick<ReferralColumnMeta, 'csv' | 'text'>,
): ReadyColumn => ({ ...column, accessorFn, meta: { ...column.meta, ...meta } });

/** More characters than a cell shows of an industry, and than any code has. */
const longest = { description: 1000, code: 20 };

export const industryCell = businessOnly((referral) => {
  const { industryDescription, industryCode } = referral;
  // A host's own source may leave out what it does not know.
  if (industryDescription == null || industryCode == null) return industryText(referral);
  return (
    <span className={styles.line}>
      <span className={styles.cut}>{shortText(industryDescription, longest.description)}</span>
      <span className={styles.code}>{shortText(industryCode, longest.code)}</span>
    </span>
  );
});

export const employeesCell = businessOnly(employeesText);
export const yearsCell = businessOnly(({ yearsInBusiness }) => formatValue(yearsInBusiness));

/** Letters of a state. A source that sends another text has it cut; two letters never are. */
const stateLetters = 2;

/** A place whose city gives way, and never its state. */
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

/** Names of policy types: where there is no room for all, the first and how many more. */
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

/** When a referral was delivered, with a mark on new ones. In every set of columns. */
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

/** The same with what an export says. */
export const addDateColumn = exported(feedAddDate, ({ addDate }) => addDate, {
  csv: timeInUtc(columns.delivered, ({ addDate }) => addDate),
});

/** The type of a referral, e.g. CIR, with an explanation of the types. In every set of columns. */
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

/** The same with what an export says. */
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

/** The status as a badge for carriers and admins, as a button on the public feed. */
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

/** The same with what an export says. */
export const statusColumn = exported(feedStatus, statusOf, statusExport);

/** The same where it is a badge only, which needs less room in a table of all columns. */
const badgeColumn = statusWithId('status', 'decayStatus', columnWidth.statusBadge, 164, StatusCell);

/** The status as a button with the current price and the time left, for agents. */
export const decayStatusColumn = exported(
  statusWithId('decayStatus', 'status', columnWidth.decayStatus, 244, ClaimCell),
  statusOf,
  statusExport,
);

/** How long an available referral stays so. For lists of admins and carriers, who manage what expires. */
export const limitedTimeColumn = readyColumn({
  id: 'limitedTime',
  label: columns.limitedTime,
  value: ({ marketplaceExpirationDate }) => marketplaceExpirationDate,
  cell: (referral) =>
    referral.marketplaceStatus === 'Available' ? <LimitedTime referral={referral} /> : noLimitedTime(),
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

/** The category of a referral: commercial, personal, or life and annuities. In every set of columns. */
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

/** The same with what an export says. */
export const categoryColumn = exported(feedCategory, (referral) => categoryText(referral));

/** The city and state of a referral. In every set of columns. */
const feedCity = readyColumn({
  id: 'city',
  label: columns.location,
  cell: placeCell,
  canSort: true,
  size: 150,
  meta: { card: 'where', cardCell: locationText, isRowHeader: true, widthClass: columnWidth.city },
});

/** The same with what an export says. */
export const cityColumn = exported(feedCity, placeText);

/** The policy types that a referral asks for, and the title of its card. In every set of columns. */
const feedLines = readyColumn({
  id: 'businessLines',
  label: columns.policyType,
  cell: linesCell,
  size: 170,
  meta: { card: 'title', cardCell: cardTitle, widthClass: columnWidth.businessLines },
});

/** The same with what an export says. */
export const businessLinesColumn = exported(feedLines, lineNames);

/** The industry of a business with its code. In every set of columns; personal and life rows say that it does not apply. */
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

/** The same with what an export says. */
export const industryColumn = exported(feedIndustry, industryName, { text: businessText(industryName) });

/** The number of employees of a business. In every set of columns; personal and life rows say that it does not apply. */
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

/** The same with what an export says. */
export const employeesColumn = exported(feedEmployees, ({ noOfEmployees }) => noOfEmployees, {
  text: businessText(({ noOfEmployees }) => noOfEmployees ?? '1 +'),
});

/** How long a business has existed. In every set of columns; personal and life rows say that it does not apply. */
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

/** The same with what an export says. */
export const yearsColumn = exported(feedYears, ({ yearsInBusiness }) => yearsInBusiness, {
  text: businessText(({ yearsInBusiness }) => yearsInBusiness),
});

export const premiumField = inDollars(columns.premium, ({ estimatedPremium }) => estimatedPremium);

/** The estimated premium. For everyone but visitors of the public feed. */
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

/** How many agencies heard of a referral. For lists of admins and carriers. */
export const agenciesNotifiedColumn = readyColumn({
  id: 'agenciesNotified',
  label: columns.agenciesNotified,
  value: ({ agenciesNotified }) => agenciesNotified,
  cell: ({ agenciesNotified }) => formatValue(agenciesNotified),
  size: 80,
  meta: { dropPriority: 8, align: 'end', card: 'none', widthClass: columnWidth.agenciesNotified },
});

const isAssigned = ({ assignedAgency, assignedPartner }: Referral) =>
  assignedAgency !== null || assignedPartner !== null;

/** The agency or partner that has a referral, as far as the reader may know. For everyone but visitors of the public feed. */
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

/** The notes: agents can talk to the consumer right away. In no set of columns. */
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

/** Marks call-in referrals with a PhoneIcon. In no set of columns. */
export const phoneIconColumn = readyColumn({
  id: 'phoneIcon',
  label: columns.callIn,
  value: ({ isCallIn }) => (isCallIn ? columns.callInReferral : null),
  cell: ({ isCallIn }) => isCallIn && <Mark icon={PhoneIcon} label={columns.callInReferral} />,
  size: 76,
  meta: { dropPriority: 9, card: 'none', isHidden: true, widthClass: columnWidth.phoneIcon },
});

/** Marks standard referrals with a StarIcon. In no set of columns. */
export const starIconColumn = readyColumn({
  id: 'starIcon',
  label: columns.standard,
  value: ({ isCallIn }) => (isCallIn ? null : columns.standardReferral),
  cell: ({ isCallIn }) => !isCallIn && <Mark icon={StarIcon} label={columns.standardReferral} />,
  size: 84,
  meta: { dropPriority: 9, card: 'none', isHidden: true, widthClass: columnWidth.starIcon },
});

/** The columns of the public feed, which exports nothing. */
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

/** The columns of a list for visitors. */
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

/** The columns of agents, and of everyone else who is neither admin nor carrier. */
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

/** The columns of admins and carriers. */
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

/** Columns that are in no set, for hosts and readers who want them. */
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

/** The columns that a reader gets when the host names none. */
export const columnsFor = <Row extends Referral = Referral>(audience: ReferralAudience): ReadyColumn<Row>[] =>
  columnSets[audience]<Row>();
