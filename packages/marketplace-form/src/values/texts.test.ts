import { expect, it } from 'vitest';
import type { MarketplaceFormValues } from '../fields/values.ts';
import { sampleReference } from '../testing/reference.ts';
import { reconcileRecipients } from './recipients.ts';
import { errorsOf } from './rules.test.support.ts';

const mailTo = (emailRecipients: string) => ({
  emailRecipients,
  recipients: reconcileRecipients(emailRecipients, []),
});
const noAppetite = {
  acceptCommercialLines: false,
  acceptPersonalLines: false,
  acceptLifeAnnuitiesLines: false,
};
const toApi = (deliveryApiUrl: string) => ({ deliverToApi: true, deliveryApiUrl });

/** Every error message verbatim, with an edit of a valid form that causes it. */
const texts: readonly (readonly [rule: string, text: string, edit: Partial<MarketplaceFormValues>])[] = [
  ['MKV-2', 'Please provide marketplace name', { marketplaceName: ' ' }],
  ['MKV-3', 'Please provide a valid phone number', { phoneNumber: '912555017' }],
  ['MKV-5', 'Agency ID cannot be less than 0.', { agencyId: '-1' }],
  ['MKV-6', 'No agency found matching the provided agency ID', { agencyId: '404' }],
  ['MKV-7', 'Percent Modifier is required.', { percentModifier: '' }],
  ['MKV-9', 'The negative percent modifier cannot exceed abs(-100)%.', { percentModifier: '-101' }],
  ['MKV-11', 'Delivered Price is required.', { priceMode: 'DELIVERED_PRICE' }],
  [
    'MKV-14',
    'Delivered Price cannot be less than 0.',
    { priceMode: 'DELIVERED_PRICE', deliveredPrice: '-1' },
  ],
  ['MKV-15', 'Min Price cannot be less than 0.', { referralPriceMin: '-1' }],
  ['MKV-16', 'Max Price cannot be less than 0.', { referralPriceMax: '-1' }],
  ['MKV-17', 'Min price cannot be greater than max price.', { referralPriceMin: '2', referralPriceMax: '1' }],
  ['MKV-19', 'At least one referral source must be selected.', { referralSources: [] }],
  ['MKV-20', 'At least one state must be selected.', { states: [] }],
  ['MKV-21', 'At least one business line appetite must be enabled.', noAppetite],
  ['MKV-22', 'At least one business line must be selected.', { commercialBusinessLines: [] }],
  ['MKV-22', 'At least one business line must be selected.', { personalBusinessLines: [] }],
  ['MKV-22', 'At least one business line must be selected.', { lifeAndAnnuitiesBusinessLines: [] }],
  ['MKV-23', 'NAICS codes must be 6 digits and separated by commas.', { naicsCodes: '72' }],
  ['MKV-27', 'Min years in business cannot be less than 0.', { yearsInBusinessMin: '-1' }],
  ['MKV-28', 'Max years in business cannot be less than 0.', { yearsInBusinessMax: '-1' }],
  [
    'MKV-29',
    'Min years in business cannot be greater than max years in business.',
    { yearsInBusinessMin: '12', yearsInBusinessMax: '5' },
  ],
  ['MKV-31', 'Min years in business cannot be greater than 99.', { yearsInBusinessMin: '100' }],
  ['MKV-32', 'Max years in business cannot be greater than 99.', { yearsInBusinessMax: '100' }],
  ['MKV-33', 'Min number of employees cannot be less than 0.', { numberOfEmployeesMin: '-1' }],
  ['MKV-34', 'Max number of employees cannot be less than 0.', { numberOfEmployeesMax: '-1' }],
  [
    'MKV-35',
    'Min number of employees cannot be greater than max number of employees.',
    { numberOfEmployeesMin: '2', numberOfEmployeesMax: '1' },
  ],
  ['MKV-37', 'Min number of employees cannot be greater than 999.', { numberOfEmployeesMin: '1000' }],
  ['MKV-38', 'Max number of employees cannot be greater than 999.', { numberOfEmployeesMax: '1000' }],
  ['MKV-39', 'Min estimated premium cannot be less than 0.', { commercialEstimatedPremiumMin: '-1' }],
  ['MKV-40', 'Max estimated premium cannot be less than 0.', { commercialEstimatedPremiumMax: '-1' }],
  [
    'MKV-41',
    'Min estimated premium cannot be greater than max estimated premium.',
    { commercialEstimatedPremiumMin: '2', commercialEstimatedPremiumMax: '1' },
  ],
  ['MKV-42', 'Min estimated premium cannot be less than 0.', { personalEstimatedPremiumMin: '-1' }],
  ['MKV-42', 'Max estimated premium cannot be less than 0.', { personalEstimatedPremiumMax: '-1' }],
  [
    'MKV-42',
    'Min estimated premium cannot be greater than max estimated premium.',
    { personalEstimatedPremiumMin: '2', personalEstimatedPremiumMax: '1' },
  ],
  ['MKV-43', 'Min death benefit cannot be less than 0.', { deathBenefitMin: '-1' }],
  ['MKV-44', 'Max death benefit cannot be less than 0.', { deathBenefitMax: '-1' }],
  [
    'MKV-45',
    'Min death benefit cannot be greater than max death benefit.',
    { deathBenefitMin: '2', deathBenefitMax: '1' },
  ],
  ['MKV-48', 'Referrals per hour cannot be less than 1.', { maxReferralsPerHour: '0' }],
  ['MKV-49', 'Referrals per day cannot be less than 1.', { maxReferralsPerDay: '0' }],
  ['MKV-50', 'Referrals per week cannot be less than 1.', { maxReferralsPerWeek: '0' }],
  ['MKV-51', 'Referrals per month cannot be less than 1.', { maxReferralsPerMonth: '0' }],
  ['MKV-53', 'At least one delivery day must be selected.', { deliveryDays: [] }],
  [
    'MKV-55',
    'End time must be after start time.',
    { deliverAllDay: false, referralDeliveryEndTime: '00:00:00' },
  ],
  [
    'MKV-76',
    'End time must be a time, such as 9:00 AM or 17:30.',
    { deliverAllDay: false, referralDeliveryEndTime: 'foo' },
  ],
  ['MKV-56', 'At least one email recipient is required.', mailTo('')],
  ['MKV-57', 'Email addresses must be valid and separated by commas.', mailTo('dana@harborpoint')],
  ['MKV-59', 'Email addresses must not be duplicated.', mailTo('a@b.com, A@b.com')],
  [
    'MKV-60',
    'Email addresses must be valid and separated by commas.',
    { emailBccRecipients: 'dana@harborpoint' },
  ],
  ['MKV-60', 'Email addresses must not be duplicated.', { emailBccRecipients: 'a@b.com, A@b.com' }],
  ['MKV-62', 'A default purchaser must be selected.', { paymentOption: 'DEBIT_PREPAID_BALANCE' }],
  ['MKV-63', 'Please provide a delivery API URL.', toApi('')],
  ['MKV-64', 'URL cannot be longer than 100 characters.', toApi('a'.repeat(101))],
  ['MKV-65', 'Please provide a valid URL.', toApi('a')],
];

it.each(texts)('%s says: %s (%o)', (_rule, text, edit) => {
  const found = errorsOf(edit, { ...sampleReference, unknownAgencyIds: ['404'] });
  expect(found.map((line) => line.slice(line.indexOf(': ') + 2))).toEqual([text]);
});
