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
import { heading, usd, utc } from '../messages/columns.ts';
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
  lineNames,
  linesText,
  lineText,
  locationText,
  notApplicable,
  offersTalkNow,
  placeText,
  shortText,
} from '../model/texts.ts';
import { talkNowPrice } from '../wire/talkNowPrice.ts';
import { AssigneeCell, StatusCell } from './CellContext.tsx';
import { ClaimCell, NotesCell } from './ClaimCell.tsx';
import * as styles from './cells.css.ts';
import {
  type ColumnWidth,
  type CsvField,
  type CsvValue,
  type ReferralColumnDef,
  type ReferralColumnMeta,
  referralColumn,
} from './column.ts';
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
const businessText = (value: (referral: Referral) => CsvValue) => (referral: Referral) =>
  notApplicable(referral) ?? value(referral);

const moneyText = (amount: number | null, texts: Texts = english) => formatMoney(amount, texts(numbers));

/** Creates the export column of a time, in UTC. */
/* @__NO_SIDE_EFFECTS__ */
export const timeInUtc = (
  label: string,
  at: (referral: Referral) => number | null,
): NonNullable<ReferralColumnMeta['csv']> => {
  const value = (row: Referral) => {
    const time = at(row);
    return time === null ? null : new Date(time);
  };
  return () => [{ heading: utc(label), value }];
};

/** Creates the export column of an amount, in US dollars. */
/* @__NO_SIDE_EFFECTS__ */
export const inDollars = (label: string, value: (referral: Referral) => number | null): CsvField => ({
  heading: usd(label),
  value,
});

/** Maximum characters to render: more than a cell can show of an industry, and than any code has. */
const maxLengths = { description: 1000, code: 20 };

/** The description of an industry, with its code in a second line. */
const industryCell = businessOnly((referral) => {
  const { industryDescription, industryCode } = referral;
  // A host's own source may omit unknown fields.
  if (industryDescription == null || industryCode == null) return formatValue(industryName(referral));
  return (
    <>
      <span className={styles.firstLine}>{shortText(industryDescription, maxLengths.description)}</span>
      <span className={styles.secondLine}>{shortText(industryCode, maxLengths.code)}</span>
    </>
  );
});

const employeesCell = businessOnly(employeesText);
const yearsCell = businessOnly(({ yearsInBusiness }) => formatValue(yearsInBusiness));

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

function Mark({ icon: Icon, label }: { readonly icon: IconComponent; readonly label: string }) {
  const names = useMessages(en.headings);
  return (
    <span className={styles.icon}>
      <Icon label={nameIn(names, label)} />
    </span>
  );
}

/** When a referral was delivered, with a badge on new ones. In every column set. */
export const addDateColumn = referralColumn({
  id: 'addDate',
  header: heading('delivered'),
  accessorFn: ({ addDate }) => addDate,
  cell: ({ addDate }) => <DeliveredTime addDate={addDate} />,
  enableSorting: true,
  width: columnWidth.addDate,
  meta: {
    csv: timeInUtc(heading('delivered'), ({ addDate }) => addDate),
    dropPriority: 1,
    card: 'when',
    cardCell: (referral) => <CardTimes referral={referral} />,
    text: ({ addDate }, { now, texts = english }) => formatDelivered(addDate, now, texts(time)),
    badge: ({ addDate }) => <NewBadge addDate={addDate} />,
    cellClass: styles.withBadge,
  },
});

/** The type, if it isn't that of most referrals. */
export const typeLine = ({ opportunityType }: Referral) =>
  opportunityType === 'CIR' ? null : opportunityType;

/** The type of a referral, e.g. CIR, with a popover that explains the types. In every column set. */
export const typeColumn = referralColumn({
  id: 'type',
  header: heading('type'),
  accessorFn: ({ opportunityType }) => opportunityType,
  cell: ({ opportunityType }) => formatValue(opportunityType),
  width: columnWidth.type,
  meta: {
    dropPriority: 2,
    subline: { order: 3, text: typeLine },
    card: 'line',
    cardCell: ({ opportunityType }) => opportunityType,
    info: () => <TypePopover />,
    wraps: true,
  },
});

const statusField: CsvField = {
  heading: heading('status'),
  value: ({ marketplaceStatus }) => marketplaceStatus,
};
const priceFields = [
  inDollars(heading('price'), (referral) => pricesOf(referral).price),
  inDollars(heading('oldPrice'), (referral) => pricesOf(referral).was),
];

/* @__NO_SIDE_EFFECTS__ */
const statusWithId = (
  id: string,
  alias: string,
  width: ColumnWidth,
  Cell: (props: Pick<ReferralStatusProps, 'referral' | 'size'>) => ReactNode,
  meta?: ReferralColumnMeta,
) =>
  referralColumn({
    id,
    header: heading('status'),
    width,
    accessorFn: ({ marketplaceStatus }) => marketplaceStatus,
    cell: (referral) => <Cell referral={referral} />,
    meta: {
      csv: ({ audience, showPrices = true }) =>
        showPrices && (audience === 'agent' || audience === 'guest')
          ? [statusField, ...priceFields]
          : [statusField],
      card: 'action',
      cardCell: (referral) => <Cell referral={referral} size="touch" />,
      info: () => <StatusPopover />,
      isFixed: true,
      isStatus: true,
      hasControls: true,
      aliases: [alias],
      ...meta,
    },
  });

