import type { ReferralAudience } from '../model/audience.ts';

/** Every column of the referrals tables by its UI name, with the label of its header (TBL-36). */
export const columnLabels = {
  addDate: 'Delivered',
  type: 'Type',
  status: 'Status',
  decayStatus: 'Status',
  limitedTime: 'Limited Time',
  category: 'Category',
  city: 'Location',
  businessLines: 'Policy Type',
  industry: 'Industry',
  noOfEmployees: '# Employees',
  yearsInBusiness: 'Years in Business',
  estimatedPremium: 'Est. Premium',
  agenciesNotified: 'Agencies Notified',
  assignedAgency: 'Assigned To',
  notes: 'Notes',
  phoneIcon: 'Call-in',
  starIcon: 'Standard',
  isMobileView: 'Referral',
} as const;

/** A column of the referrals tables. `notes`, `phoneIcon` and `starIcon` stand in no default set (TBL-45). */
export type ColumnName = keyof typeof columnLabels;

/** The columns of agents and of everyone else who is neither admin nor carrier (TBL-34). */
export const agentColumns = [
  'addDate',
  'type',
  'decayStatus',
  'category',
  'city',
  'businessLines',
  'industry',
  'noOfEmployees',
  'yearsInBusiness',
  'estimatedPremium',
  'assignedAgency',
  'isMobileView',
] as const satisfies readonly ColumnName[];

/** The columns of admins and carriers (TBL-35). */
export const adminColumns = [
  'addDate',
  'type',
  'status',
  'limitedTime',
  'category',
  'city',
  'businessLines',
  'industry',
  'noOfEmployees',
  'yearsInBusiness',
  'estimatedPremium',
  'agenciesNotified',
  'assignedAgency',
  'isMobileView',
] as const satisfies readonly ColumnName[];

/** The columns of the public feed (FEED-5). */
export const feedColumns = [
  'addDate',
  'type',
  'category',
  'city',
  'businessLines',
  'industry',
  'noOfEmployees',
  'yearsInBusiness',
  'status',
  'isMobileView',
] as const satisfies readonly ColumnName[];

const columnsOf: Readonly<Record<ReferralAudience, readonly ColumnName[]>> = {
  admin: adminColumns,
  carrier: adminColumns,
  agent: agentColumns,
  guest: agentColumns,
  public: feedColumns,
};

/** The columns that a reader gets when the host names none (TBL-1, ROL-7, P-1). */
export const defaultColumns = (audience: ReferralAudience): readonly ColumnName[] => columnsOf[audience];

/** The fields a header sorts by (TBL-11, TBL-44). A column that is missing here does not sort. */
export const sortFields: Readonly<Partial<Record<ColumnName, string>>> = {
  addDate: 'addDate',
  category: 'category',
  industry: 'industry',
  noOfEmployees: 'noOfEmployees',
  yearsInBusiness: 'yearsInBusiness',
  estimatedPremium: 'estimatedPremium',
  city: 'city',
  limitedTime: 'marketplaceExpirationDate',
};

/** The fields that the acquired list sorts by (ACQ-4). */
export const acquiredSortFields = ['lastModDate', 'lastName', 'phone', 'email', 'city', 'category'] as const;

/** The columns that say something of businesses only (TBL-55). */
export const commercialOnlyColumns = [
  'industry',
  'noOfEmployees',
  'yearsInBusiness',
] as const satisfies readonly ColumnName[];
