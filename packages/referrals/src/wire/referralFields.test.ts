import { expect, it } from 'vitest';
import { fieldList } from './referralFields.ts';

it('BCK-7 no field is public and contact data at once', () => {
  expect(fieldList.filter(({ isPublic, isContact }) => isPublic && isContact)).toEqual([]);
});

it('DAT-1 DAT-5 the fields have these names, the preferred one first', () => {
  expect(fieldList.map(({ wire }) => wire.join(' or '))).toEqual([
    'opportunityId',
    'opportunityType',
    'marketplaceStatus',
    'marketplaceExpirationDate',
    'dynamicPrice',
    'discountPrice',
    'soldPrice',
    'addDate',
    'lastModDate',
    'category',
    'businessLines or linesOfBusiness',
    'industryCode',
    'industryDescription or industry',
    'noOfEmployees or numberOfEmployees',
    'yearsInBusiness',
    'estimatedPremium',
    'age',
    'gender',
    'medicalExam',
    'currentlyInsured',
    'prospectMessage',
    'firstName',
    'lastName',
    'phone',
    'email',
    'businessName',
    'address1',
    'city',
    'state',
    'postalCode',
    'location',
    'searchId',
    'showVisualLocation',
    'agenciesNotified',
    'assignedAgent',
    'assignedAgency',
    'assignedPartner',
    'progressStatus',
    'source',
  ]);
});

it('DAT-1 no two fields read the same name', () => {
  const names = fieldList.flatMap(({ wire }) => wire);
  expect(new Set(names).size).toBe(names.length);
});

it('DAT-1 no field reads the name of another one', () => {
  for (const { name, wire } of fieldList)
    expect(fieldList.filter((other) => other.name !== name && wire.includes(other.name))).toEqual([]);
});
