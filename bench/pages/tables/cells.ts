// The peers' own rows and cell texts, so that they include none of our code.

/** The fields of a referral that the peers read, in the service's format. Times are ISO strings. */
export interface PeerRow {
  readonly opportunityId: string;
  readonly addDate: string | null;
  readonly opportunityType: string | null;
  readonly marketplaceStatus: string;
  readonly marketplaceExpirationDate: string | null;
  readonly category: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly businessLines: readonly string[];
  readonly industryDescription: string | null;
  readonly noOfEmployees: number | null;
  readonly yearsInBusiness: number | null;
  readonly estimatedPremium: number | null;
  readonly assignedAgency: string | null;
}

/** Fetches the rows for a peer. */
export async function fetchReferrals(url: string): Promise<readonly PeerRow[]> {
  const response = await fetch(url);
  return JSON.parse(await response.text()).content;
}

const dash = '—';
export const time = new Intl.DateTimeFormat('en-US', {
  month: '2-digit',
  day: '2-digit',
  hour: 'numeric',
  minute: '2-digit',
});
export const money = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

const minutesLeft = (end: string | null, now: number) => {
  const minutes = end === null ? 0 : Math.ceil((Date.parse(end) - now) / 60_000);
  return minutes > 0 ? `${minutes} minutes left` : dash;
};

/** Index of the countdown's column, whose text is the only one that depends on the time. */
export const countdownColumn = 3;

/** Returns the text of the countdown. */
export const countdown = ({ marketplaceStatus, marketplaceExpirationDate: end }: PeerRow, now: number) =>
  marketplaceStatus === 'Available' ? minutesLeft(end, now) : dash;

/** Returns the texts of a row, one per column. */
export const cellTexts = (row: PeerRow, now: number): readonly string[] => [
  row.addDate === null ? dash : time.format(Date.parse(row.addDate)),
  row.opportunityType ?? dash,
  row.marketplaceStatus,
  countdown(row, now),
  row.category ?? 'Direct Call',
  [row.city, row.state].filter(Boolean).join(', ') || dash,
  row.businessLines.join(', ') || dash,
  row.industryDescription ?? dash,
  String(row.noOfEmployees ?? '1 +'),
  String(row.yearsInBusiness ?? dash),
  row.estimatedPremium === null ? dash : money.format(row.estimatedPremium),
  row.assignedAgency ?? dash,
];

/** Content above and below a peer's table: its live status and its pager. */
export const statusLine = 'Live. Updated just now';
export const pageLine = (count: number) => `1 to ${count} of ${count + 100}`;
export const pageButtons = ['Previous', 'Next'] as const;
