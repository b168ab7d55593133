import { formatMoney, formatValue } from '@advantage/ui';
import * as styles from '../list/lists.css.ts';
import { acquiredWidth as width } from '../list/lists.css.ts';
import { categoryText, linesText, locationText } from '../model/cellTexts.ts';
import { contactName } from '../model/contact.ts';
import { mailtoHref, telHref } from '../model/contactLinks.ts';
import type { Referral } from '../model/referral.ts';
import type { ListColumn } from '../table/listColumn.ts';
import { AcquiredTime } from './AcquiredTime.tsx';
import { ContactCell } from './ContactCell.tsx';
import { ContactTimer } from './ContactTimer.tsx';

const nameCell = (referral: Referral) => (
  <span className={styles.name}>{formatValue(contactName(referral))}</span>
);

const time = ({ lastModDate }: Referral) => <AcquiredTime at={lastModDate} />;
const timeToCall = (referral: Referral) => (
  <span className={styles.time}>
    {time(referral)}
    <ContactTimer at={referral.lastModDate} isShort />
  </span>
);
const type = {
  id: 'type',
  label: 'Type',
  width: width.type,
  cell: ({ opportunityType }: Referral) => formatValue(opportunityType),
} as const;
const name = { id: 'name', label: 'Name', width: width.name, cell: nameCell, sortField: 'lastName' } as const;
const place = {
  id: 'city',
  label: 'City/State',
  width: width.city,
  cell: locationText,
  sortField: 'city',
} as const;
const category = {
  id: 'category',
  label: 'Category',
  width: width.category,
  cell: categoryText,
  sortField: 'category',
} as const;
const lines = { id: 'lines', label: 'Line of Business', width: width.lines, cell: linesText } as const;

/** The columns of the acquired list (ACQ-2, ACQ-4). */
export const acquiredColumns = [
  {
    id: 'acquired',
    label: 'Acquired',
    width: width.acquired,
    cell: timeToCall,
    sortField: 'lastModDate',
  },
  type,
  name,
  {
    id: 'phone',
    label: 'Phone',
    width: width.phone,
    cell: ({ phone }) => <ContactCell what="phone" text={phone} href={phone && telHref(phone)} />,
    sortField: 'phone',
  },
  {
    id: 'email',
    label: 'Email',
    width: width.email,
    cell: ({ email }) => <ContactCell what="email" text={email} href={email && mailtoHref(email)} />,
    sortField: 'email',
  },
  place,
  category,
  lines,
] as const satisfies readonly ListColumn[];

/** A column of the acquired list. */
export type AcquiredColumn = (typeof acquiredColumns)[number]['id'];

/** The columns of Claim-It Transactions (TBL-63). */
export const transactionColumns = [
  { id: 'purchased', label: 'Purchased', width: width.purchased, cell: time, sortField: 'lastModDate' },
  type,
  {
    id: 'purchasedBy',
    label: 'Purchased By',
    width: width.purchasedBy,
    cell: ({ assignedAgent, assignedAgency }) => formatValue([assignedAgent, assignedAgency]),
  },
  {
    id: 'soldPrice',
    label: 'Sold Price',
    width: width.soldPrice,
    align: 'end',
    cell: ({ soldPrice }) => formatMoney(soldPrice),
  },
  { ...name, align: 'after-numbers' },
  place,
  category,
  lines,
] as const satisfies readonly ListColumn[];

/** A column of Claim-It Transactions. */
export type TransactionColumn = (typeof transactionColumns)[number]['id'];
