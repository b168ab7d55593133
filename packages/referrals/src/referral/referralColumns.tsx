import { businessLineName } from '@advantage/reference-data';
import { formatMoney, formatValue } from '@advantage/ui';
import { type IconComponent, PhoneIcon, StarIcon } from '@advantage/ui/icons';
import type { ReactNode } from 'react';
import * as columns from '../messages/columns.ts';
import type { ReferralAudience } from '../model/audience.ts';
import { cardTitle, counted } from '../model/cardTexts.ts';
import {
  assigneeText,
  categoryText,
  employeesText,
  industryText,
  linesText,
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
const businessOnly = (content: (referral: Referral) => ReactNode) => (referral: Referral) => {
  const text = notApplicable(referral);
  return text === null ? content(referral) : <span className={styles.notApplicable}>{text}</span>;
};

export const businessText = (value: (referral: Referral) => CsvValue) => (referral: Referral) =>
  notApplicable(referral) ?? value(referral);

/** Says nothing on the cards of personal and life rows. */
export const businessCard = (content: (referral: Referral) => ReactNode) => (referral: Referral) =>
  notApplicable(referral) === null ? content(referral) : null;

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

/** A place whose city gives way, and never its state. */
export const placeCell = (referral: Referral) => {
  const { city, state } = referral;
  if (!city || !state) return locationText(referral);
  return (
    <span className={styles.place}>
      <span className={styles.cut}>{city},</span> <span className={styles.state}>{state}</span>
    </span>
  );
};

/** Names of policy types: where there is no room for all, the first and how many more. */
const linesCell = (referral: Referral) => {
  const text = linesText(referral);
  const { lines } = referral;
  const [first] = lines;
  if (first === undefined || lines.length === 1) return <span className={styles.lines}>{text}</span>;
  const end = businessLineName(first).length;
  return (
    <span className={styles.lines} data-more={`+${lines.length - 1}`}>
      <span className={styles.cut}>{text.slice(0, end)}</span>
      <span>{text.slice(end)}</span>
    </span>
  );
};

const mark = (Icon: IconComponent, label: string) => (
  <span className={styles.icon}>
    <Icon label={label} />
  </span>
);

/** When a referral was delivered, with a mark on new ones. In every set of columns. */
export const addDateColumn = readyColumn({
  id: 'addDate',
  label: columns.delivered,
  value: ({ addDate }) => addDate,
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
    csv: timeInUtc('Delivered', ({ addDate }) => addDate),
    wraps: true,
    widthClass: columnWidth.addDate,
  },
});

/** The type of a referral, e.g. CIR, with an explanation of the types. In every set of columns. */
export const typeColumn = readyColumn({
  id: 'type',
  label: columns.type,
  value: ({ opportunityType }) => opportunityType,
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

const statusField: CsvField = {
  heading: columns.status,
  value: ({ marketplaceStatus }) => marketplaceStatus,
};
const priceFields = [
  inDollars('Price', (referral) => pricesOf(referral).price),
  inDollars(columns.oldPrice, (referral) => pricesOf(referral).was),
];

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
    value: ({ marketplaceStatus }) => marketplaceStatus,
    cell: (referral) => <Cell referral={referral} />,
    meta: {
      card: 'action',
      cardCell: (referral) => <Cell referral={referral} size="touch" />,
      info: () => <StatusPopover />,
      isFixed: true,
      isStatus: true,
      csv: ({ audience, showPrices = true }) =>
        showPrices && (audience === 'agent' || audience === 'guest')
          ? [statusField, ...priceFields]
          : [statusField],
      aliases: [alias],
      widthClass,
    },
  });

/** The status as a badge for carriers and admins, as a button on the public feed. */
export const statusColumn = statusWithId('status', 'decayStatus', columnWidth.status, 164, StatusCell);

/** The same with room for a button in a table of all columns. */
const publicStatusColumn = statusWithId('status', 'decayStatus', columnWidth.statusButton, 164, StatusCell);

