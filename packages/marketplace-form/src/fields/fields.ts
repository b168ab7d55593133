import {
  type BusinessLineGroup,
  businessLineGroups,
  businessLineName,
  timezones,
  usStateName,
  usStates,
} from '@advantage/reference-data';
import {
  apiAuthLabels,
  deliveryMethodLabels,
  paymentLabels,
  priceModeLabels,
  typeLabels,
} from './choices.ts';
import {
  addressesCodec,
  choiceCodec,
  flagCodec,
  itemsCodec,
  naicsCodec,
  numberCodec,
  optionCodec,
  percentCodec,
  phoneCodec,
  secretCodec,
  textCodec,
  timeCodec,
  updateList,
} from './codecs.ts';
import {
  defineField,
  type FieldRule,
  type Fields,
  numberRules,
  type SectionId,
  type WireObject,
  type WirePlace,
  wireField,
} from './field.ts';
import { duplicatesIn, readNaics, splitList } from './lists.ts';
import { memoize } from './memoize.ts';
import { isPhoneNumber } from './phone.ts';
import { type MarketplaceReference, sourceNames } from './reference.ts';
import { isEmailAddress, url } from './validators.ts';
import {
  type DayFlag,
  dayEnd,
  dayFlag,
  dayStart,
  directCallSource,
  type NaicsMode,
  naicsModes,
  type PriceMode,
  paymentOptions,
  priceModes,
  type Weekday,
  weekdays,
} from './wireValues.ts';

/** The timezone of a new schedule. */
export const defaultTimezone = 'America/Chicago';

const flag = <Place extends WirePlace, Name extends string>(
  section: SectionId,
  label: string,
  place: Place,
  name: Name,
  defaultValue = false,
) => defineField({ section, label, codec: flagCodec, defaultValue, wire: wireField(place, name, flagCodec) });

const appetiteFlag = <Name extends string>(section: SectionId, label: string, name: Name, isOn: boolean) =>
  flag(section, label, 'riskAppetite', name, isOn);

const text = <Name extends string>(section: SectionId, label: string, name: Name) =>
  defineField({
    section,
    label,
    codec: textCodec,
    defaultValue: '',
    wire: wireField('marketplace', name, textCodec),
  });

const choice = <Place extends WirePlace, Name extends string>(
  section: SectionId,
  label: string,
  place: Place,
  name: Name,
  fallback: string,
  labels: Readonly<Record<string, string>>,
) => {
  const codec = choiceCodec(fallback, new Map(Object.entries(labels)));
  return defineField({ section, label, codec, defaultValue: fallback, wire: wireField(place, name, codec) });
};

const time = <Place extends WirePlace, Name extends string>(
  section: SectionId,
  label: string,
  place: Place,
  name: Name,
  fallback: string,
) => {
  const codec = timeCodec(fallback);
  return defineField({ section, label, codec, defaultValue: fallback, wire: wireField(place, name, codec) });
};

interface BoundOptions {
  readonly ids: readonly [string, string?];
  /** Begins the texts of the rules. Default: the label. */
  readonly label?: string;
  readonly least?: number;
  readonly most?: number;
  readonly isWhole?: boolean;
}

const number = <Name extends string>(section: SectionId, label: string, name: Name, bounds: BoundOptions) =>
  defineField({
    section,
    label,
    codec: numberCodec,
    defaultValue: '',
    wire: wireField('riskAppetite', name, numberCodec),
    rules: numberRules({ least: 0, label, isWhole: false, ...bounds }),
  });

const limit = <Name extends string>(unit: string, name: Name, id: string) =>
  number('schedule', `Referrals per ${unit}`, name, { ids: [id], least: 1, isWhole: true });

const lines = (section: SectionId, group: BusinessLineGroup, accept: string) => {
  const known = businessLineGroups[group].map(({ code }) => code);
  const codec = itemsCodec({ known, format: businessLineName });
  return defineField<string[], ReturnType<typeof wireLines>>({
    section,
    label: 'Business lines',
    codec,
    defaultValue: [],
    isRequired: true,
    wire: wireLines(known),
    rules: [
      {
        id: 'MKV-22',
        atOnce: [accept],
        check: (ticked) => (ticked.length === 0 ? 'At least one business line must be selected.' : undefined),
      },
    ],
  });
};

