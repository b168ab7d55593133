import type { Referral } from '@advantage/referrals';

// The peers' own words for the cells, so that they carry none of our code.

const dash = '—';
const time = new Intl.DateTimeFormat('en-US', {
  month: '2-digit',
  day: '2-digit',
  hour: 'numeric',
  minute: '2-digit',
});
const money = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

const minutesLeft = (end: number | null, now: number) => {
  const minutes = end === null ? 0 : Math.ceil((end - now) / 60_000);
  return minutes > 0 ? `${minutes} minutes left` : dash;
};

/** The column of the countdown, the only text that depends on the time. */
export const countdownColumn = 3;

/** The text of the countdown. */
export const countdown = ({ marketplaceStatus, marketplaceExpirationDate: end }: Referral, now: number) =>
  marketplaceStatus === 'Available' ? minutesLeft(end, now) : dash;

/** The texts of a row, column by column. */
export const cellTexts = (row: Referral, now: number): readonly string[] => [
  row.addDate === null ? dash : time.format(row.addDate),
  row.opportunityType ?? dash,
  row.marketplaceStatus,
  countdown(row, now),
  row.category ?? 'Direct Call',
  [row.city, row.state].filter(Boolean).join(', ') || dash,
  row.lines.join(', ') || dash,
  row.industryDescription ?? dash,
  String(row.noOfEmployees ?? '1 +'),
  String(row.yearsInBusiness ?? dash),
  row.estimatedPremium === null ? dash : money.format(row.estimatedPremium),
  row.assignedAgency ?? dash,
];