/** The status: a badge for carriers and admins, a button for visitors. In the public column set. */
export const statusColumn = statusWithId('status', 'decayStatus', columnWidth.status, StatusCell);

/** `statusColumn` for lists with badges only, which need less width in a table of all columns. */
const badgeColumn = statusWithId('status', 'decayStatus', columnWidth.statusBadge, StatusCell);

/** The status as a button with the current price and the time left, for agents. */
export const decayStatusColumn = statusWithId('decayStatus', 'status', columnWidth.decayStatus, ClaimCell, {
  shownSort: 'limitedTime',
});

/** How long an available referral can still be claimed. For lists of admins and carriers, who manage expirations. */
export const limitedTimeColumn = referralColumn({
  id: 'limitedTime',
  header: heading('limitedTime'),
  accessorFn: ({ marketplaceExpirationDate }) => marketplaceExpirationDate,
  cell: (referral) =>
    referral.marketplaceStatus === 'Available' ? (
      <LimitedTime referral={referral} />
    ) : (
      limitedTimePlaceholder()
    ),
  enableSorting: true,
  width: columnWidth.limitedTime,
  meta: {
    card: 'none',
    sortField: 'marketplaceExpirationDate',
    csv: timeInUtc(heading('limitedTime'), ({ marketplaceStatus, marketplaceExpirationDate }) =>
      marketplaceStatus === 'Available' ? marketplaceExpirationDate : null,
    ),
  },
});

/** A direct call without lines already says so in the title. */
const categoryLine = (referral: Referral, texts?: Texts) =>
  referral.category === null && referral.lines.length === 0 ? null : categoryText(referral, texts);

/** The category of a referral: commercial, personal, or life and annuities. In every column set. */
export const categoryColumn = referralColumn({
  id: 'category',
  header: heading('category'),
  accessorFn: (referral) => categoryText(referral),
  cell: categoryText,
  enableSorting: true,
  width: columnWidth.category,
  meta: {
    dropPriority: 2,
    subline: { order: 2, text: categoryLine },
    card: 'line',
    cardCell: categoryLine,
    wraps: true,
    cellClass: styles.noEnd,
  },
});

/** The city and state of a referral. In every column set. */
export const cityColumn = referralColumn({
  id: 'city',
  header: heading('location'),
  accessorFn: placeText,
  cell: placeCell,
  enableSorting: true,
  width: columnWidth.city,
  meta: {
    dropPriority: 1,
    subline: { order: 1, text: placeText },
    card: 'line',
    cardCell: locationText,
    isRowHeader: true,
    wraps: true,
  },
});

/** The policy types that a referral asks for, and the title of its card. In every column set. */
export const businessLinesColumn = referralColumn({
  id: 'businessLines',
  header: heading('policyType'),
  accessorFn: lineNames,
  cell: linesCell,
  width: columnWidth.businessLines,
  meta: {
    title: cardTitle,
    card: 'title',
    cardCell: cardTitle,
    wraps: true,
  },
});

/** The industry and its code. In every column set; personal and life rows show 'N/A'. */
export const industryColumn = referralColumn({
  id: 'industry',
  header: heading('industry'),
  accessorFn: industryName,
  cell: industryCell,
  enableSorting: true,
  width: columnWidth.industry,
  meta: {
    text: businessText(industryName),
    dropPriority: 2,
    subline: {
      order: 4,
      text: ({ industryDescription }) =>
        industryDescription && shortText(industryDescription, maxLengths.description),
    },
    card: 'none',
  },
});

/** The number of employees. In every column set; personal and life rows show 'N/A'. */
export const employeesColumn = referralColumn({
  id: 'noOfEmployees',
  header: heading('employees'),
  accessorFn: ({ noOfEmployees }) => noOfEmployees,
  cell: employeesCell,
  enableSorting: true,
  width: columnWidth.noOfEmployees,
  meta: {
    text: businessText(({ noOfEmployees }) => noOfEmployees ?? '1 +'),
    dropPriority: 2,
    align: 'end',
    card: 'none',
  },
});

/** The years in business. In every column set; personal and life rows show 'N/A'. */
export const yearsColumn = referralColumn({
  id: 'yearsInBusiness',
  header: heading('years'),
  accessorFn: ({ yearsInBusiness }) => yearsInBusiness,
  cell: yearsCell,
  enableSorting: true,
  width: columnWidth.yearsInBusiness,
  meta: {
    text: businessText(({ yearsInBusiness }) => yearsInBusiness),
    dropPriority: 2,
    align: 'end',
    card: 'none',
  },
});

