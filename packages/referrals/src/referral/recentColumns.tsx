import { formatMoney } from '@advantage/ui';
import { recentWidth as width } from '../list/lists.css.ts';
import { categoryText, linesText, locationText } from '../model/cellTexts.ts';
import type { ListColumn } from '../table/listColumn.ts';
import { DeliveredTime } from './Delivered.tsx';
import { RecentStatusBadge } from './RecentStatusBadge.tsx';
import { ReferralAge } from './ReferralAge.tsx';
import { referralCells } from './referralCells.tsx';

/** The columns of the recent referrals table (REC-1). */
export const recentColumns = [
  {
    id: 'status',
    label: 'Marketplace Status',
    width: width.status,
    cell: ({ marketplaceStatus }) => <RecentStatusBadge status={marketplaceStatus} />,
    showsNote: true,
  },
  {
    id: 'delivered',
    label: 'Delivered',
    width: width.delivered,
    cell: ({ addDate }) => <DeliveredTime addDate={addDate} />,
  },
  { id: 'age', label: 'Age', width: width.age, cell: ({ addDate }) => <ReferralAge addDate={addDate} /> },
  { id: 'category', label: 'Category', width: width.category, cell: categoryText, wraps: true },
  { id: 'lines', label: 'Policy Type', width: width.lines, cell: linesText, wraps: true },
  {
    id: 'industry',
    label: 'Industry (NAICS)',
    width: width.industry,
    cell: referralCells.industry,
    isBusinessOnly: true,
  },
  {
    id: 'employees',
    label: '# Employees',
    width: width.employees,
    align: 'end',
    cell: referralCells.noOfEmployees,
    isBusinessOnly: true,
  },
  {
    id: 'years',
    label: 'Years in Business',
    width: width.years,
    align: 'end',
    cell: referralCells.yearsInBusiness,
    isBusinessOnly: true,
  },
  {
    id: 'premium',
    label: 'Est. Premium',
    width: width.premium,
    align: 'end',
    cell: ({ estimatedPremium }) => formatMoney(estimatedPremium),
  },
  {
    id: 'location',
    label: 'Location',
    width: width.location,
    align: 'after-numbers',
    cell: locationText,
    wraps: true,
  },
] as const satisfies readonly ListColumn[];

/** A column of the recent referrals table. */
export type RecentColumn = (typeof recentColumns)[number]['id'];
