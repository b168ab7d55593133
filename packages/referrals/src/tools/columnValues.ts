import { businessLineName } from '@advantage/reference-data';
import { formatAge, formatMoney } from '@advantage/ui';
import type { ReferralAudience } from '../model/audience.ts';
import { assigneeText, categoryText, notApplicable, offersTalkNow } from '../model/cellTexts.ts';
import { contactName } from '../model/contact.ts';
import type { Referral } from '../model/referral.ts';
import { statusPrice } from '../model/statusView.ts';
import type { AcquiredColumn, TransactionColumn } from '../referral/acquiredColumns.tsx';
import type { ColumnName } from '../referral/columns.ts';
import type { RecentColumn } from '../referral/recentColumns.tsx';
import { talkNowPrice } from '../wire/talkNowPrice.ts';
import type { CsvValue } from './csv.ts';

/** For whom a list is written down, and when. */
export interface ExportReader {
  /** Decides what is said of partners and prices, as in the list itself (TBL-59). */
  readonly audience: ReferralAudience;
  /** The time now, in milliseconds since 1970. */
  readonly now: number;
}

/** What a column says of a referral, as a spreadsheet wants it. */
export type ColumnValue = (referral: Referral, reader: ExportReader) => CsvValue;

/** Any column of any list. */
export type ExportColumn =
  | Exclude<ColumnName, 'isMobileView'>
  | AcquiredColumn
  | TransactionColumn
  | RecentColumn;

const moment = (time: number | null): CsvValue => (time === null ? null : new Date(time).toISOString());
const joined = (parts: readonly (string | null)[]): CsvValue =>
  parts.filter((part) => part !== null && part !== '').join(', ') || null;
const businessOnly =
  (value: (referral: Referral) => CsvValue): ColumnValue =>
  (referral) =>
    notApplicable(referral) ?? value(referral);

const status: ColumnValue = (referral, { audience }) => {
  const { marketplaceStatus } = referral;
  const price = audience === 'agent' || audience === 'guest' ? statusPrice(referral) : null;
  return price ? `${marketplaceStatus} (${price.price})` : marketplaceStatus;
};
const place: ColumnValue = ({ city, state }) => joined([city, state]);
const lines: ColumnValue = (referral) => joined(referral.lines.map(businessLineName));
const industry = businessOnly(
  ({ industryDescription, industryCode }) =>
    [industryDescription, industryCode].filter((part) => part !== null).join(' ') || null,
);
const employees = businessOnly(({ noOfEmployees }) => noOfEmployees ?? '1 +');
const years = businessOnly(({ yearsInBusiness }) => yearsInBusiness);
const delivered: ColumnValue = ({ addDate }) => moment(addDate);
const changedHands: ColumnValue = ({ lastModDate }) => moment(lastModDate);
const premium: ColumnValue = ({ estimatedPremium }) => estimatedPremium;

/**
 * The columns of all lists as a spreadsheet wants them: numbers as numbers, times as ISO 8601 in UTC, nothing where the
 * list shows a dash. Only what the list itself shows to this reader is said.
 */
export const columnValues: Readonly<Record<ExportColumn, ColumnValue>> = {
  addDate: delivered,
  delivered,
  acquired: changedHands,
  purchased: changedHands,
  age: ({ addDate }, { now }) => (addDate === null ? null : formatAge(addDate, now).text),
  type: ({ opportunityType }) => opportunityType,
  status,
  decayStatus: status,
  limitedTime: ({ marketplaceStatus, marketplaceExpirationDate }) =>
    marketplaceStatus === 'Available' ? moment(marketplaceExpirationDate) : null,
  category: categoryText,
  city: place,
  location: place,
  businessLines: lines,
  lines,
  industry,
  noOfEmployees: employees,
  employees,
  yearsInBusiness: years,
  years,
  estimatedPremium: premium,
  premium,
  agenciesNotified: ({ agenciesNotified }) => agenciesNotified,
  assignedAgency: (referral, { audience }) =>
    referral.assignedAgency === null && referral.assignedPartner === null
      ? null
      : assigneeText(referral, audience),
  notes: (referral, { audience }) =>
    offersTalkNow(referral, audience) ? `Talk now - ${formatMoney(talkNowPrice)}` : null,
  phoneIcon: ({ isCallIn }) => (isCallIn ? 'Call-in referral' : null),
  starIcon: ({ isCallIn }) => (isCallIn ? null : 'Standard referral'),
  name: (referral) => contactName(referral),
  phone: ({ phone }) => phone,
  email: ({ email }) => email,
  purchasedBy: ({ assignedAgent, assignedAgency }) => joined([assignedAgent, assignedAgency]),
  soldPrice: ({ soldPrice }) => soldPrice,
};
