// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type SectionId, sections } from '../fields/field.ts';
import { fieldNames, fields, recipientFieldNames } from '../fields/fields.ts';
import { type FieldName, type FieldPath, recipientControlName, recipientPath } from '../fields/values.ts';
import { fieldId } from '../form/useFormField.ts';
import { fieldLabels } from '../messages/fieldTexts.ts';
import { buildRecipientSetting } from '../testing/marketplaceBuilder.ts';
import { plainMarketplace, renderForm, unfold } from '../testing/renderForm.test.support.tsx';
import { sectionDomId } from './FormSection.tsx';

/**
 * Everything turned on. Individual settings and Deliver to API exclude each other, as do the two price modes: `byApi`
 * has the others.
 */
const everything = plainMarketplace({
  emailRecipients: ['ana@example.com'],
  enableIndividualEmailDeliverySettings: true,
  individualEmailRecipientSettings: [
    buildRecipientSetting({ id: 12, emailAddress: 'ana@example.com', sameDeliveryTimesAsMarketplace: false }),
  ],
  riskAppetite: { acceptPersonalLines: true, acceptLifeAnnuitiesLines: true },
});
const byApi = { ...everything, deliverToApi: true, applyDeliveredPrice: true, deliveredPrice: 5 };

/** Fields that only the second of the two forms shows. */
const onlyByApi: readonly FieldName[] = [
  'deliveredPrice',
  'referralDeliveryMethod',
  'deliveryApiType',
  'deliveryApiUrl',
  'deliveryApiKey',
];

const named = 'input:not([type=hidden]), button, textarea, [role=radiogroup], [role=group], fieldset';

/** Returns the elements with a field's ID. */
const controlsOf = (path: FieldPath) => document.querySelectorAll<HTMLElement>(`[id="${fieldId(path)}"]`);

/** Returns the control itself, or the first control inside the element. */
const namedPart = (element: HTMLElement) => (element.matches(named) ? element : element.querySelector(named));

function expectOneControl(path: FieldPath, section: string) {
  const controls = controlsOf(path);
  expect(controls, path).toHaveLength(1);
  const [control] = controls;
  expect(control && namedPart(control), path).toHaveAccessibleName();
  expect(control?.closest('section')?.id, path).toBe(section);
}

const sectionFiles: Readonly<Record<SectionId, string>> = {
  setup: 'editor/SetupSection.tsx',
  general: 'editor/AppetiteSections.tsx',
  commercial: 'editor/AppetiteSections.tsx',
  personal: 'editor/AppetiteSections.tsx',
  life: 'editor/AppetiteSections.tsx',
  schedule: 'editor/DeliverySections.tsx',
  api: 'editor/DeliverySections.tsx',
  email: 'editor/DeliverySections.tsx',
};

/** Labels that belong to no field of the form: of recipients, and of the codes in a list of changes. */
const otherLabels: ReadonlySet<string> = new Set([...recipientFieldNames, 'excludedNaicsCodes']);

it('MKF-14 names each file that a new field is missing from: its label, its entry or its control', async () => {
  const labels = Object.keys(fieldLabels);
  const entries: readonly string[] = fieldNames;
  const isKnown = (name: string) => entries.includes(name) || otherLabels.has(name);
  const missing = [
    ...entries.filter((name) => !labels.includes(name)).map((name) => `${name}: messages/fieldTexts.ts`),
    ...labels.filter((name) => !isKnown(name)).map((name) => `${name}: fields/fields.ts`),
  ];
  expect(missing).toEqual([]);

  const withControl = () => fieldNames.filter((name) => controlsOf(name).length > 0);
  const first = await renderForm(everything);
  await unfold(first.user, 'NAICS codes');
  const shown = withControl();
  first.unmount();
  await renderForm(byApi);
  const found = new Set([...shown, ...withControl()]);
  const lacking = fieldNames.filter((name) => !found.has(name));
  expect(lacking.map((name) => `${name}: ${sectionFiles[fields[name].section]}`)).toEqual([]);
});

it('MKF-14 MKF-18 MKF-19 MKF-20 MKF-21 MKF-22 MKF-23 MKF-24 MKF-26 each field has exactly one control, with a name, in its section', async () => {
  const first = await renderForm(everything);
  await unfold(first.user, 'NAICS codes');
  for (const name of fieldNames.filter((field) => !onlyByApi.includes(field))) {
    expectOneControl(name, sectionDomId(fields[name].section));
  }
  first.unmount();
  await renderForm(byApi);
  for (const name of onlyByApi) expectOneControl(name, sectionDomId(fields[name].section));
});

