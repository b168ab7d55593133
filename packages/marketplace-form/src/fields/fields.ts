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
  type Codec,
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
  type WireKind,
} from './codecs.ts';
import {
  defineField,
  type Field,
  type FieldRule,
  type Fields,
  type MarketplaceReference,
  type NumberBounds,
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

export const defaultTimezone = 'America/Chicago';

type LabelName = keyof typeof fieldLabels;

type Errors = RuleMessages['errors'];
type Sentence = { [Name in keyof Errors]: Errors[Name] extends string ? Name : never }[keyof Errors];

/** What a field has besides its codec, its default and its place on the wire. */
type Extras<Value> = Pick<Field<Value>, 'rules' | 'isRequired' | 'isSecret'>;

/** Defines a field whose wire field has another name. */
const renamed = <Place extends WirePlace, Name extends string, Value, Kind extends WireKind>(
  section: SectionId,
  place: Place,
  name: Name,
  codec: Codec<Value, Kind>,
  defaultValue: Value,
  rest: Extras<Value> & Pick<Field<Value>, 'label'>,
) => defineField({ section, codec, defaultValue, wire: wireField(place, name, codec), ...rest });

/** Defines a field that is stored in the wire field of the same name. */
const field = <Place extends WirePlace, Name extends LabelName, Value, Kind extends WireKind>(
  section: SectionId,
  place: Place,
  name: Name,
  codec: Codec<Value, Kind>,
  defaultValue: Value,
  extras?: Extras<Value>,
) => renamed(section, place, name, codec, defaultValue, { label: fieldLabels[name], ...extras });

const flag = <Place extends WirePlace, Name extends LabelName>(
  section: SectionId,
  place: Place,
  name: Name,
  defaultValue = false,
) => field(section, place, name, flagCodec, defaultValue);

const time = <Place extends WirePlace, Name extends LabelName>(
  section: SectionId,
  place: Place,
  name: Name,
  fallback: string,
) => field(section, place, name, timeCodec(fallback), fallback);

const number = <Place extends WirePlace, Name extends LabelName>(
  section: SectionId,
  place: Place,
  name: Name,
  bounds: Omit<NumberBounds, 'nameIn'> & Partial<NumberBounds>,
) =>
  field(section, place, name, numberCodec, '', {
    rules: numberRules({ nameIn: ({ fieldLabels }) => fieldLabels[name], ...bounds }),
  });

const limit = <Name extends LabelName>(name: Name, id: string) =>
  number('schedule', 'riskAppetite', name, { ids: [id], least: 1, isWhole: true });

const [years, employees] = [
  { most: 99, isWhole: true },
  { most: 999, isWhole: true },
];

/** Returns a rule with one error message. `atOnce` are the fields whose change shows it immediately. */
const rule = <Value>(
  id: string,
  isValid: (value: Value) => boolean,
  error: Sentence,
  atOnce?: readonly string[],
): FieldRule<Value> => ({
  id,
  ...(atOnce && { atOnce }),
  check: (value, { errors }) => (isValid(value) ? undefined : errors[error]),
});

const isFilled = (value: string) => value.trim() !== '';
const hasItems = (items: string[]) => items.length > 0;

const lineName = (code: string, { businessLineNames }: ValueMessages) =>
  nameIn(businessLineNames, businessLineName(code));

/** The lines of one group. All groups are stored in the same wire field. */
const lines = (section: SectionId, group: BusinessLineGroup, accept: string) => {
  const known = businessLineGroups[group].map(({ code }) => code);
  const codec = itemsCodec({ known, format: lineName });
  const { wire, ...lineField } = renamed(section, 'riskAppetite', 'businessLines', codec, [], {
    label: fieldLabels.commercialBusinessLines,
    isRequired: true,
    rules: [rule('MKV-22', hasItems, 'lineRequired', [accept])],
  });
  const load = (stored: WireObject) => {
    const ticked = new Set(codec.load(stored.businessLines));
    return known.filter((code) => ticked.has(code));
  };
  return defineField({ ...lineField, wire: { ...wire, load } });
};

const typeCodec = choiceCodec('INSTANT', 'marketplaceTypeNames');
const methodCodec = choiceCodec('GENERIC', 'deliveryMethodNames');
const authCodec = choiceCodec('BASIC', 'apiAuthNames');
const nameCodec = itemsCodec({ format: (source, { sourceTexts }) => sourceTexts.sourceName(source) });
const daysCodec = itemsCodec({ format: (day, { weekdayNames }) => nameIn(weekdayNames, day) });
const zoneCodec = choiceCodec(defaultTimezone, (zone, { timezoneNames }) =>
  nameIn(timezoneNames, timezoneName(zone)),
);
const stateName = (code: string, { usStateNames }: ValueMessages) => nameIn(usStateNames, usStateName(code));
const statesCodec = itemsCodec({ known: usStates.map(({ code }) => code), format: stateName });

const dayShape = Object.fromEntries(weekdays.map((day) => [dayFlag(day), 'flag'])) as Readonly<
  Record<DayFlag, 'flag'>
>;

export const noDeliveryDaySelected = 'noDeliveryDaySelected';

/** Rule: at least one delivery day must be selected. */
export const dayRequiredRule = {
  ...rule('MKV-53', hasItems, 'dayRequired'),
  key: noDeliveryDaySelected,
};

/** The delivery days of a schedule, stored as one flag per day. */
const days = <Place extends WirePlace>(section: SectionId, place: Place, rules: FieldRule<string[]>[]) =>
  defineField({
    section,
    label: fieldLabels.deliveryDays,
    codec: daysCodec,
    defaultValue: [...weekdays] as string[],
    isRequired: rules.length > 0,
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
    referralDeliveryTimezone: field(section, place, 'referralDeliveryTimezone', zoneCodec, defaultTimezone),
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
const areDistinct = memoize((addresses: string) => findDuplicates(splitList(addresses)).length === 0);

const addressRules = (valid: string, distinct: string): readonly FieldRule<string>[] => [
  rule(valid, areAddresses, 'addressesInvalid'),
  rule(distinct, areDistinct, 'addressesDuplicated'),
];

const urlRule: FieldRule<string> = {
  id: 'MKV-63',
  check: (address, { errors }) => {
    if (!isFilled(address)) return errors.urlRequired;
    const wrong = url(address);
    return wrong === 'urlTooLong' || wrong === 'invalidUrl' ? errors[wrong] : undefined;
  },
};

/**
 * All fields of the form, in page order. A new field is a line here, its label in `messages/fieldTexts.ts` and its
 * control in a section of `editor`.
 */
export const fields = {
  marketplaceType: renamed('setup', 'marketplace', 'type', typeCodec, 'INSTANT', {
    label: fieldLabels.marketplaceType,
  }),
  generic: flag('setup', 'marketplace', 'generic', true),
  agencyId: number('setup', 'marketplace', 'agencyId', { ids: ['MKV-5'], isWhole: true }),
  marketplaceName: field('setup', 'marketplace', 'marketplaceName', textCodec, '', {
    isRequired: true,
    rules: [rule('MKV-2', isFilled, 'nameRequired')],
  }),
  legalEntityName: field('setup', 'marketplace', 'legalEntityName', textCodec, ''),
  phoneNumber: field('setup', 'marketplace', 'phoneNumber', phoneCodec, '', {
    isRequired: true,
    rules: [rule('MKV-3', isPhoneNumber, 'phoneInvalid')],
  }),
  superSubMarketplace: flag('setup', 'marketplace', 'superSubMarketplace'),
  paymentOption: defineField({
    section: 'setup',
    label: fieldLabels.paymentOption,
    codec: optionCodec(paymentOptions, 'paymentOptionNames'),
    defaultValue: 'BILLED' as PaymentOption,
    wire: {
      in: 'marketplace',
      shape: { billed: 'flag', debitPrepaidBalance: 'flag' },
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
      shape: { applyDeliveredPrice: 'flag' },
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
  percentModifier: renamed('setup', 'marketplace', 'priceModifier', percentCodec, '0', {
    label: fieldLabels.percentModifier,
    isRequired: true,
  }),
  deliveredPrice: field('setup', 'marketplace', 'deliveredPrice', numberCodec, '', { isRequired: true }),
  referralPriceMin: number('setup', 'riskAppetite', 'referralPriceMin', {
    ids: ['MKV-15'],
    nameIn: ({ errors }) => errors.minPrice,
  }),
  referralPriceMax: number('setup', 'riskAppetite', 'referralPriceMax', {
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
      shape: { excludedSources: 'list' },
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
      rule(
        'MKV-19',
        (sources: string[]) => sources.some((name) => name !== directCallSource),
        'sourceRequired',
      ),
    ],
  }),
  states: renamed('setup', 'riskAppetite', 'stateCodes', statesCodec, [], {
    label: fieldLabels.states,
    isRequired: true,
    rules: [rule('MKV-20', hasItems, 'stateRequired')],
  }),

  journayaIdRequired: flag('general', 'riskAppetite', 'journayaIdRequired'),
  businessLineRequired: flag('general', 'riskAppetite', 'businessLineRequired'),
  firstNameRequired: flag('general', 'riskAppetite', 'firstNameRequired', true),
  lastNameRequired: flag('general', 'riskAppetite', 'lastNameRequired', true),
  cityRequired: flag('general', 'riskAppetite', 'cityRequired', true),
  stateRequired: flag('general', 'riskAppetite', 'stateRequired', true),
  postalCodeRequired: flag('general', 'riskAppetite', 'postalCodeRequired', true),
  emailAddressRequired: flag('general', 'riskAppetite', 'emailAddressRequired', true),
  phoneNumberRequired: flag('general', 'riskAppetite', 'phoneNumberRequired', true),
  oneToOneConsentRequired: flag('general', 'marketplace', 'oneToOneConsentRequired'),
  capturesOwnConsumerConsent: flag('general', 'marketplace', 'capturesOwnConsumerConsent'),
  acceptWarmTransfers: flag('general', 'riskAppetite', 'acceptWarmTransfers'),

  acceptCommercialLines: flag('commercial', 'riskAppetite', 'acceptCommercialLines'),
  acceptCommercialInsured: flag('commercial', 'riskAppetite', 'acceptCommercialInsured', true),
  acceptCommercialUninsured: flag('commercial', 'riskAppetite', 'acceptCommercialUninsured', true),
  commercialBusinessLines: lines('commercial', 'commercial', 'acceptCommercialLines'),
  naicsMode: defineField({
    section: 'commercial',
    label: fieldLabels.naicsMode,
    // The mode only changes how codes are entered. Only the excluded codes are saved.
    codec: { ...optionCodec(naicsModes), isEqual: () => true },
    defaultValue: 'exclude' as NaicsMode,
    wire: { in: 'riskAppetite', shape: {}, load: (): NaicsMode => 'exclude', store: () => ({}) },
  }),
  naicsCodes: renamed('commercial', 'riskAppetite', 'excludedNaics', naicsCodec, '', {
    label: fieldLabels.naicsCodes,
    rules: [rule('MKV-23', (codes) => parseNaics(codes).malformed.length === 0, 'naicsMalformed')],
  }),
  yearsInBusinessMin: number('commercial', 'riskAppetite', 'yearsInBusinessMin', {
    ids: ['MKV-27', 'MKV-31'],
    ...years,
  }),
  yearsInBusinessMax: number('commercial', 'riskAppetite', 'yearsInBusinessMax', {
    ids: ['MKV-28', 'MKV-32'],
    ...years,
  }),
  commercialEstimatedPremiumMin: number('commercial', 'riskAppetite', 'commercialEstimatedPremiumMin', {
    ids: ['MKV-39'],
  }),
  commercialEstimatedPremiumMax: number('commercial', 'riskAppetite', 'commercialEstimatedPremiumMax', {
    ids: ['MKV-40'],
  }),
  numberOfEmployeesMin: number('commercial', 'riskAppetite', 'numberOfEmployeesMin', {
    ids: ['MKV-33', 'MKV-37'],
    ...employees,
  }),
  numberOfEmployeesMax: number('commercial', 'riskAppetite', 'numberOfEmployeesMax', {
    ids: ['MKV-34', 'MKV-38'],
    ...employees,
  }),

  acceptPersonalLines: flag('personal', 'riskAppetite', 'acceptPersonalLines'),
  acceptPersonalInsured: flag('personal', 'riskAppetite', 'acceptPersonalInsured', true),
  acceptPersonalUninsured: flag('personal', 'riskAppetite', 'acceptPersonalUninsured', true),
  personalBusinessLines: lines('personal', 'personal', 'acceptPersonalLines'),
  personalEstimatedPremiumMin: number('personal', 'riskAppetite', 'personalEstimatedPremiumMin', {
    ids: ['MKV-42'],
  }),
  personalEstimatedPremiumMax: number('personal', 'riskAppetite', 'personalEstimatedPremiumMax', {
    ids: ['MKV-42'],
  }),

  acceptLifeAnnuitiesLines: flag('life', 'riskAppetite', 'acceptLifeAnnuitiesLines'),
  acceptMedicalExamConsent: flag('life', 'riskAppetite', 'acceptMedicalExamConsent', true),
  acceptMedicalExamRefusal: flag('life', 'riskAppetite', 'acceptMedicalExamRefusal', true),
  acceptTobaccoUsePastYear: flag('life', 'riskAppetite', 'acceptTobaccoUsePastYear', true),
  acceptNoTobaccoUsePastYear: flag('life', 'riskAppetite', 'acceptNoTobaccoUsePastYear', true),
  lifeAndAnnuitiesBusinessLines: lines('life', 'lifeAndAnnuities', 'acceptLifeAnnuitiesLines'),
  deathBenefitMin: number('life', 'riskAppetite', 'deathBenefitMin', { ids: ['MKV-43'] }),
  deathBenefitMax: number('life', 'riskAppetite', 'deathBenefitMax', { ids: ['MKV-44'] }),

  maxReferralsPerHour: limit('maxReferralsPerHour', 'MKV-48'),
  maxReferralsPerDay: limit('maxReferralsPerDay', 'MKV-49'),
  maxReferralsPerWeek: limit('maxReferralsPerWeek', 'MKV-50'),
  maxReferralsPerMonth: limit('maxReferralsPerMonth', 'MKV-51'),
  deliveryDays: days('schedule', 'riskAppetite', [dayRequiredRule]),
  ...times('schedule', 'riskAppetite'),

  deliverToApi: flag('api', 'marketplace', 'deliverToApi', true),
  referralDeliveryMethod: field('api', 'marketplace', 'referralDeliveryMethod', methodCodec, 'GENERIC'),
  deliveryApiType: field('api', 'marketplace', 'deliveryApiType', authCodec, 'BASIC'),
  deliveryApiUrl: field('api', 'marketplace', 'deliveryApiUrl', textCodec, '', {
    isRequired: true,
    rules: [urlRule],
  }),
  deliveryApiKey: field('api', 'marketplace', 'deliveryApiKey', secretCodec, '', { isSecret: true }),
  enableRoundRobinDelivery: flag('api', 'marketplace', 'enableRoundRobinDelivery'),

  deliverToEmailAddress: flag('email', 'marketplace', 'deliverToEmailAddress'),
  emailRecipients: field('email', 'marketplace', 'emailRecipients', addressesCodec, '', {
    isRequired: true,
    rules: [
      rule('MKV-56', isFilled, 'recipientRequired', ['deliverToEmailAddress', 'paymentOption']),
      ...addressRules('MKV-57', 'MKV-59'),
    ],
  }),
  emailBccRecipients: field('email', 'marketplace', 'emailBccRecipients', addressesCodec, '', {
    rules: addressRules('MKV-60', 'MKV-60'),
  }),
  enableIndividualEmailDeliverySettings: flag(
    'email',
    'marketplace',
    'enableIndividualEmailDeliverySettings',
  ),
} as const;

/** The fields of a recipient's schedule, which a risk appetite stores under the same names. */
export const scheduleFields = {
  deliveryDays: days('email', 'recipient', []),
  ...times('email', 'recipient'),
} as const;

/** All fields of a recipient, in row order. */
export const recipientFields = {
  defaultPurchaser: flag('email', 'recipient', 'defaultPurchaser'),
  sameDeliveryDaysAsMarketplace: flag('email', 'recipient', 'sameDeliveryDaysAsMarketplace'),
  deliveryDays: days('email', 'recipient', []),
  sameDeliveryTimesAsMarketplace: flag('email', 'recipient', 'sameDeliveryTimesAsMarketplace'),
  ...times('email', 'recipient'),
} as const;

export const fieldNames = Object.keys(fields) as readonly (keyof typeof fields)[];
export const recipientFieldNames = Object.keys(recipientFields) as readonly (keyof typeof recipientFields)[];

const withHostFields = memoize((hostFields: Fields): Fields => {
  const duplicate = Object.keys(hostFields).find(
    (name) => name in fields || name === 'recipients' || name === 'unlistedNaics',
  );
  if (duplicate !== undefined) throw new Error(`The marketplace form already has a field '${duplicate}'.`);
  const hostPlaces: readonly string[] = ['marketplace', 'riskAppetite'];
  for (const [name, { wire }] of Object.entries(hostFields)) {
    if (!hostPlaces.includes(wire.in))
      throw new Error(
        `The field '${name}' can't be saved in '${wire.in}', only in ${hostPlaces.join(' or ')}.`,
      );
  }
  return { ...fields, ...hostFields };
});

/** Returns all fields of the form: built-in fields and the host's custom fields. */
export const fieldsIn = ({ fields: hostFields }: MarketplaceReference): Fields =>
  hostFields ? withHostFields(hostFields) : fields;

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
