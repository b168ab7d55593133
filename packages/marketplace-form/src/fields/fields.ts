import {
  type BusinessLineGroup,
  businessLineGroups,
  businessLineName,
  timezoneName,
  usStateName,
  usStates,
} from '@advantage/reference-data';
import { fieldLabels } from '../messages/fieldTexts.ts';
import {
  addressesCodec,
  type ChoiceNames,
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
  type ValueMessages,
} from './codecs.ts';
import {
  defineField,
  type FieldRule,
  type Fields,
  type MarketplaceReference,
  numberRules,
  type RuleMessages,
  type SectionId,
  sourceNames,
  type WireObject,
  type WirePlace,
  wireField,
} from './field.ts';
import { findDuplicates, parseNaics, splitList } from './lists.ts';
import { memoize } from './memoize.ts';
import { nameIn } from './names.ts';
import { isPhoneNumber } from './phone.ts';
import { isEmailAddress, url } from './validators.ts';
import {
  billedPriceMode,
  type DayFlag,
  dayEnd,
  dayFlag,
  dayStart,
  directCallSource,
  type NaicsMode,
  naicsModes,
  type PaymentOption,
  type PriceMode,
  paymentOptions,
  priceModes,
  type Weekday,
  weekdays,
} from './wireValues.ts';

/** The time zone of a new schedule. */
export const defaultTimezone = 'America/Chicago';

type LabelName = keyof typeof fieldLabels;

const flag = <Place extends WirePlace, Name extends LabelName>(
  section: SectionId,
  place: Place,
  name: Name,
  defaultValue = false,
) =>
  defineField({
    section,
    label: fieldLabels[name],
    codec: flagCodec,
    defaultValue,
    wire: wireField(place, name, flagCodec),
  });

const appetiteFlag = <Name extends LabelName>(section: SectionId, name: Name, isOn: boolean) =>
  flag(section, 'riskAppetite', name, isOn);