/** The status as a button with the current price and the time left, for agents. */
export const decayStatusColumn = statusWithId(
  'decayStatus',
  'status',
  columnWidth.decayStatus,
  244,
  ClaimCell,
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
export const categoryColumn = readyColumn({
  id: 'category',
  label: columns.category,
  value: categoryText,
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

/** The city and state of a referral. In every set of columns. */
export const cityColumn = readyColumn({
  id: 'city',
  label: columns.location,
  value: placeText,
  cell: placeCell,
  canSort: true,
  size: 150,
  meta: { card: 'where', cardCell: locationText, isRowHeader: true, widthClass: columnWidth.city },
});

/** The policy types that a referral asks for, and the title of its card. In every set of columns. */
export const businessLinesColumn = readyColumn({
  id: 'businessLines',
  label: columns.policyType,
  value: lineNames,
  cell: linesCell,
  size: 170,
  meta: { card: 'title', cardCell: cardTitle, widthClass: columnWidth.businessLines },
});

/** The industry of a business with its code. In every set of columns; personal and life rows say that it does not apply. */
export const industryColumn = readyColumn({
  id: 'industry',
  label: columns.industry,
  value: industryName,
  cell: industryCell,
  canSort: true,
  size: 170,
  meta: {
    dropPriority: 6,
    card: 'none',
    cardCell: businessCard(industryCell),
    text: businessText(industryName),
    widthClass: columnWidth.industry,
  },
});

/** The number of employees of a business. In every set of columns; personal and life rows say that it does not apply. */
export const employeesColumn = readyColumn({
  id: 'noOfEmployees',
  label: columns.employees,
  value: ({ noOfEmployees }) => noOfEmployees,
  cell: employeesCell,
  canSort: true,
  size: 88,
  meta: {
    dropPriority: 4,
    align: 'end',
    card: 'detail',
    cardCell: businessCard(({ noOfEmployees }) => counted(noOfEmployees ?? '1 +', 'employee')),
    text: businessText(({ noOfEmployees }) => noOfEmployees ?? '1 +'),
    widthClass: columnWidth.noOfEmployees,
  },
});

/** How long a business has existed. In every set of columns; personal and life rows say that it does not apply. */
export const yearsColumn = readyColumn({
  id: 'yearsInBusiness',
  label: columns.years,
  value: ({ yearsInBusiness }) => yearsInBusiness,
  cell: yearsCell,
  canSort: true,
  size: 72,
  meta: {
    dropPriority: 5,
    align: 'end',
    card: 'detail',
    cardCell: businessCard(({ yearsInBusiness }) =>
      yearsInBusiness === null ? null : counted(yearsInBusiness, 'year'),
    ),
    text: businessText(({ yearsInBusiness }) => yearsInBusiness),
    widthClass: columnWidth.yearsInBusiness,
  },
});

export const premiumField = inDollars('Est. Premium', ({ estimatedPremium }) => estimatedPremium);

/** The estimated premium. For everyone but visitors of the public feed. */
export const premiumColumn = readyColumn({
  id: 'estimatedPremium',
  label: columns.premium,
  value: ({ estimatedPremium }) => estimatedPremium,
  cell: ({ estimatedPremium }) => formatMoney(estimatedPremium),
  canSort: true,
  size: 96,
  meta: {
    align: 'end',
    card: 'amount',
    cardCell: ({ estimatedPremium }) =>
      estimatedPremium === null ? null : `${formatMoney(estimatedPremium)} premium`,
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
  label: 'Call-in',
  value: ({ isCallIn }) => (isCallIn ? 'Call-in referral' : null),
  cell: ({ isCallIn }) => isCallIn && mark(PhoneIcon, 'Call-in referral'),
  size: 76,
  meta: { dropPriority: 9, card: 'none', isHidden: true, widthClass: columnWidth.phoneIcon },
});

/** Marks standard referrals with a StarIcon. In no set of columns. */
export const starIconColumn = readyColumn({
  id: 'starIcon',
  label: columns.standard,
  value: ({ isCallIn }) => (isCallIn ? null : columns.standardReferral),
  cell: ({ isCallIn }) => !isCallIn && mark(StarIcon, columns.standardReferral),
  size: 84,
  meta: { dropPriority: 9, card: 'none', isHidden: true, widthClass: columnWidth.starIcon },
});

/** The columns of the public feed. */
export const publicColumns = <Row extends Referral = Referral>(): ReadyColumn<Row>[] => [
  addDateColumn,
  typeColumn,
  categoryColumn,
  cityColumn,
  businessLinesColumn,
  industryColumn,
  employeesColumn,
  yearsColumn,
  publicStatusColumn,
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
  statusColumn,
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
