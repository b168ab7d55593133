import { emDash, english, formatValue } from '@advantage/ui';
import { CopyIcon, type IconComponent, MailIcon, PhoneIcon } from '@advantage/ui/icons';
import { iconButtonStyles } from '@advantage/ui/internal';
import { useEffect } from 'react';
import { heading } from '../messages/columns.ts';
import * as en from '../messages/en.ts';
import { contactLinks, contactName } from '../model/contact.ts';
import type { Referral } from '../model/referral.ts';
import { cardTitle, categoryText, joinParts, linesText, placeText, shortTitle } from '../model/texts.ts';
import { useAnnounce } from './CellContext.tsx';
import * as styles from './cells.css.ts';
import { type ColumnWidth, type ReferralColumnDef, referralColumn, variantOf } from './column.ts';
import * as width from './columnWidth.css.ts';
import {
  businessLinesColumn,
  categoryColumn,
  cityColumn,
  inDollars,
  timeInUtc,
  typeColumn,
  typeLine,
} from './referralColumns.tsx';
import { DeliveredTime, PurchasedTime } from './times.tsx';
import { type CopyKind, useCopy } from './useCopy.ts';

const time = ({ lastModDate }: Referral) => <DeliveredTime addDate={lastModDate} />;
const timeOf = ({ lastModDate }: Referral) => lastModDate;

/** A phone number or email address to call or copy; on cards, a button-like link. */
/* @__NO_SIDE_EFFECTS__ */
const contactColumn = (
  { id, ...column }: { readonly id: 'phone' | 'email'; readonly header: string; readonly width: ColumnWidth },
  Icon: IconComponent,
  action: 'call' | 'email',
) =>
  referralColumn({
    id,
    ...column,
    accessorFn: (referral) => referral[id],
    cell: (referral) => {
      const text = referral[id];
      return text === null ? emDash : <ContactCell kind={id} text={text} href={contactLinks(referral)[id]} />;
    },
    enableSorting: true,
    meta: {
      hasControls: true,
      card: 'action',
      cardCell(referral, texts = english) {
        const href = contactLinks(referral)[id];
        if (href === null) return null;
        return (
          <a className={styles.cardLink} href={href}>
            <Icon size={16} />
            <span>{texts(en.contact)[action]}</span>
          </a>
        );
      },
    },
  });

const acquired = referralColumn({
  id: 'acquired',
  width: width.acquired,
  header: heading('acquired'),
  accessorFn: timeOf,
  cell: time,
  enableSorting: true,
  meta: {
    sortField: 'lastModDate',
    card: 'end',
    cardCell: (referral) => <span className={styles.cardEnd}>{time(referral)}</span>,
    csv: timeInUtc(heading('acquired'), timeOf),
  },
});

const type = variantOf(typeColumn, {
  id: 'type',
  width: width.acquiredType,
  meta: { subline: { order: 4, text: typeLine }, card: 'none', info: undefined, wraps: false },
});

const name = referralColumn({
  id: 'name',
  width: width.name,
  header: heading('name'),
  accessorFn: contactName,
  cell: (referral) => formatValue(contactName(referral)),
  enableSorting: true,
  meta: {
    sortField: 'lastName',
    wraps: true,
    cellClass: styles.name,
    isFixed: true,
    isRowHeader: true,
    title: (referral) => shortTitle(formatValue(contactName(referral))),
    card: 'title',
    cardCell: (referral) => shortTitle(formatValue(contactName(referral))),
  },
});

const place = variantOf(cityColumn, {
  id: 'city',
  header: heading('cityState'),
  width: width.cityState,
  meta: { dropPriority: 2, subline: { order: 2, text: placeText }, isRowHeader: false },
});

const category = variantOf(categoryColumn, {
  id: 'category',
  width: width.acquiredCategory,
  meta: { subline: { order: 3, text: categoryText }, card: 'none', cellClass: '' },
});

const lines = variantOf(businessLinesColumn, {
  id: 'lines',
  width: width.acquiredLines,
  header: heading('lineOfBusiness'),
  cell: linesText,
  meta: { dropPriority: 1, subline: { order: 1, text: cardTitle }, title: undefined, card: 'line' },
});

const acquiredSet = [
  acquired,
  type,
  name,
  contactColumn({ id: 'phone', header: heading('phone'), width: width.phone }, PhoneIcon, 'call'),
  contactColumn({ id: 'email', header: heading('email'), width: width.email }, MailIcon, 'email'),
  place,
  category,
  lines,
];

/** Returns the columns of the acquired list. */
export const acquiredColumns = <Row extends Referral = Referral>(): ReferralColumnDef<Row>[] => [
  ...acquiredSet,
];

const transactionSet = [
  variantOf(acquired, {
    id: 'purchased',
    width: width.acquired,
    header: heading('purchased'),
    cell: ({ lastModDate }) => <PurchasedTime lastModDate={lastModDate} />,
    meta: {
      card: 'when',
      cardCell: ({ lastModDate }) => (
        <span data-end className={styles.cardEnd}>
          <PurchasedTime lastModDate={lastModDate} />
        </span>
      ),
      csv: timeInUtc(heading('purchased'), timeOf),
    },
  }),
  type,
  referralColumn({
    id: 'purchasedBy',
    width: width.purchasedBy,
    header: heading('purchasedBy'),
    accessorFn: ({ assignedAgent, assignedAgency }) => joinParts([assignedAgent, assignedAgency]),
    cell: ({ assignedAgent, assignedAgency }) => formatValue([assignedAgent, assignedAgency]),
    meta: {
      card: 'action',
      cardCell: ({ assignedAgent, assignedAgency }) => (
        <span className={styles.cardEnd}>{formatValue([assignedAgent, assignedAgency])}</span>
      ),
      wraps: true,
    },
  }),
  referralColumn({
    id: 'soldPrice',
    width: width.soldPrice,
    header: heading('soldPrice'),
    accessorFn: ({ soldPrice }) => soldPrice,
    cell: ({ soldPrice }, texts = english) =>
      soldPrice === null ? emDash : texts(en.transactions).price(soldPrice),
    meta: {
      align: 'end',
      card: 'end',
      csv: () => [inDollars(heading('soldPrice'), ({ soldPrice }) => soldPrice)],
    },
  }),
  name,
  place,
  category,
  lines,
];

/** Returns the columns of Claim-It Transactions. */
export const transactionColumns = <Row extends Referral = Referral>(): ReferralColumnDef<Row>[] => [
  ...transactionSet,
];

interface ContactCellProps {
  readonly kind: CopyKind;
  readonly text: string;
  /** URL that the text links to; null for no link. */
  readonly href: string | null;
}

function ContactCell({ kind, text, href }: ContactCellProps) {
  return (
    <span className={styles.contact}>
      {href === null ? (
        <span className={styles.cut}>{text}</span>
      ) : (
        <a className={styles.contactLink} href={href}>
          {text}
        </a>
      )}
      <RowCopyButton what={kind} value={text} />
    </span>
  );
}

function RowCopyButton({ what, value }: { readonly what: CopyKind; readonly value: string }) {
  const { outcomeIcon: Icon = CopyIcon, label, announcement, copy } = useCopy(what, value);
  const announce = useAnnounce();
  useEffect(() => {
    if (announcement === '') return;
    announce(announcement);
    return () => announce('');
  }, [announcement, announce]);
  return (
    <button
      type="button"
      className={`${iconButtonStyles({ size: 'xs' })} ${styles.copy}`}
      aria-label={label}
      title={label}
      onClick={copy}
    >
      <Icon size={14} />
    </button>
  );
}