const premiumField = inDollars(heading('premium'), ({ estimatedPremium }) => estimatedPremium);

const premiumCard = ({ estimatedPremium }: Referral, texts?: Texts) =>
  estimatedPremium === null ? null : moneyText(estimatedPremium, texts);

/** The estimated premium. In every column set except the public one. */
export const premiumColumn = referralColumn({
  id: 'estimatedPremium',
  header: heading('premium'),
  accessorFn: ({ estimatedPremium }) => estimatedPremium,
  cell: ({ estimatedPremium }, texts) => moneyText(estimatedPremium, texts),
  enableSorting: true,
  width: columnWidth.estimatedPremium,
  meta: {
    align: 'end',
    card: 'end',
    cardCell: premiumCard,
    csv: () => [premiumField],
  },
});

/** The number of agencies notified of a referral. For lists of admins and carriers. */
export const agenciesNotifiedColumn = referralColumn({
  id: 'agenciesNotified',
  header: heading('agenciesNotified'),
  accessorFn: ({ agenciesNotified }) => agenciesNotified,
  cell: ({ agenciesNotified }) => formatValue(agenciesNotified),
  width: columnWidth.agenciesNotified,
  meta: { dropPriority: 3, align: 'end', card: 'none' },
});

const isAssigned = ({ assignedAgency, assignedPartner }: Referral) =>
  assignedAgency !== null || assignedPartner !== null;

/** The agency or partner of a referral, as far as the audience may know. In every set except the public one. */
export const assignedAgencyColumn = referralColumn({
  id: 'assignedAgency',
  header: heading('assignedTo'),
  accessorFn: ({ assignedAgency }) => assignedAgency,
  // Nobody is no unknown value.
  cell: (referral) => (isAssigned(referral) ? <AssigneeCell referral={referral} /> : null),
  width: columnWidth.assignedAgency,
  meta: {
    dropPriority: 2,
    card: 'none',
    wraps: true,
    text: (referral, { audience }) => (isAssigned(referral) ? assigneeText(referral, audience) : null),
    cellClass: styles.closeEnd,
  },
});

/** The notes, in which agents can call the consumer right away. In no column set. */
export const notesColumn = referralColumn({
  id: 'notes',
  header: heading('notes'),
  accessorFn: ({ isCallIn }) => isCallIn,
  cell: (referral) => <NotesCell referral={referral} />,
  width: columnWidth.notes,
  meta: {
    card: 'none',
    isHidden: true,
    hasControls: true,
    csv({ audience, showPrices = true }) {
      const offer =
        <Offer extends string | number>(what: Offer) =>
        (referral: Referral) =>
          offersTalkNow(referral, audience) ? what : null;
      const notes: CsvField = { heading: heading('notes'), value: offer(heading('talkNow')) };
      return showPrices ? [notes, inDollars(heading('talkNowPrice'), offer(talkNowPrice))] : [notes];
    },
  },
});

/** Marks call-in referrals with a PhoneIcon. In no column set. */
export const phoneIconColumn = referralColumn({
  id: 'phoneIcon',
  header: heading('callIn'),
  accessorFn: ({ isCallIn }) => (isCallIn ? heading('callInReferral') : null),
  cell: ({ isCallIn }) => isCallIn && <Mark icon={PhoneIcon} label={heading('callInReferral')} />,
  width: columnWidth.phoneIcon,
  meta: { card: 'none', isHidden: true },
});

/** Marks standard referrals with a StarIcon. In no column set. */
export const starIconColumn = referralColumn({
  id: 'starIcon',
  header: heading('standard'),
  accessorFn: ({ isCallIn }) => (isCallIn ? null : heading('standardReferral')),
  cell: ({ isCallIn }) => !isCallIn && <Mark icon={StarIcon} label={heading('standardReferral')} />,
  width: columnWidth.starIcon,
  meta: { card: 'none', isHidden: true },
});

/** The facts in every column set. */
const factColumns = [
  categoryColumn,
  cityColumn,
  businessLinesColumn,
  industryColumn,
  employeesColumn,
  yearsColumn,
];

/** Returns the columns of a list for visitors. */
export const publicColumns = <Row extends Referral = Referral>(): ReferralColumnDef<Row>[] => [
  addDateColumn,
  typeColumn,
  ...factColumns,
  statusColumn,
];

/** Returns the columns for agents and guests. */
export const agentColumns = <Row extends Referral = Referral>(): ReferralColumnDef<Row>[] => [
  addDateColumn,
  typeColumn,
  decayStatusColumn,
  ...factColumns,
  premiumColumn,
  assignedAgencyColumn,
];

/** Returns the columns for admins and carriers. */
export const adminColumns = <Row extends Referral = Referral>(): ReferralColumnDef<Row>[] => [
  addDateColumn,
  typeColumn,
  badgeColumn,
  limitedTimeColumn,
  ...factColumns,
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
