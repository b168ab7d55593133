/** The names a service sorts and filters the referral lists by. */
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

/** Further names that the acquired list and the transactions sort by. */
export const acquiredSortNames = ['lastModDate', 'phone', 'email'] as const;

const renamed: Readonly<Record<string, (typeof serverSortNames)[number]>> = {
  category: 'businessLineCategory',
  businessLines: 'opportunityBusinessLineEntities',
  estimatedPremium: 'premium',
  industry: 'industryCode',
  noOfEmployees: 'businessSize',
  yearsInBusiness: 'businessYears',
  status: 'marketplaceStatus',
};

/** The server's name of a column; every field without another name keeps its own. */
export const serverSortName = (field: string) =>
  Object.hasOwn(renamed, field) ? (renamed[field] ?? field) : field;