const wireLines = (known: readonly string[]) => {
  const codec = itemsCodec({ known });
  const wire = wireField('riskAppetite', 'businessLines', codec);
  return {
    ...wire,
    load: (stored: WireObject) => {
      const ticked = new Set(codec.load(stored.businessLines));
      return known.filter((code) => ticked.has(code));
    },
  };
};

const nameCodec = itemsCodec();
const statesCodec = itemsCodec({ known: usStates.map(({ code }) => code), format: usStateName });

const dayShape = Object.fromEntries(weekdays.map((day) => [dayFlag(day), flagCodec.wireSchema])) as Readonly<
  Record<DayFlag, typeof flagCodec.wireSchema>
>;

/** The key of the rules about delivery days. */
export const noDeliveryDaySelected = 'noDeliveryDaySelected';

/** At least one day must be ticked. */
export const dayTicked = {
  id: 'MKV-53',
  key: noDeliveryDaySelected,
  check: (days) => (days.length === 0 ? 'At least one delivery day must be selected.' : undefined),
} satisfies FieldRule<readonly string[]>;

/** The days of a schedule: one flag each on the wire. */
const days = <Place extends WirePlace>(section: SectionId, place: Place, rules: FieldRule<string[]>[]) =>
  defineField({
    section,
    label: 'Days',
    codec: nameCodec,
    defaultValue: [...weekdays] as string[],
    isRequired: true,
    wire: {
      in: place,
      shape: dayShape,
      load: (stored): string[] => weekdays.filter((day) => flagCodec.load(stored[dayFlag(day)])),
      store: (ticked, { stored, isNew }) => {
        const flagOf = (day: Weekday) => {
          const isTicked = ticked.includes(day);
          const before = stored[dayFlag(day)];
          return !isNew && flagCodec.load(before) === isTicked ? before : isTicked;
        };
        return Object.fromEntries(weekdays.map((day) => [dayFlag(day), flagOf(day)]));
      },
    },
    rules,
  });

/** The times of a schedule. 24 hours a day is no wire field: it is on for 00:00:00 to 23:59:59. */
const times = <Place extends WirePlace>(section: SectionId, place: Place) => {
  const start = time(section, 'Start time', place, 'referralDeliveryStartTime', dayStart);
  const end = time(section, 'End time', place, 'referralDeliveryEndTime', dayEnd);
  return {
    referralDeliveryStartTime: start,
    referralDeliveryEndTime: end,
    referralDeliveryTimezone: choice(
      section,
      'Timezone',
      place,
      'referralDeliveryTimezone',
      defaultTimezone,
      Object.fromEntries(timezones.map(({ value, label }) => [value, label])),
    ),
    deliverAllDay: defineField({
      section,
      label: '24 hours a day',
      codec: flagCodec,
      defaultValue: true as boolean,
      wire: {
        in: place,
        shape: {},
        load: (stored): boolean =>
          start.wire.load(stored, none) === dayStart && end.wire.load(stored, none) === dayEnd,
        store: () => ({}),
      },
    }),
  };
};

const none = { referralSources: [] };

const isInstant = (stored: WireObject) => (stored.type || 'INSTANT') === 'INSTANT';

const addressRules = (valid: string, distinct: string): readonly FieldRule<string>[] => [
  {
    id: valid,
    check: memoize((addresses: string) =>
      splitList(addresses).every(isEmailAddress)
        ? undefined
        : 'Email addresses must be valid and separated by commas.',
    ),
  },
  {
    id: distinct,
    check: memoize((addresses: string) =>
      duplicatesIn(splitList(addresses)).length > 0 ? 'Email addresses must not be duplicated.' : undefined,
    ),
  },
];

const urlTexts = {
  urlTooLong: 'URL cannot be longer than 100 characters.',
  invalidUrl: 'Please provide a valid URL.',
} as const;

function apiUrlError(address: string): string | undefined {
  if (address.trim() === '') return 'Please provide a delivery API URL.';
  const wrong = url(address);
  return wrong === 'urlTooLong' || wrong === 'invalidUrl' ? urlTexts[wrong] : undefined;
}

