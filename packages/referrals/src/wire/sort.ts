/** Field names by which services sort and filter referral lists. */
export const serverSortNames = [
  'addDate',
  'marketplaceStatus',
  'lastName',
  'city',
  'businessLineCategory',
  'opportunityBusinessLineEntities',
  'premium',
  'industryCode',
  'businessSize',
  'businessYears',
  'marketplaceExpirationDate',
] as const;

/** Additional field names by which the acquired list and transactions are sorted. */
export const acquiredSortNames = ['lastModDate', 'phone', 'email'] as const;

const serverFieldNames: Readonly<Record<string, (typeof serverSortNames)[number]>> = {
  category: 'businessLineCategory',
  businessLines: 'opportunityBusinessLineEntities',
  estimatedPremium: 'premium',
  industry: 'industryCode',
  noOfEmployees: 'businessSize',
  yearsInBusiness: 'businessYears',
  status: 'marketplaceStatus',
};

/** Returns the server's name of a column, which is the column's own name unless it's renamed. */
export const serverSortName = (field: string) =>
  Object.hasOwn(serverFieldNames, field) ? (serverFieldNames[field] ?? field) : field;
