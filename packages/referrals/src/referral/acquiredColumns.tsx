import { english, formatValue } from '@advantage/ui';
import { type IconComponent, MailIcon, PhoneIcon } from '@advantage/ui/icons';
import { buttonStyles } from '@advantage/ui/internal';
import * as columns from '../messages/columns.ts';
import * as en from '../messages/en.ts';
import { cardTitle, shortTitle } from '../model/cardTexts.ts';
import { categoryText, linesText, locationText } from '../model/cellTexts.ts';
import { contactName } from '../model/contact.ts';
import { mailtoHref, telHref } from '../model/contactLinks.ts';
import { joinParts, lineNames, placeText } from '../model/exportTexts.ts';
import type { Referral } from '../model/referral.ts';
import { AcquiredTime } from './AcquiredTime.tsx';
import * as styles from './acquired.css.ts';
import { acquiredWidth as width } from './acquired.css.ts';
import { ContactCell } from './ContactCell.tsx';
import { ContactTimer } from './ContactTimer.tsx';
import { type ReadyColumn, readyColumn } from './readyColumn.ts';
import { inDollars, moneyText, placeCell, timeInUtc } from './referralColumns.tsx';

const time = ({ lastModDate }: Referral) => <AcquiredTime at={lastModDate} />;
const timeOf = ({ lastModDate }: Referral) => lastModDate;

/** A button-like link to call or email a consumer, on phone cards. */
const contactLink = (label: string, Icon: IconComponent, href: string | null) =>
  href === null ? null : (
    <a className={buttonStyles({ size: 'touch', width: 'full' })} href={href}>
      <Icon size={18} />
      {label}
    </a>
  );

const phoneHref = ({ phone }: Referral) => phone && telHref(phone);
const emailHref = ({ email }: Referral) => email && mailtoHref(email);

const acquired = readyColumn({
  id: 'acquired',
  size: 240,
  label: columns.acquired,
  value: timeOf,
  cell: (referral) => (
    <span className={styles.time}>
      {time(referral)}
      <ContactTimer at={referral.lastModDate} isShort />
    </span>
  ),
  canSort: true,
  meta: {
    sortField: 'lastModDate',
    widthClass: width.acquired,
    card: 'when',
    cardCell: (referral) => (
      <>
        {time(referral)}
        <ContactTimer at={referral.lastModDate} />
      </>
    ),
    csv: timeInUtc(columns.acquired, timeOf),
  },
});

const type = {
  id: 'type',
  label: columns.type,
  value: ({ opportunityType }: Referral) => opportunityType,
  cell: ({ opportunityType }: Referral) => formatValue(opportunityType),
} as const;

const name = readyColumn({
  id: 'name',
  label: columns.name,
  value: contactName,
  cell: (referral) => <span className={styles.name}>{formatValue(contactName(referral))}</span>,
  canSort: true,
  meta: {
    sortField: 'lastName',
    wraps: true,
    widthClass: width.name,
    isFixed: true,
    isRowHeader: true,
    card: 'title',
    cardCell: (referral) => shortTitle(formatValue(contactName(referral))),
  },
});

const place = {
  id: 'city',
  label: columns.cityState,
  value: placeText,
  cell: placeCell,
  canSort: true,
} as const;

const category = {
  id: 'category',
  label: columns.category,
  value: (referral: Referral) => categoryText(referral),
  cell: categoryText,
  canSort: true,
} as const;

const lines = readyColumn({
  id: 'lines',
  label: columns.lineOfBusiness,
  value: lineNames,
  cell: linesText,
  meta: { widthClass: width.lines, card: 'where', cardCell: cardTitle, wraps: true },
});

const acquiredSet = [
  acquired,
  readyColumn({ ...type, size: 84, meta: { dropPriority: 2, widthClass: width.type, card: 'kind' } }),
  name,
  readyColumn({
    id: 'phone',
    size: 164,
    label: columns.phone,
    value: ({ phone }) => phone,
    cell: (referral) => <ContactCell kind="phone" text={referral.phone} href={phoneHref(referral)} />,
    canSort: true,
    meta: {
      widthClass: width.phone,
      card: 'action',
      cardCell: (referral, texts = english) =>
        contactLink(texts(en.contact).call, PhoneIcon, phoneHref(referral)),
    },
  }),
  readyColumn({
    id: 'email',
    size: 170,
    label: columns.email,
    value: ({ email }) => email,
    cell: (referral) => <ContactCell kind="email" text={referral.email} href={emailHref(referral)} />,
    canSort: true,
    meta: {
      widthClass: width.email,
      card: 'action',
      cardCell: (referral, texts = english) =>
        contactLink(texts(en.contact).email, MailIcon, emailHref(referral)),
    },
  }),
  readyColumn({
    ...place,
    meta: {
      dropPriority: 1,
      widthClass: width.city,
      card: 'detail',
      cardCell: (referral) => <span className={styles.place}>{locationText(referral)}</span>,
    },
  }),
  readyColumn({
    ...category,
    size: 92,
    meta: { dropPriority: 3, widthClass: width.category, card: 'none', wraps: true },
  }),
  lines,
];

/** Returns the columns of the acquired list. */
export const acquiredColumns = <Row extends Referral = Referral>(): ReadyColumn<Row>[] => [...acquiredSet];

const transactionSet = [
  readyColumn({
    id: 'purchased',
    label: columns.purchased,
    value: timeOf,
    cell: time,
    canSort: true,
    meta: {
      sortField: 'lastModDate',
      widthClass: width.purchased,
      card: 'amount',
      csv: timeInUtc(columns.purchased, timeOf),
    },
  }),
  readyColumn({ ...type, meta: { widthClass: width.type, card: 'detail' } }),
  readyColumn({
    id: 'purchasedBy',
    label: columns.purchasedBy,
    value: ({ assignedAgent, assignedAgency }) => joinParts([assignedAgent, assignedAgency]),
    cell: ({ assignedAgent, assignedAgency }) => formatValue([assignedAgent, assignedAgency]),
    meta: { widthClass: width.purchasedBy, card: 'detail', wraps: true },
  }),
  readyColumn({
    id: 'soldPrice',
    label: columns.soldPrice,
    value: ({ soldPrice }) => soldPrice,
    cell: ({ soldPrice }, texts) => moneyText(soldPrice, texts),
    meta: {
      widthClass: width.soldPrice,
      align: 'end',
      card: 'price',
      csv: () => [inDollars(columns.soldPrice, ({ soldPrice }) => soldPrice)],
    },
  }),
  name,
  readyColumn({ ...place, meta: { widthClass: width.city, card: 'where', cardCell: locationText } }),
  readyColumn({
    ...category,
    meta: { widthClass: width.category, card: 'none', wraps: true },
  }),
  lines,
];

/** Returns the columns of Claim-It Transactions. */
export const transactionColumns = <Row extends Referral = Referral>(): ReadyColumn<Row>[] => [
  ...transactionSet,
];