/** Every field of the form, in the order of the page. */
export const fields = {
  marketplaceType: choice('setup', 'Type', 'marketplace', 'type', 'INSTANT', typeLabels),
  generic: flag('setup', 'Generic marketplace', 'marketplace', 'generic', true),
  agencyId: defineField({
    section: 'setup',
    label: 'Agency ID',
    codec: numberCodec,
    defaultValue: '',
    wire: wireField('marketplace', 'agencyId', numberCodec),
    rules: numberRules({ ids: ['MKV-5'], label: 'Agency ID', least: 0, isWhole: true }),
  }),
  marketplaceName: {
    ...text('setup', 'Marketplace name', 'marketplaceName'),
    isRequired: true,
    rules: [
      { id: 'MKV-2', check: (name) => (name.trim() === '' ? 'Please provide marketplace name' : undefined) },
    ] satisfies FieldRule<string>[],
  },
  legalEntityName: text('setup', 'Legal entity name', 'legalEntityName'),
  phoneNumber: defineField({
    section: 'setup',
    label: 'Phone number',
    codec: phoneCodec,
    defaultValue: '',
    wire: wireField('marketplace', 'phoneNumber', phoneCodec),
    isRequired: true,
    rules: [
      {
        id: 'MKV-3',
        check: (phone) => (isPhoneNumber(phone) ? undefined : 'Please provide a valid phone number'),
      },
    ],
  }),
  superSubMarketplace: flag('setup', 'Super sub marketplace', 'marketplace', 'superSubMarketplace'),
  paymentOption: defineField({
    section: 'setup',
    label: 'Payment option',
    codec: optionCodec(paymentOptions, paymentLabels),
    defaultValue: 'BILLED' as (typeof paymentOptions)[number],
    wire: {
      in: 'marketplace',
      shape: { billed: flagCodec.wireSchema, debitPrepaidBalance: flagCodec.wireSchema },
      load: (stored) => (stored.debitPrepaidBalance ? 'DEBIT_PREPAID_BALANCE' : 'BILLED'),
      store: (option) => ({
        billed: option === 'BILLED',
        debitPrepaidBalance: option === 'DEBIT_PREPAID_BALANCE',
      }),
      isAlwaysStored: true,
    },
  }),
  priceMode: defineField({
    section: 'setup',
    label: 'Price mode',
    codec: optionCodec(priceModes, priceModeLabels),
    defaultValue: 'PERCENT_MODIFIER' as PriceMode,
    wire: {
      in: 'marketplace',
      shape: { applyDeliveredPrice: flagCodec.wireSchema },
      load: (stored) =>
        stored.applyDeliveredPrice && isInstant(stored) ? 'DELIVERED_PRICE' : 'PERCENT_MODIFIER',
      store: (mode) => ({ applyDeliveredPrice: mode === 'DELIVERED_PRICE' }),
    },
  }),
  percentModifier: defineField({
    section: 'setup',
    label: 'Percent modifier',
    codec: percentCodec,
    defaultValue: '0',
    wire: wireField('marketplace', 'priceModifier', percentCodec),
    isRequired: true,
  }),
  deliveredPrice: defineField({
    section: 'setup',
    label: 'Delivered price',
    codec: numberCodec,
    defaultValue: '',
    wire: wireField('marketplace', 'deliveredPrice', numberCodec),
    isRequired: true,
  }),
  referralPriceMin: number('setup', 'Min referral price', 'referralPriceMin', {
    ids: ['MKV-15'],
    label: 'Min Price',
  }),
  referralPriceMax: number('setup', 'Max referral price', 'referralPriceMax', {
    ids: ['MKV-16'],
    label: 'Max Price',
  }),
  referralSources: defineField({
    section: 'setup',
    label: 'Referral sources',
    codec: nameCodec,
    defaultValue: [] as string[],
    wire: {
      in: 'riskAppetite',
      shape: { excludedSources: nameCodec.wireSchema },
      load: (stored, reference) => {
        const excluded = new Set(nameCodec.load(stored.excludedSources));
        return sourceNames(reference).filter((name) => !excluded.has(name));
      },
      store: (ticked, { stored, reference }) => {
        const known = sourceNames(reference);
        const unticked = known.filter((name) => !ticked.includes(name));
        const before = nameCodec.load(stored.excludedSources);
        return { excludedSources: updateList(before, unticked, (name) => known.includes(name)) };
      },
    },
    isRequired: true,
    rules: [
      {
        id: 'MKV-19',
        check: (sources) =>
          sources.some((name) => name !== directCallSource)
            ? undefined
            : 'At least one referral source must be selected.',
      },
    ],
  }),
  states: defineField({
    section: 'setup',
    label: 'States',
    codec: statesCodec,
    defaultValue: [] as string[],
    wire: wireField('riskAppetite', 'stateCodes', statesCodec),
    isRequired: true,
    rules: [
      {
        id: 'MKV-20',
        check: (states) => (states.length > 0 ? undefined : 'At least one state must be selected.'),
      },
    ],
  }),

  journayaIdRequired: appetiteFlag('general', 'Jornaya ID', 'journayaIdRequired', false),
  businessLineRequired: appetiteFlag('general', 'Business line', 'businessLineRequired', false),
  firstNameRequired: appetiteFlag('general', 'First name', 'firstNameRequired', true),
  lastNameRequired: appetiteFlag('general', 'Last name', 'lastNameRequired', true),
  cityRequired: appetiteFlag('general', 'City', 'cityRequired', true),
  stateRequired: appetiteFlag('general', 'State', 'stateRequired', true),
  postalCodeRequired: appetiteFlag('general', 'Postal code', 'postalCodeRequired', true),
  emailAddressRequired: appetiteFlag('general', 'Email address', 'emailAddressRequired', true),
  phoneNumberRequired: appetiteFlag('general', 'Phone number', 'phoneNumberRequired', true),
  oneToOneConsentRequired: flag('general', 'One-to-one consent', 'marketplace', 'oneToOneConsentRequired'),
  capturesOwnConsumerConsent: flag(
    'general',
    'Captures own consumer consent',
    'marketplace',
    'capturesOwnConsumerConsent',
  ),
  acceptWarmTransfers: appetiteFlag('general', 'Accept warm transfers', 'acceptWarmTransfers', false),

  acceptCommercialLines: appetiteFlag('commercial', 'Accept commercial', 'acceptCommercialLines', false),
  acceptCommercialInsured: appetiteFlag('commercial', 'Insured', 'acceptCommercialInsured', true),
  acceptCommercialUninsured: appetiteFlag('commercial', 'Uninsured', 'acceptCommercialUninsured', true),
  commercialBusinessLines: lines('commercial', 'commercial', 'acceptCommercialLines'),
  naicsMode: defineField({
    section: 'commercial',
    label: 'NAICS mode',
    // The mode is only a way of writing; what counts are the excluded codes.
    codec: { ...optionCodec(naicsModes, { exclude: 'Exclude', include: 'Include' }), isEqual: () => true },
    defaultValue: 'exclude' as NaicsMode,
    wire: { in: 'riskAppetite', shape: {}, load: (): NaicsMode => 'exclude', store: () => ({}) },
  }),
  naicsCodes: defineField({
    section: 'commercial',
    label: 'NAICS codes',
    codec: naicsCodec,
    defaultValue: '',
    wire: wireField('riskAppetite', 'excludedNaics', naicsCodec),
    rules: [
      {
        id: 'MKV-23',
        check: (codes) =>
          readNaics(codes).malformed.length > 0
            ? 'NAICS codes must be 6 digits and separated by commas.'
            : undefined,
      },
    ],
  }),
  yearsInBusinessMin: number('commercial', 'Min years in business', 'yearsInBusinessMin', {
    ids: ['MKV-27', 'MKV-31'],
    most: 99,
    isWhole: true,
  }),
  yearsInBusinessMax: number('commercial', 'Max years in business', 'yearsInBusinessMax', {
    ids: ['MKV-28', 'MKV-32'],
    most: 99,
    isWhole: true,
  }),
  commercialEstimatedPremiumMin: number(
    'commercial',
    'Min estimated premium',
    'commercialEstimatedPremiumMin',
    { ids: ['MKV-39'] },
  ),
  commercialEstimatedPremiumMax: number(
    'commercial',
    'Max estimated premium',
    'commercialEstimatedPremiumMax',
    { ids: ['MKV-40'] },
  ),
  numberOfEmployeesMin: number('commercial', 'Min number of employees', 'numberOfEmployeesMin', {
    ids: ['MKV-33', 'MKV-37'],
    most: 999,
    isWhole: true,
  }),
  numberOfEmployeesMax: number('commercial', 'Max number of employees', 'numberOfEmployeesMax', {
    ids: ['MKV-34', 'MKV-38'],
    most: 999,
    isWhole: true,
  }),

  acceptPersonalLines: appetiteFlag('personal', 'Accept personal', 'acceptPersonalLines', false),
  acceptPersonalInsured: appetiteFlag('personal', 'Insured', 'acceptPersonalInsured', true),
  acceptPersonalUninsured: appetiteFlag('personal', 'Uninsured', 'acceptPersonalUninsured', true),
  personalBusinessLines: lines('personal', 'personal', 'acceptPersonalLines'),
  personalEstimatedPremiumMin: number('personal', 'Min estimated premium', 'personalEstimatedPremiumMin', {
    ids: ['MKV-42'],
  }),
  personalEstimatedPremiumMax: number('personal', 'Max estimated premium', 'personalEstimatedPremiumMax', {
    ids: ['MKV-42'],
  }),

  acceptLifeAnnuitiesLines: appetiteFlag(
    'life',
    'Accept life and annuities',
    'acceptLifeAnnuitiesLines',
    false,
  ),
  acceptMedicalExamConsent: appetiteFlag('life', 'Medical exam consent', 'acceptMedicalExamConsent', true),
  acceptMedicalExamRefusal: appetiteFlag('life', 'Medical exam refusal', 'acceptMedicalExamRefusal', true),
  acceptTobaccoUsePastYear: appetiteFlag(
    'life',
    'Tobacco use in past year',
    'acceptTobaccoUsePastYear',
    true,
  ),
  acceptNoTobaccoUsePastYear: appetiteFlag(
    'life',
    'No tobacco use in past year',
    'acceptNoTobaccoUsePastYear',
    true,
  ),
  lifeAndAnnuitiesBusinessLines: lines('life', 'lifeAndAnnuities', 'acceptLifeAnnuitiesLines'),
  deathBenefitMin: number('life', 'Min death benefit', 'deathBenefitMin', { ids: ['MKV-43'] }),
  deathBenefitMax: number('life', 'Max death benefit', 'deathBenefitMax', { ids: ['MKV-44'] }),

  maxReferralsPerHour: limit('hour', 'maxReferralsPerHour', 'MKV-48'),
  maxReferralsPerDay: limit('day', 'maxReferralsPerDay', 'MKV-49'),
  maxReferralsPerWeek: limit('week', 'maxReferralsPerWeek', 'MKV-50'),
  maxReferralsPerMonth: limit('month', 'maxReferralsPerMonth', 'MKV-51'),
  deliveryDays: days('schedule', 'riskAppetite', [dayTicked]),
  ...times('schedule', 'riskAppetite'),

  deliverToApi: flag('api', 'Deliver to API', 'marketplace', 'deliverToApi', true),
  referralDeliveryMethod: choice(
    'api',
    'Delivery method',
    'marketplace',
    'referralDeliveryMethod',
    'GENERIC',
    deliveryMethodLabels,
  ),
  deliveryApiType: choice('api', 'Authentication', 'marketplace', 'deliveryApiType', 'BASIC', apiAuthLabels),
  deliveryApiUrl: {
    ...text('api', 'Delivery API URL', 'deliveryApiUrl'),
    isRequired: true,
    rules: [{ id: 'MKV-63', check: apiUrlError }] satisfies FieldRule<string>[],
  },
  deliveryApiKey: defineField({
    section: 'api',
    label: 'Delivery API key',
    codec: secretCodec,
    defaultValue: '',
    wire: wireField('marketplace', 'deliveryApiKey', secretCodec),
    isSecret: true,
  }),
  enableRoundRobinDelivery: flag('api', 'Round robin delivery', 'marketplace', 'enableRoundRobinDelivery'),

  deliverToEmailAddress: flag('email', 'Deliver to email', 'marketplace', 'deliverToEmailAddress'),
  emailRecipients: defineField({
    section: 'email',
    label: 'Recipients',
    codec: addressesCodec,
    defaultValue: '',
    wire: wireField('marketplace', 'emailRecipients', addressesCodec),
    isRequired: true,
    rules: [
      {
        id: 'MKV-56',
        atOnce: ['deliverToEmailAddress', 'paymentOption'],
        check: (addresses) =>
          addresses.trim() === '' ? 'At least one email recipient is required.' : undefined,
      },
      ...addressRules('MKV-57', 'MKV-59'),
    ],
  }),
  emailBccRecipients: defineField({
    section: 'email',
    label: 'Bcc recipients',
    codec: addressesCodec,
    defaultValue: '',
    wire: wireField('marketplace', 'emailBccRecipients', addressesCodec),
    rules: addressRules('MKV-60', 'MKV-60'),
  }),
  enableIndividualEmailDeliverySettings: flag(
    'email',
    'Individual email recipient settings',
    'marketplace',
    'enableIndividualEmailDeliverySettings',
  ),
} as const;