const text = <Name extends LabelName>(section: SectionId, name: Name) =>
  defineField({
    section,
    label: fieldLabels[name],
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
  names: ChoiceNames,
) => {
  const codec = choiceCodec(fallback, names);
  return defineField({ section, label, codec, defaultValue: fallback, wire: wireField(place, name, codec) });
};

const time = <Place extends WirePlace, Name extends LabelName>(
  section: SectionId,
  place: Place,
  name: Name,
  fallback: string,
) => {
  const codec = timeCodec(fallback);
  return defineField({
    section,
    label: fieldLabels[name],
    codec,
    defaultValue: fallback,
    wire: wireField(place, name, codec),
  });
};

interface BoundOptions {
  readonly ids: readonly [string, string?];
  /** Returns the field name used in error messages. Default: its label. */
  readonly nameIn?: (messages: RuleMessages) => string;
  readonly least?: number;
  readonly most?: number;
  readonly isWhole?: boolean;
}

const number = <Name extends LabelName>(section: SectionId, name: Name, bounds: BoundOptions) =>
  defineField({
    section,
    label: fieldLabels[name],
    codec: numberCodec,
    defaultValue: '',
    wire: wireField('riskAppetite', name, numberCodec),
    rules: numberRules({
      least: 0,
      nameIn: ({ fieldLabels }) => fieldLabels[name],
      isWhole: false,
      ...bounds,
    }),
  });

const limit = <Name extends LabelName>(name: Name, id: string) =>
  number('schedule', name, { ids: [id], least: 1, isWhole: true });

const lineName = (code: string, { businessLineNames }: ValueMessages) =>
  nameIn(businessLineNames, businessLineName(code));

const lines = (section: SectionId, group: BusinessLineGroup, accept: string) => {
  const known = businessLineGroups[group].map(({ code }) => code);
  const codec = itemsCodec({ known, format: lineName });
  return defineField<string[], ReturnType<typeof wireLines>>({
    section,
    label: fieldLabels.commercialBusinessLines,
    codec,
    defaultValue: [],
    isRequired: true,
    wire: wireLines(known),
    rules: [
      {
        id: 'MKV-22',
        atOnce: [accept],
        check: (ticked, { errors }) => (ticked.length === 0 ? errors.lineRequired : undefined),
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

const nameCodec = itemsCodec({ format: (source, { sourceTexts }) => sourceTexts.sourceName(source) });
const daysCodec = itemsCodec({ format: (day, { weekdayNames }) => nameIn(weekdayNames, day) });
const zoneName = (zone: string, { timezoneNames }: ValueMessages) =>
  nameIn(timezoneNames, timezoneName(zone));
const stateName = (code: string, { usStateNames }: ValueMessages) => nameIn(usStateNames, usStateName(code));
const statesCodec = itemsCodec({ known: usStates.map(({ code }) => code), format: stateName });

const dayShape = Object.fromEntries(weekdays.map((day) => [dayFlag(day), flagCodec.wireSchema])) as Readonly<
  Record<DayFlag, typeof flagCodec.wireSchema>
>;

/** The key of the rules that require a delivery day. */
export const noDeliveryDaySelected = 'noDeliveryDaySelected';

/** Rule: at least one delivery day must be selected. */
export const dayRequiredRule = {
  id: 'MKV-53',
  key: noDeliveryDaySelected,
  check: (days, { errors }) => (days.length === 0 ? errors.dayRequired : undefined),
} satisfies FieldRule<readonly string[]>;

/** The delivery days of a schedule, stored as one flag per day. */
const days = <Place extends WirePlace>(section: SectionId, place: Place, rules: FieldRule<string[]>[]) =>
  defineField({
    section,
    label: fieldLabels.deliveryDays,
    codec: daysCodec,
    defaultValue: [...weekdays] as string[],
    isRequired: true,
    wire: {
      in: place,
      shape: dayShape,
      load: (stored): string[] => weekdays.filter((day) => flagCodec.load(stored[dayFlag(day)])),
      store: (ticked, { stored, isNew }) => {
        const toFlag = (day: Weekday) => {
          const isSelected = ticked.includes(day);
          const before = stored[dayFlag(day)];
          return !isNew && flagCodec.load(before) === isSelected ? before : isSelected;
        };
        return Object.fromEntries(weekdays.map((day) => [dayFlag(day), toFlag(day)]));
      },
    },
    rules,
  });

/**
 * The time fields of a schedule. `deliverAllDay` isn't a wire field: it's on if the times are 00:00:00 and 23:59:59.
 */
const times = <Place extends WirePlace>(section: SectionId, place: Place) => {
  const start = time(section, place, 'referralDeliveryStartTime', dayStart);
  const end = time(section, place, 'referralDeliveryEndTime', dayEnd);
  return {
    referralDeliveryStartTime: start,
    referralDeliveryEndTime: end,
    referralDeliveryTimezone: choice(
      section,
      fieldLabels.referralDeliveryTimezone,
      place,
      'referralDeliveryTimezone',
      defaultTimezone,
      zoneName,
    ),
    deliverAllDay: defineField({
      section,
      label: fieldLabels.deliverAllDay,
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

const areAddresses = memoize((addresses: string) => splitList(addresses).every(isEmailAddress));
const hasDuplicates = memoize((addresses: string) => findDuplicates(splitList(addresses)).length > 0);

const addressRules = (valid: string, distinct: string): readonly FieldRule<string>[] => [
  {
    id: valid,
    check: (addresses, { errors }) => (areAddresses(addresses) ? undefined : errors.addressesInvalid),
  },
  {
    id: distinct,
    check: (addresses, { errors }) => (hasDuplicates(addresses) ? errors.addressesDuplicated : undefined),
  },
];

function apiUrlError(address: string, { errors }: RuleMessages): string | undefined {
  if (address.trim() === '') return errors.urlRequired;
  const wrong = url(address);
  return wrong === 'urlTooLong' || wrong === 'invalidUrl' ? errors[wrong] : undefined;
}

/** All fields of the form, in page order. */
export const fields = {
  marketplaceType: choice(
    'setup',
    fieldLabels.marketplaceType,
    'marketplace',
    'type',
    'INSTANT',
    'marketplaceTypeNames',
  ),
  generic: flag('setup', 'marketplace', 'generic', true),
  agencyId: defineField({
    section: 'setup',
    label: fieldLabels.agencyId,
    codec: numberCodec,
    defaultValue: '',
    wire: wireField('marketplace', 'agencyId', numberCodec),
    rules: numberRules({
      ids: ['MKV-5'],
      nameIn: ({ fieldLabels }) => fieldLabels.agencyId,
      least: 0,
      isWhole: true,
    }),
  }),
  marketplaceName: {
    ...text('setup', 'marketplaceName'),
    isRequired: true,
    rules: [
      { id: 'MKV-2', check: (name, { errors }) => (name.trim() === '' ? errors.nameRequired : undefined) },
    ] satisfies FieldRule<string>[],
  },
  legalEntityName: text('setup', 'legalEntityName'),
  phoneNumber: defineField({
    section: 'setup',
    label: fieldLabels.phoneNumber,
    codec: phoneCodec,
    defaultValue: '',
    wire: wireField('marketplace', 'phoneNumber', phoneCodec),
    isRequired: true,
    rules: [
      {
        id: 'MKV-3',
        check: (phone, { errors }) => (isPhoneNumber(phone) ? undefined : errors.phoneInvalid),
      },
    ],
  }),
  superSubMarketplace: flag('setup', 'marketplace', 'superSubMarketplace'),
  paymentOption: defineField({
    section: 'setup',
    label: fieldLabels.paymentOption,
    codec: optionCodec(paymentOptions, 'paymentOptionNames'),
    defaultValue: 'BILLED' as PaymentOption,
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
    label: fieldLabels.priceMode,
    codec: optionCodec(priceModes, 'priceModeNames'),
    defaultValue: 'PERCENT_MODIFIER' as PriceMode,
    wire: {
      in: 'marketplace',
      shape: { applyDeliveredPrice: flagCodec.wireSchema },
      load: (stored) => billedPriceMode(stored.type, stored.applyDeliveredPrice === true),
      store: (mode, { stored, isNew }) => {
        const applyDeliveredPrice = mode === 'DELIVERED_PRICE';
        const isSame = applyDeliveredPrice === (stored.applyDeliveredPrice === true);
        return isSame && !isNew ? {} : { applyDeliveredPrice };
      },
      // `load` also depends on the type, which may just have changed, so `store` compares with the stored flag.
      isAlwaysStored: true,
    },
  }),
  percentModifier: defineField({
    section: 'setup',
    label: fieldLabels.percentModifier,
    codec: percentCodec,
    defaultValue: '0',
    wire: wireField('marketplace', 'priceModifier', percentCodec),
    isRequired: true,
  }),
  deliveredPrice: defineField({
    section: 'setup',
    label: fieldLabels.deliveredPrice,
    codec: numberCodec,
    defaultValue: '',
    wire: wireField('marketplace', 'deliveredPrice', numberCodec),
    isRequired: true,
  }),
  referralPriceMin: number('setup', 'referralPriceMin', {
    ids: ['MKV-15'],
    nameIn: ({ errors }) => errors.minPrice,
  }),
  referralPriceMax: number('setup', 'referralPriceMax', {
    ids: ['MKV-16'],
    nameIn: ({ errors }) => errors.maxPrice,
  }),
  referralSources: defineField({
    section: 'setup',
    label: fieldLabels.referralSources,
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
        check: (sources, { errors }) =>
          sources.some((name) => name !== directCallSource) ? undefined : errors.sourceRequired,
      },
    ],
  }),
  states: defineField({
    section: 'setup',
    label: fieldLabels.states,
    codec: statesCodec,
    defaultValue: [] as string[],
    wire: wireField('riskAppetite', 'stateCodes', statesCodec),
    isRequired: true,
    rules: [
      {
        id: 'MKV-20',
        check: (states, { errors }) => (states.length > 0 ? undefined : errors.stateRequired),
      },
    ],
  }),

  journayaIdRequired: appetiteFlag('general', 'journayaIdRequired', false),
  businessLineRequired: appetiteFlag('general', 'businessLineRequired', false),
  firstNameRequired: appetiteFlag('general', 'firstNameRequired', true),
  lastNameRequired: appetiteFlag('general', 'lastNameRequired', true),
  cityRequired: appetiteFlag('general', 'cityRequired', true),
  stateRequired: appetiteFlag('general', 'stateRequired', true),
  postalCodeRequired: appetiteFlag('general', 'postalCodeRequired', true),
  emailAddressRequired: appetiteFlag('general', 'emailAddressRequired', true),
  phoneNumberRequired: appetiteFlag('general', 'phoneNumberRequired', true),
  oneToOneConsentRequired: flag('general', 'marketplace', 'oneToOneConsentRequired'),
  capturesOwnConsumerConsent: flag('general', 'marketplace', 'capturesOwnConsumerConsent'),
  acceptWarmTransfers: appetiteFlag('general', 'acceptWarmTransfers', false),

  acceptCommercialLines: appetiteFlag('commercial', 'acceptCommercialLines', false),
  acceptCommercialInsured: appetiteFlag('commercial', 'acceptCommercialInsured', true),
  acceptCommercialUninsured: appetiteFlag('commercial', 'acceptCommercialUninsured', true),
  commercialBusinessLines: lines('commercial', 'commercial', 'acceptCommercialLines'),
  naicsMode: defineField({
    section: 'commercial',
    label: fieldLabels.naicsMode,
    // The mode only changes how codes are entered. Only the excluded codes are saved.
    codec: { ...optionCodec(naicsModes), isEqual: () => true },
    defaultValue: 'exclude' as NaicsMode,
    wire: { in: 'riskAppetite', shape: {}, load: (): NaicsMode => 'exclude', store: () => ({}) },
  }),
  naicsCodes: defineField({
    section: 'commercial',
    label: fieldLabels.naicsCodes,
    codec: naicsCodec,
    defaultValue: '',
    wire: wireField('riskAppetite', 'excludedNaics', naicsCodec),
    rules: [
      {
        id: 'MKV-23',
        check: (codes, { errors }) =>
          parseNaics(codes).malformed.length > 0 ? errors.naicsMalformed : undefined,
      },
    ],
  }),
  yearsInBusinessMin: number('commercial', 'yearsInBusinessMin', {
    ids: ['MKV-27', 'MKV-31'],
    most: 99,
    isWhole: true,
  }),
  yearsInBusinessMax: number('commercial', 'yearsInBusinessMax', {
    ids: ['MKV-28', 'MKV-32'],
    most: 99,
    isWhole: true,
  }),
  commercialEstimatedPremiumMin: number('commercial', 'commercialEstimatedPremiumMin', { ids: ['MKV-39'] }),
  commercialEstimatedPremiumMax: number('commercial', 'commercialEstimatedPremiumMax', { ids: ['MKV-40'] }),
  numberOfEmployeesMin: number('commercial', 'numberOfEmployeesMin', {
    ids: ['MKV-33', 'MKV-37'],
    most: 999,
    isWhole: true,
  }),
  numberOfEmployeesMax: number('commercial', 'numberOfEmployeesMax', {
    ids: ['MKV-34', 'MKV-38'],
    most: 999,
    isWhole: true,
  }),

  acceptPersonalLines: appetiteFlag('personal', 'acceptPersonalLines', false),
  acceptPersonalInsured: appetiteFlag('personal', 'acceptPersonalInsured', true),
  acceptPersonalUninsured: appetiteFlag('personal', 'acceptPersonalUninsured', true),
  personalBusinessLines: lines('personal', 'personal', 'acceptPersonalLines'),
  personalEstimatedPremiumMin: number('personal', 'personalEstimatedPremiumMin', {
    ids: ['MKV-42'],
  }),
  personalEstimatedPremiumMax: number('personal', 'personalEstimatedPremiumMax', {
    ids: ['MKV-42'],
  }),

  acceptLifeAnnuitiesLines: appetiteFlag('life', 'acceptLifeAnnuitiesLines', false),
  acceptMedicalExamConsent: appetiteFlag('life', 'acceptMedicalExamConsent', true),
  acceptMedicalExamRefusal: appetiteFlag('life', 'acceptMedicalExamRefusal', true),
  acceptTobaccoUsePastYear: appetiteFlag('life', 'acceptTobaccoUsePastYear', true),
  acceptNoTobaccoUsePastYear: appetiteFlag('life', 'acceptNoTobaccoUsePastYear', true),
  lifeAndAnnuitiesBusinessLines: lines('life', 'lifeAndAnnuities', 'acceptLifeAnnuitiesLines'),
  deathBenefitMin: number('life', 'deathBenefitMin', { ids: ['MKV-43'] }),
  deathBenefitMax: number('life', 'deathBenefitMax', { ids: ['MKV-44'] }),

  maxReferralsPerHour: limit('maxReferralsPerHour', 'MKV-48'),
  maxReferralsPerDay: limit('maxReferralsPerDay', 'MKV-49'),
  maxReferralsPerWeek: limit('maxReferralsPerWeek', 'MKV-50'),
  maxReferralsPerMonth: limit('maxReferralsPerMonth', 'MKV-51'),
  deliveryDays: days('schedule', 'riskAppetite', [dayRequiredRule]),
  ...times('schedule', 'riskAppetite'),

  deliverToApi: flag('api', 'marketplace', 'deliverToApi', true),
  referralDeliveryMethod: choice(
    'api',
    fieldLabels.referralDeliveryMethod,
    'marketplace',
    'referralDeliveryMethod',
    'GENERIC',
    'deliveryMethodNames',
  ),
  deliveryApiType: choice(
    'api',
    fieldLabels.deliveryApiType,
    'marketplace',
    'deliveryApiType',
    'BASIC',
    'apiAuthNames',
  ),
  deliveryApiUrl: {
    ...text('api', 'deliveryApiUrl'),
    isRequired: true,
    rules: [{ id: 'MKV-63', check: apiUrlError }] satisfies FieldRule<string>[],
  },
  deliveryApiKey: defineField({
    section: 'api',
    label: fieldLabels.deliveryApiKey,
    codec: secretCodec,
    defaultValue: '',
    wire: wireField('marketplace', 'deliveryApiKey', secretCodec),
    isSecret: true,
  }),
  enableRoundRobinDelivery: flag('api', 'marketplace', 'enableRoundRobinDelivery'),

  deliverToEmailAddress: flag('email', 'marketplace', 'deliverToEmailAddress'),
  emailRecipients: defineField({
    section: 'email',
    label: fieldLabels.emailRecipients,
    codec: addressesCodec,
    defaultValue: '',
    wire: wireField('marketplace', 'emailRecipients', addressesCodec),
    isRequired: true,
    rules: [
      {
        id: 'MKV-56',
        atOnce: ['deliverToEmailAddress', 'paymentOption'],
        check: (addresses, { errors }) => (addresses.trim() === '' ? errors.recipientRequired : undefined),
      },
      ...addressRules('MKV-57', 'MKV-59'),
    ],
  }),
  emailBccRecipients: defineField({
    section: 'email',
    label: fieldLabels.emailBccRecipients,
    codec: addressesCodec,
    defaultValue: '',
    wire: wireField('marketplace', 'emailBccRecipients', addressesCodec),
    rules: addressRules('MKV-60', 'MKV-60'),
  }),
  enableIndividualEmailDeliverySettings: flag(
    'email',
    'marketplace',
    'enableIndividualEmailDeliverySettings',
  ),
} as const;

const recipientFlag = <Name extends LabelName>(name: Name) => flag('email', 'recipient', name);

/** All fields of a recipient, in row order. */
export const recipientFields = {
  defaultPurchaser: recipientFlag('defaultPurchaser'),
  sameDeliveryDaysAsMarketplace: recipientFlag('sameDeliveryDaysAsMarketplace'),
  deliveryDays: days('email', 'recipient', []),
  sameDeliveryTimesAsMarketplace: recipientFlag('sameDeliveryTimesAsMarketplace'),
  ...times('email', 'recipient'),
} as const;

/** The names of all fields, in page order. */
export const fieldNames = Object.keys(fields) as readonly (keyof typeof fields)[];
/** The names of all recipient fields, in row order. */
export const recipientFieldNames = Object.keys(recipientFields) as readonly (keyof typeof recipientFields)[];

const allFieldsCache = new WeakMap<Fields, Fields>();

/** Returns all fields of the form: built-in fields and the host's custom fields. */
export function fieldsIn({ fields: hostFields }: MarketplaceReference): Fields {
  if (hostFields === undefined) return fields;
  const cached = allFieldsCache.get(hostFields);
  if (cached) return cached;
  const duplicate = Object.keys(hostFields).find(
    (name) => name in fields || name === 'recipients' || name === 'unlistedNaics',
  );
  if (duplicate !== undefined) throw new Error(`The marketplace form already has a field '${duplicate}'.`);
  const all = { ...fields, ...hostFields };
  allFieldsCache.set(hostFields, all);
  return all;
}

/** Returns the names of all fields of the form: built-in fields in page order, then the host's custom fields. */
export const namesIn = (reference: MarketplaceReference) =>
  Object.keys(fieldsIn(reference)) as readonly (keyof typeof fields)[];

/** Whether a field is in a section that the host omits. Recipient fields belong to the email section. */
export const isOmitted = (name: string, reference: MarketplaceReference): boolean =>
  reference.omit?.includes(fieldsIn(reference)[name]?.section ?? 'email') === true;

/** Returns the built-in fields of a section, in page order. */
export const fieldsOf = (section: SectionId): readonly (keyof typeof fields)[] =>
  fieldNames.filter((name) => fields[name].section === section);

/** The switch of each section that has one. While it's off, the rules of the section's fields are skipped. */
export const sectionSwitches = {
  commercial: 'acceptCommercialLines',
  personal: 'acceptPersonalLines',
  life: 'acceptLifeAnnuitiesLines',
  api: 'deliverToApi',
  email: 'deliverToEmailAddress',
} as const satisfies Partial<Record<SectionId, keyof typeof fields>>;

/** Returns the switch that collapses a section, if it has one. */
export const switchOf = (section: SectionId) =>
  section in sectionSwitches ? sectionSwitches[section as keyof typeof sectionSwitches] : undefined;
