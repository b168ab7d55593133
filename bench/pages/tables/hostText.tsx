import { createReferralColumnHelper, type Referral } from '@advantage/referrals';
import { money, time } from './cells.ts';
import { columnTitles, sortTitle } from './contract.ts';
import { install } from './driver.ts';
import { livePage } from './livePage.tsx';

// What a host composes with its own columns: the same list as `ours`, live and with its controls, but plain text in
// every cell, and rows that don't open.

const dash = '—';
const timeText = (at: number | null) => (at === null ? dash : time.format(at));

/** The text of each column, in the order of `columnTitles`. */
const texts: readonly ((row: Referral) => string)[] = [
  ({ addDate }) => timeText(addDate),
  ({ opportunityType }) => opportunityType ?? dash,
  ({ marketplaceStatus }) => marketplaceStatus,
  ({ marketplaceExpirationDate }) => timeText(marketplaceExpirationDate),
  ({ category }) => category ?? 'Direct Call',
  ({ city, state }) => [city, state].filter(Boolean).join(', ') || dash,
  ({ lines }) => lines.join(', ') || dash,
  ({ industryDescription }) => industryDescription ?? dash,
  ({ noOfEmployees }) => String(noOfEmployees ?? '1 +'),
  ({ yearsInBusiness }) => String(yearsInBusiness ?? dash),
  ({ estimatedPremium }) => (estimatedPremium === null ? dash : money.format(estimatedPremium)),
  ({ assignedAgency }) => assignedAgency ?? dash,
];

const { accessor } = createReferralColumnHelper();
const columns = columnTitles.map((title, index) =>
  accessor((row) => texts[index]?.(row), {
    id: title,
    header: title,
    enableSorting: title === sortTitle,
    meta: { sortField: 'noOfEmployees' },
  }),
);

install(livePage({ columns, opensRows: false }));
