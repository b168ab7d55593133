/** The English names of columns, in lists and exports. */
export const columns = {
  delivered: 'Delivered',
  type: 'Type',
  status: 'Status',
  oldPrice: 'Old price',
  limitedTime: 'Limited Time',
  category: 'Category',
  location: 'Location',
  policyType: 'Policy Type',
  industry: 'Industry',
  employees: '# Employees',
  years: 'Years in Business',
  premium: 'Est. Premium',
  agenciesNotified: 'Agencies Notified',
  assignedTo: 'Assigned To',
  notes: 'Notes',
  talkNow: 'Talk now',
  talkNowPrice: 'Talk now price',
  standard: 'Standard',
  standardReferral: 'Standard referral',
  price: 'Price',
  callIn: 'Call-in',
  callInReferral: 'Call-in referral',
  acquired: 'Acquired',
  name: 'Name',
  cityState: 'City/State',
  lineOfBusiness: 'Line of Business',
  phone: 'Phone',
  email: 'Email',
  purchased: 'Purchased',
  purchasedBy: 'Purchased By',
  soldPrice: 'Sold Price',
  marketplaceStatus: 'Marketplace Status',
  age: 'Age',
  industryWithCode: 'Industry (NAICS)',
  selection: 'Selection',
} as const;

/** Returns the English name of a column. Pages leave out the call of a column that they don't show. */
/* @__NO_SIDE_EFFECTS__ */
export const heading = <Key extends keyof typeof columns>(key: Key) => columns[key];

/** The heading of an export column with times in UTC. */
export const utc = (label: string) => `${label} (UTC)`;

/** The heading of an export column with amounts in US dollars. */
export const usd = (label: string) => `${label} (USD)`;