const recipientFlag = <Name extends string>(label: string, name: Name) =>
  flag('email', label, 'recipient', name);

/** Every field of one recipient, in the order of its row. */
export const recipientFields = {
  defaultPurchaser: recipientFlag('Default purchaser', 'defaultPurchaser'),
  sameDeliveryDaysAsMarketplace: recipientFlag('Match marketplace days', 'sameDeliveryDaysAsMarketplace'),
  deliveryDays: days('email', 'recipient', []),
  sameDeliveryTimesAsMarketplace: recipientFlag('Match marketplace times', 'sameDeliveryTimesAsMarketplace'),
  ...times('email', 'recipient'),
} as const;

/** The name of every field, in the order of the page. */
export const fieldNames = Object.keys(fields) as readonly (keyof typeof fields)[];
/** The name of every field of a recipient, in the order of its row. */
export const recipientFieldNames = Object.keys(recipientFields) as readonly (keyof typeof recipientFields)[];

const allFields = new WeakMap<Fields, Fields>();

/** Every field of a form: ours and the host's own. */
export function fieldsIn({ fields: own }: MarketplaceReference): Fields {
  if (own === undefined) return fields;
  const known = allFields.get(own);
  if (known) return known;
  const taken = Object.keys(own).find(
    (name) => name in fields || name === 'recipients' || name === 'unlistedNaics',
  );
  if (taken !== undefined) throw new Error(`The marketplace form already has a field '${taken}'.`);
  const all = { ...fields, ...own };
  allFields.set(own, all);
  return all;
}

/** The name of every field of a form: ours in the order of the page, then the host's own. */
export const namesIn = (reference: MarketplaceReference) =>
  Object.keys(fieldsIn(reference)) as readonly (keyof typeof fields)[];

/** Whether a field is in a section that the host leaves out; recipients are in the one of emails. */
export const isOmitted = (name: string, reference: MarketplaceReference): boolean =>
  reference.omit?.includes(fieldsIn(reference)[name]?.section ?? 'email') === true;

/** The fields of a section, in the order of the page. */
export const fieldsOf = (section: SectionId): readonly (keyof typeof fields)[] =>
  fieldNames.filter((name) => fields[name].section === section);

/** The switch of each section that has one: while it is off, the rules of its fields rest. */
export const sectionSwitches = {
  commercial: 'acceptCommercialLines',
  personal: 'acceptPersonalLines',
  life: 'acceptLifeAnnuitiesLines',
  api: 'deliverToApi',
  email: 'deliverToEmailAddress',
} as const satisfies Partial<Record<SectionId, keyof typeof fields>>;

/** The switch that a section folds away with, if it has one. */
export const switchOf = (section: SectionId) =>
  section in sectionSwitches ? sectionSwitches[section as keyof typeof sectionSwitches] : undefined;