const orders: readonly (readonly [rules: string, section: SectionId, names: readonly FieldName[]])[] = [
  [
    'MKF-14',
    'setup',
    [
      'marketplaceType',
      'generic',
      'agencyId',
      'marketplaceName',
      'legalEntityName',
      'phoneNumber',
      'superSubMarketplace',
      'paymentOption',
      'priceMode',
      'percentModifier',
      'referralPriceMin',
      'referralPriceMax',
      'referralSources',
      'states',
    ],
  ],
  [
    'MKF-18 MKF-29',
    'general',
    [
      'journayaIdRequired',
      'businessLineRequired',
      'firstNameRequired',
      'lastNameRequired',
      'cityRequired',
      'stateRequired',
      'postalCodeRequired',
      'emailAddressRequired',
      'phoneNumberRequired',
      'oneToOneConsentRequired',
      'capturesOwnConsumerConsent',
      'acceptWarmTransfers',
    ],
  ],
  [
    'MKF-19 MKF-20',
    'commercial',
    [
      'acceptCommercialLines',
      'acceptCommercialInsured',
      'acceptCommercialUninsured',
      'commercialBusinessLines',
      'naicsCodes',
      'naicsMode',
      'yearsInBusinessMin',
      'yearsInBusinessMax',
      'commercialEstimatedPremiumMin',
      'commercialEstimatedPremiumMax',
      'numberOfEmployeesMin',
      'numberOfEmployeesMax',
    ],
  ],
  [
    'MKF-21',
    'personal',
    [
      'acceptPersonalLines',
      'acceptPersonalInsured',
      'acceptPersonalUninsured',
      'personalBusinessLines',
      'personalEstimatedPremiumMin',
      'personalEstimatedPremiumMax',
    ],
  ],
  [
    'MKF-22',
    'life',
    [
      'acceptLifeAnnuitiesLines',
      'acceptMedicalExamConsent',
      'acceptMedicalExamRefusal',
      'acceptTobaccoUsePastYear',
      'acceptNoTobaccoUsePastYear',
      'lifeAndAnnuitiesBusinessLines',
      'deathBenefitMin',
      'deathBenefitMax',
    ],
  ],
  [
    'MKF-23',
    'schedule',
    [
      'maxReferralsPerHour',
      'maxReferralsPerDay',
      'maxReferralsPerWeek',
      'maxReferralsPerMonth',
      'deliveryDays',
      'referralDeliveryStartTime',
      'referralDeliveryEndTime',
      'referralDeliveryTimezone',
      'deliverAllDay',
    ],
  ],
  [
    'MKF-26',
    'email',
    [
      'deliverToEmailAddress',
      'emailRecipients',
      'emailBccRecipients',
      'enableIndividualEmailDeliverySettings',
    ],
  ],
];

it.each(orders)('%s the fields of the section %s are in order', async (_rules, section, names) => {
  const { container, user } = await renderForm(everything);
  if (section === 'commercial') await unfold(user, 'NAICS codes');
  const ids = new Map(fieldNames.map((name) => [fieldId(name), name]));
  const elements = [...container.querySelectorAll(`#${sectionDomId(section)} [id]`)];
  expect(elements.flatMap(({ id }) => ids.get(id) ?? [])).toEqual(names);
});

it('MKF-27 MKF-28 each field of a recipient has exactly one control, with a name and its number', async () => {
  const { user } = await renderForm(everything);
  await unfold(user, 'ana@example.com');
  for (const name of recipientFieldNames) {
    expectOneControl(recipientPath(12, name), sectionDomId('email'));
    const [control] = controlsOf(recipientPath(12, name));
    const carriers = [control, ...(control?.parentElement?.parentElement?.querySelectorAll('[name]') ?? [])];
    const names = carriers.map((element) => element?.getAttribute('name'));
    expect(names, name).toContain(recipientControlName(name, 12));
  }
});

it('MKF-4 no control stands outside of a section', async () => {
  await renderForm(everything);
  const ids = new Set(sections.map(({ id }) => sectionDomId(id)));
  const inputs = screen.getAllByRole('textbox');
  for (const input of inputs) expect(ids, input.outerHTML).toContain(input.closest('section')?.id);
});
