import { english, formatAge, useMessages } from '@advantage/ui';
import { badgeStyles } from '@advantage/ui/internal';
import { time } from '@advantage/ui/messages';
import * as columns from '../messages/columns.ts';
import * as en from '../messages/en.ts';
import { cardTitle } from '../model/cardTexts.ts';
import { categoryText, linesText, locationText } from '../model/cellTexts.ts';
import { industryName, lineNames, placeText } from '../model/exportTexts.ts';
import type { Referral } from '../model/referral.ts';
import { unit, recentWidth as width } from './acquired.css.ts';
import { DeliveredTime } from './Delivered.tsx';
import { RecentStatusBadge } from './RecentStatusBadge.tsx';
import { type ReadyColumn, readyColumn } from './readyColumn.ts';
import {
  businessCard,
  businessText,
  employeesCard,
  employeesCell,
  industryCell,
  moneyText,
  placeCell,
  premiumField,
  timeInUtc,
  yearsCard,
  yearsCell,
} from './referralColumns.tsx';
import { useClockValue } from './useClockValue.ts';

/** The age of a referral: a green 'New' badge for the first five minutes, then text. */
function ReferralAge({ addDate }: Pick<Referral, 'addDate'>) {
  const times = useMessages(time);
  const text = useClockValue((now) => formatAge(addDate, now, times).text);
  const isNew = useClockValue((now) => formatAge(addDate, now).kind === 'new');
  return isNew ? <span className={badgeStyles({ tone: 'positive' })}>{text}</span> : <bdi>{text}</bdi>;
}

const recentSet = [
  readyColumn({
    id: 'status',
    label: columns.marketplaceStatus,
    value: ({ marketplaceStatus }) => marketplaceStatus,
    cell: ({ marketplaceStatus }) => <RecentStatusBadge status={marketplaceStatus} />,
    meta: {
      widthClass: width.status,
      card: 'action',
      isFixed: true,
      isStatus: true,
    },
  }),
  readyColumn({
    id: 'delivered',
    label: columns.delivered,
    value: ({ addDate }) => addDate,
    cell: ({ addDate }) => <DeliveredTime addDate={addDate} />,
    meta: {
      widthClass: width.delivered,
      card: 'when',
      wraps: true,
      csv: timeInUtc(columns.delivered, ({ addDate }) => addDate),
    },
  }),
  readyColumn({
    id: 'age',
    label: columns.age,
    value: ({ addDate }) => addDate,
    cell: ({ addDate }) => <ReferralAge addDate={addDate} />,
    meta: {
      widthClass: width.age,
      card: 'kind',
      wraps: true,
      text: ({ addDate }, { now, texts = english }) =>
        addDate === null ? null : formatAge(addDate, now, texts(time)).text,
    },
  }),
  readyColumn({
    id: 'category',
    label: columns.category,
    value: (referral) => categoryText(referral),
    cell: categoryText,
    meta: { widthClass: width.category, card: 'what', wraps: true },
  }),
  readyColumn({
    id: 'lines',
    label: columns.policyType,
    value: lineNames,
    cell: linesText,
    meta: {
      widthClass: width.lines,
      card: 'title',
      cardCell: cardTitle,
      wraps: true,
    },
  }),
  readyColumn({
    id: 'industry',
    label: columns.industryWithCode,
    value: industryName,
    cell: industryCell,
    meta: {
      widthClass: width.industry,
      card: 'what',
      cardCell: businessCard(industryName),
      text: businessText(industryName),
    },
  }),
  readyColumn({
    id: 'employees',
    label: columns.employees,
    value: ({ noOfEmployees }) => noOfEmployees,
    cell: employeesCell,
    meta: {
      widthClass: width.employees,
      align: 'end',
      card: 'detail',
      cardCell: employeesCard,
      text: businessText(({ noOfEmployees }) => noOfEmployees ?? '1 +'),
    },
  }),
  readyColumn({
    id: 'years',
    label: columns.years,
    value: ({ yearsInBusiness }) => yearsInBusiness,
    cell: yearsCell,
    meta: {
      widthClass: width.years,
      align: 'end',
      card: 'detail',
      cardCell: yearsCard,
      text: businessText(({ yearsInBusiness }) => yearsInBusiness),
    },
  }),
  readyColumn({
    id: 'premium',
    label: columns.premium,
    value: ({ estimatedPremium }) => estimatedPremium,
    cell: ({ estimatedPremium }, texts) => moneyText(estimatedPremium, texts),
    meta: {
      widthClass: width.premium,
      align: 'end',
      card: 'price',
      cardCell: ({ estimatedPremium }, texts = english) =>
        estimatedPremium === null ? null : (
          <>
            {moneyText(estimatedPremium, texts)}{' '}
            <span className={unit}>{texts(en.memberCells).premiumUnit}</span>
          </>
        ),
      csv: () => [premiumField],
    },
  }),
  readyColumn({
    id: 'location',
    label: columns.location,
    value: placeText,
    cell: placeCell,
    meta: { widthClass: width.location, card: 'where', cardCell: locationText, isRowHeader: true },
  }),
];

/** Returns the columns of recent referrals. */
export const recentColumns = <Row extends Referral = Referral>(): ReadyColumn<Row>[] => [...recentSet];
