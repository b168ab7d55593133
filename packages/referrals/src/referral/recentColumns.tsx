import { formatAge, formatMoney } from '@advantage/ui';
import { badgeStyles } from '@advantage/ui/internal';
import * as en from '../messages/en.ts';
import { cardTitle, counted } from '../model/cardTexts.ts';
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
  employeesCell,
  industryCell,
  placeCell,
  premiumField,
  timeInUtc,
  yearsCell,
} from './referralColumns.tsx';
import { useClockValue } from './useClockValue.ts';

/** How old a referral is: a green 'New' badge under five minutes, otherwise in words (REC-3, TIM-1 to TIM-5). */
function ReferralAge({ addDate }: Pick<Referral, 'addDate'>) {
  const text = useClockValue((now) => formatAge(addDate, now).text);
  const isNew = useClockValue((now) => formatAge(addDate, now).kind === 'new');
  return isNew ? <span className={badgeStyles({ tone: 'positive' })}>{text}</span> : <bdi>{text}</bdi>;
}

const columns = [
  readyColumn({
    id: 'status',
    label: en.recentColumns.marketplaceStatus,
    value: ({ marketplaceStatus }) => marketplaceStatus,
    cell: ({ marketplaceStatus }) => <RecentStatusBadge status={marketplaceStatus} />,
    meta: { widthClass: width.status, card: 'action', isFixed: true, isStatus: true },
  }),
  readyColumn({
    id: 'delivered',
    label: en.recentColumns.delivered,
    value: ({ addDate }) => addDate,
    cell: ({ addDate }) => <DeliveredTime addDate={addDate} />,
    meta: {
      widthClass: width.delivered,
      card: 'when',
      wraps: true,
      csv: timeInUtc('Delivered', ({ addDate }) => addDate),
    },
  }),
  readyColumn({
    id: 'age',
    label: en.recentColumns.age,
    value: ({ addDate }) => addDate,
    cell: ({ addDate }) => <ReferralAge addDate={addDate} />,
    meta: {
      widthClass: width.age,
      card: 'kind',
      text: ({ addDate }, { now }) => (addDate === null ? null : formatAge(addDate, now).text),
    },
  }),
  readyColumn({
    id: 'category',
    label: en.recentColumns.category,
    value: categoryText,
    cell: categoryText,
    meta: { widthClass: width.category, card: 'what', wraps: true },
  }),
  readyColumn({
    id: 'lines',
    label: en.recentColumns.policyType,
    value: lineNames,
    cell: linesText,
    meta: { widthClass: width.lines, card: 'title', cardCell: cardTitle, wraps: true },
  }),
  readyColumn({
    id: 'industry',
    label: en.recentColumns.industry,
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
    label: en.recentColumns.employees,
    value: ({ noOfEmployees }) => noOfEmployees,
    cell: employeesCell,
    meta: {
      widthClass: width.employees,
      align: 'end',
      card: 'detail',
      cardCell: businessCard(({ noOfEmployees }) => counted(noOfEmployees ?? '1 +', 'employee')),
      text: businessText(({ noOfEmployees }) => noOfEmployees ?? '1 +'),
    },
  }),
  readyColumn({
    id: 'years',
    label: en.recentColumns.years,
    value: ({ yearsInBusiness }) => yearsInBusiness,
    cell: yearsCell,
    meta: {
      widthClass: width.years,
      align: 'end',
      card: 'detail',
      cardCell: businessCard(({ yearsInBusiness }) =>
        yearsInBusiness === null ? null : counted(yearsInBusiness, 'year'),
      ),
      text: businessText(({ yearsInBusiness }) => yearsInBusiness),
    },
  }),
  readyColumn({
    id: 'premium',
    label: en.recentColumns.premium,
    value: ({ estimatedPremium }) => estimatedPremium,
    cell: ({ estimatedPremium }) => formatMoney(estimatedPremium),
    meta: {
      widthClass: width.premium,
      align: 'end',
      card: 'price',
      cardCell: ({ estimatedPremium }) =>
        estimatedPremium === null ? null : (
          <>
            {formatMoney(estimatedPremium)} <span className={unit}>{en.recentColumns.premiumUnit}</span>
          </>
        ),
      csv: () => [premiumField],
    },
  }),
  readyColumn({
    id: 'location',
    label: en.recentColumns.location,
    value: placeText,
    cell: placeCell,
    meta: { widthClass: width.location, card: 'where', cardCell: locationText, isRowHeader: true },
  }),
];

/** The columns of the recent referrals. */
export const recentColumns = <Row extends Referral = Referral>(): ReadyColumn<Row>[] => [...columns];
