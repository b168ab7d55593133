import { describe, expect, it } from 'vitest';
import { sections } from '../fields/field.ts';
import { fieldNames, fields, fieldsOf, recipientFieldNames } from '../fields/fields.ts';
import type { FieldName, MarketplaceFormValues } from '../fields/values.ts';
import { sampleReference } from '../testing/reference.ts';
import { filledForm } from './rules.test.support.ts';
import { allRules, checkForm } from './rules.ts';
import { formValuesSchema } from './schema.ts';

/** Returns the paths of all leaf values. A list of objects counts once. */
const leavesOf = (values: object, path = ''): string[] =>
  Object.entries(values).flatMap(([name, leaf]) => {
    const [item] = Array.isArray(leaf) ? leaf : [];
    return typeof item === 'object' ? leavesOf(item, `${path}${name}.*.`) : [path + name];
  });

/** Leaves that the form carries along and no control edits. */
const carried = ['unlistedNaics', 'recipients.*.recipientId', 'recipients.*.emailAddress'];

/** For each field that shows errors, an edit that breaks one of its rules. */
const rejected: Partial<Record<FieldName, Partial<MarketplaceFormValues>>> = {
  agencyId: { agencyId: '-1' },
  marketplaceName: { marketplaceName: '' },
  phoneNumber: { phoneNumber: '' },
  percentModifier: { percentModifier: '' },
  deliveredPrice: { priceMode: 'DELIVERED_PRICE' },
  referralPriceMin: { referralPriceMin: '-1' },
  referralPriceMax: { referralPriceMax: '-1' },
  referralSources: { referralSources: [] },
  states: { states: [] },
  businessLineRequired: {
    acceptCommercialLines: false,
    acceptPersonalLines: false,
    acceptLifeAnnuitiesLines: false,
  },
  commercialBusinessLines: { commercialBusinessLines: [] },
  naicsMode: { naicsMode: 'include' },
  naicsCodes: { naicsCodes: '72' },
  yearsInBusinessMin: { yearsInBusinessMin: '100' },
  yearsInBusinessMax: { yearsInBusinessMax: '100' },
  commercialEstimatedPremiumMin: { commercialEstimatedPremiumMin: '-1' },
  commercialEstimatedPremiumMax: { commercialEstimatedPremiumMax: '-1' },
  numberOfEmployeesMin: { numberOfEmployeesMin: '1000' },
  numberOfEmployeesMax: { numberOfEmployeesMax: '1000' },
  personalBusinessLines: { personalBusinessLines: [] },
  personalEstimatedPremiumMin: { personalEstimatedPremiumMin: '-1' },
  personalEstimatedPremiumMax: { personalEstimatedPremiumMax: '-1' },
  lifeAndAnnuitiesBusinessLines: { lifeAndAnnuitiesBusinessLines: [] },
  deathBenefitMin: { deathBenefitMin: '-1' },
  deathBenefitMax: { deathBenefitMax: '-1' },
  maxReferralsPerHour: { maxReferralsPerHour: '0' },
  maxReferralsPerDay: { maxReferralsPerDay: '0' },
  maxReferralsPerWeek: { maxReferralsPerWeek: '0' },
  maxReferralsPerMonth: { maxReferralsPerMonth: '0' },
  deliveryDays: { deliveryDays: [] },
  referralDeliveryStartTime: { deliverAllDay: false, referralDeliveryStartTime: 'foo' },
  referralDeliveryEndTime: { deliverAllDay: false, referralDeliveryEndTime: '' },
  deliveryApiUrl: { deliverToApi: true },
  emailRecipients: { emailRecipients: '', recipients: [] },
  emailBccRecipients: { emailBccRecipients: 'x' },
};

/** Fields that accept whatever their control allows: switches, selects, and text fields without a rule. */
const free: ReadonlySet<FieldName> = new Set<FieldName>([
  ...fieldNames.filter(
    (name) => typeof fields[name].defaultValue === 'boolean' && name !== 'businessLineRequired',
  ),
  'marketplaceType',
  'legalEntityName',
  'paymentOption',
  'priceMode',
  'referralDeliveryTimezone',
  'referralDeliveryMethod',
  'deliveryApiType',
  'deliveryApiKey',
]);

/** Returns a different value for a free field. */
function otherValue(name: FieldName): MarketplaceFormValues[FieldName] {
  const value = filledForm[name];
  if (typeof value === 'boolean') return !value;
  if (name === 'paymentOption') return 'BILLED';
  if (name === 'priceMode') return 'PERCENT_MODIFIER';
  return typeof value === 'string' ? `${value} and anything else` : [];
}

describe('the form is complete', () => {
  it('MKF-14 MKF-27 every leaf of the schema is a known field in a section, a field of a recipient, or carried', () => {
    const known = [...fieldNames, ...recipientFieldNames.map((name) => `recipients.*.${name}`), ...carried];
    expect(leavesOf(formValuesSchema.parse({ recipients: [{}] })).sort()).toEqual(known.sort());
    expect(sections.flatMap(({ id }) => fieldsOf(id))).toEqual(fieldNames);
  });

  it('MKV-1 every field either shows errors or is free', () => {
    expect([...Object.keys(rejected), ...free].sort()).toEqual([...fieldNames].sort());
    const shown = new Set(allRules.map(({ paths }) => paths[0]));
    shown.delete('enableIndividualEmailDeliverySettings');
    expect([...shown].sort()).toEqual(Object.keys(rejected).sort());
  });

  it.each(Object.entries(rejected))('MKV-1 %s accepts the filled form and rejects %o', (name, edit) => {
    const reference =
      name === 'naicsMode' ? { ...sampleReference, industryCodes: undefined } : sampleReference;
    expect(checkForm(filledForm, reference)).toEqual([]);
    const found = checkForm({ ...filledForm, ...edit }, reference);
    expect(found.map(({ path }) => path)).toEqual([name]);
  });

  it.each([...free])('MKV-1 %s takes whatever its control can hold', (name) => {
    const reasons = checkForm({ ...filledForm, [name]: otherValue(name) }, sampleReference);
    expect(reasons.filter(({ path }) => path === name)).toEqual([]);
  });
});
