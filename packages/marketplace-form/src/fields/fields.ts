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
  type Wire,
  type WireObject,
  type WirePlace,
  type WireShape,
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
  naicsModes,
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

const years = { most: 99, isWhole: true };
const employees = { most: 999, isWhole: true };
const limit = { least: 1, isWhole: true };

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
const hasSelectable = (sources: string[]) => sources.some((name) => name !== directCallSource);

const lineName = (code: string, { businessLineNames }: ValueMessages) =>
  nameIn(businessLineNames, businessLineName(code));

// The mode only changes how codes are entered. Only the excluded codes are saved.
const naicsModeCodec = { ...optionCodec(naicsModes), isEqual: () => true };
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

const none = { referralSources: [] };

/** Returns functions that define fields of a section, stored in one wire object. */
const fieldsAt = <Place extends WirePlace>(section: SectionId, place: Place) => {
  /** Defines a field that reads and writes any number of wire fields. */
  const mapped = <Value, const Shape extends WireShape>(
    name: LabelName,
    codec: Codec<Value>,
    defaultValue: Value,
    wire: Omit<Wire<Value, Place, Shape>, 'in'>,
    extras?: Extras<Value>,
  ) => {
    const label = fieldLabels[name];
    return defineField({ section, label, codec, defaultValue, wire: { ...wire, in: place }, ...extras });
  };

  /** Defines a field whose wire field has another name. */
  const renamed = <WireName extends string, Value, Kind extends WireKind>(
    name: LabelName,
    wireName: WireName,
    codec: Codec<Value, Kind>,
    defaultValue: Value,
    extras?: Extras<Value>,
  ) => mapped(name, codec, defaultValue, wireField(place, wireName, codec), extras);

  /** Defines a field that is stored in the wire field of the same name. */
  const field = <Name extends LabelName, Value, Kind extends WireKind>(
    name: Name,
    codec: Codec<Value, Kind>,
    defaultValue: Value,
    extras?: Extras<Value>,
  ) => renamed(name, name, codec, defaultValue, extras);

  const flag = <Name extends LabelName>(name: Name, defaultValue = false) =>
    field(name, flagCodec, defaultValue);

  const number = <Name extends LabelName>(
    name: Name,
    ids: NumberBounds['ids'],
    bounds?: Partial<NumberBounds>,
  ) =>
    field(name, numberCodec, '', {
      rules: numberRules({ ids, nameIn: ({ fieldLabels }) => fieldLabels[name], ...bounds }),
    });

  /** The lines of one group. All groups are stored in the same wire field. */
  const lines = (group: BusinessLineGroup, accept: string) => {
    const known = businessLineGroups[group].map(({ code }) => code);
    const codec = itemsCodec({ known, format: lineName });
    const { wire, ...lineField } = renamed('commercialBusinessLines', 'businessLines', codec, [], {
      isRequired: true,
      rules: [rule('MKV-22', hasItems, 'lineRequired', [accept])],
    });
    const load = (stored: WireObject) => {
      const ticked = new Set(codec.load(stored.businessLines));
      return known.filter((code) => ticked.has(code));
    };
    return defineField({ ...lineField, wire: { ...wire, load } });
  };

  /** The delivery days of a schedule, stored as one flag per day. */
  const days = (rules: FieldRule<string[]>[] = []) =>
    mapped(
      'deliveryDays',
      daysCodec,
      [...weekdays],
      {
        shape: dayShape,
        load: (stored) => weekdays.filter((day) => flagCodec.load(stored[dayFlag(day)])),
        store: (ticked, { stored, isNew }) => {
          const toFlag = (day: Weekday) => {
            const isSelected = ticked.includes(day);
            const before = stored[dayFlag(day)];
            return !isNew && flagCodec.load(before) === isSelected ? before : isSelected;
          };
          return Object.fromEntries(weekdays.map((day) => [dayFlag(day), toFlag(day)]));
        },
      },
      { isRequired: rules.length > 0, rules },
    );

  /**
   * The time fields of a schedule. `deliverAllDay` isn't a wire field: it's on if the times are 00:00:00 and 23:59:59.
   */
  const times = () => {
    const start = field('referralDeliveryStartTime', timeCodec(dayStart), dayStart);
    const end = field('referralDeliveryEndTime', timeCodec(dayEnd), dayEnd);
    return {
      referralDeliveryStartTime: start,
      referralDeliveryEndTime: end,
      referralDeliveryTimezone: field('referralDeliveryTimezone', zoneCodec, defaultTimezone),
      deliverAllDay: mapped('deliverAllDay', flagCodec, true, {
        shape: {},
        load: (stored) =>
          start.wire.load(stored, none) === dayStart && end.wire.load(stored, none) === dayEnd,
        store: () => ({}),
      }),
    };
  };

  return { mapped, renamed, field, flag, number, lines, days, times };
};

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

const setup = fieldsAt('setup', 'marketplace');
const setupAppetite = fieldsAt('setup', 'riskAppetite');
const general = fieldsAt('general', 'riskAppetite');
const consent = fieldsAt('general', 'marketplace');
const commercial = fieldsAt('commercial', 'riskAppetite');
const personal = fieldsAt('personal', 'riskAppetite');
const life = fieldsAt('life', 'riskAppetite');
const schedule = fieldsAt('schedule', 'riskAppetite');
const api = fieldsAt('api', 'marketplace');
const email = fieldsAt('email', 'marketplace');
const recipient = fieldsAt('email', 'recipient');

/**
 * All fields of the form, in page order. A new field is a line here, its label in `messages/fieldTexts.ts` and its
 * control in a section of `editor`.
 */
export const fields = {
  marketplaceType: setup.renamed('marketplaceType', 'type', typeCodec, 'INSTANT'),
  generic: setup.flag('generic', true),
  agencyId: setup.number('agencyId', ['MKV-5'], { isWhole: true }),
  marketplaceName: setup.field('marketplaceName', textCodec, '', {
    isRequired: true,
    rules: [rule('MKV-2', isFilled, 'nameRequired')],
  }),
  legalEntityName: setup.field('legalEntityName', textCodec, ''),
  phoneNumber: setup.field('phoneNumber', phoneCodec, '', {
    isRequired: true,
    rules: [rule('MKV-3', isPhoneNumber, 'phoneInvalid')],
  }),
  superSubMarketplace: setup.flag('superSubMarketplace'),
  paymentOption: setup.mapped('paymentOption', optionCodec(paymentOptions, 'paymentOptionNames'), 'BILLED', {
    shape: { billed: 'flag', debitPrepaidBalance: 'flag' },
    load: (stored) => (stored.debitPrepaidBalance ? 'DEBIT_PREPAID_BALANCE' : 'BILLED'),
    store: (option) => ({
      billed: option === 'BILLED',
      debitPrepaidBalance: option === 'DEBIT_PREPAID_BALANCE',
    }),
    isAlwaysStored: true,
  }),
  priceMode: setup.mapped('priceMode', optionCodec(priceModes, 'priceModeNames'), 'PERCENT_MODIFIER', {
    shape: { applyDeliveredPrice: 'flag' },
    load: (stored) => billedPriceMode(stored.type, stored.applyDeliveredPrice === true),
    store: (mode, { stored, isNew }) => {
      const applyDeliveredPrice = mode === 'DELIVERED_PRICE';
      const isSame = applyDeliveredPrice === (stored.applyDeliveredPrice === true);
      return isSame && !isNew ? {} : { applyDeliveredPrice };
    },
    // `load` also depends on the type, which may just have changed, so `store` compares with the stored flag.
    isAlwaysStored: true,
  }),
  percentModifier: setup.renamed('percentModifier', 'priceModifier', percentCodec, '0', { isRequired: true }),
  deliveredPrice: setup.field('deliveredPrice', numberCodec, '', { isRequired: true }),
  referralPriceMin: setupAppetite.number('referralPriceMin', ['MKV-15'], {
    nameIn: ({ errors }) => errors.minPrice,
  }),
  referralPriceMax: setupAppetite.number('referralPriceMax', ['MKV-16'], {
    nameIn: ({ errors }) => errors.maxPrice,
  }),
  referralSources: setupAppetite.mapped(
    'referralSources',
    nameCodec,
    [],
    {
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
    { isRequired: true, rules: [rule('MKV-19', hasSelectable, 'sourceRequired')] },
  ),
  states: setupAppetite.renamed('states', 'stateCodes', statesCodec, [], {
    isRequired: true,
    rules: [rule('MKV-20', hasItems, 'stateRequired')],
  }),

  journayaIdRequired: general.flag('journayaIdRequired'),
  businessLineRequired: general.flag('businessLineRequired'),
  firstNameRequired: general.flag('firstNameRequired', true),
  lastNameRequired: general.flag('lastNameRequired', true),
  cityRequired: general.flag('cityRequired', true),
  stateRequired: general.flag('stateRequired', true),
  postalCodeRequired: general.flag('postalCodeRequired', true),
  emailAddressRequired: general.flag('emailAddressRequired', true),
  phoneNumberRequired: general.flag('phoneNumberRequired', true),
  oneToOneConsentRequired: consent.flag('oneToOneConsentRequired'),
  capturesOwnConsumerConsent: consent.flag('capturesOwnConsumerConsent'),
  acceptWarmTransfers: general.flag('acceptWarmTransfers'),

  acceptCommercialLines: commercial.flag('acceptCommercialLines'),
  acceptCommercialInsured: commercial.flag('acceptCommercialInsured', true),
  acceptCommercialUninsured: commercial.flag('acceptCommercialUninsured', true),
  commercialBusinessLines: commercial.lines('commercial', 'acceptCommercialLines'),
  naicsMode: commercial.mapped('naicsMode', naicsModeCodec, 'exclude', {
    shape: {},
    load: () => 'exclude' as const,
    store: () => ({}),
  }),
  naicsCodes: commercial.renamed('naicsCodes', 'excludedNaics', naicsCodec, '', {
    rules: [rule('MKV-23', (codes) => parseNaics(codes).malformed.length === 0, 'naicsMalformed')],
  }),
  yearsInBusinessMin: commercial.number('yearsInBusinessMin', ['MKV-27', 'MKV-31'], years),
  yearsInBusinessMax: commercial.number('yearsInBusinessMax', ['MKV-28', 'MKV-32'], years),
  commercialEstimatedPremiumMin: commercial.number('commercialEstimatedPremiumMin', ['MKV-39']),
  commercialEstimatedPremiumMax: commercial.number('commercialEstimatedPremiumMax', ['MKV-40']),
  numberOfEmployeesMin: commercial.number('numberOfEmployeesMin', ['MKV-33', 'MKV-37'], employees),
  numberOfEmployeesMax: commercial.number('numberOfEmployeesMax', ['MKV-34', 'MKV-38'], employees),

  acceptPersonalLines: personal.flag('acceptPersonalLines'),
  acceptPersonalInsured: personal.flag('acceptPersonalInsured', true),
  acceptPersonalUninsured: personal.flag('acceptPersonalUninsured', true),
  personalBusinessLines: personal.lines('personal', 'acceptPersonalLines'),
  personalEstimatedPremiumMin: personal.number('personalEstimatedPremiumMin', ['MKV-42']),
  personalEstimatedPremiumMax: personal.number('personalEstimatedPremiumMax', ['MKV-42']),

  acceptLifeAnnuitiesLines: life.flag('acceptLifeAnnuitiesLines'),
  acceptMedicalExamConsent: life.flag('acceptMedicalExamConsent', true),
  acceptMedicalExamRefusal: life.flag('acceptMedicalExamRefusal', true),
  acceptTobaccoUsePastYear: life.flag('acceptTobaccoUsePastYear', true),
  acceptNoTobaccoUsePastYear: life.flag('acceptNoTobaccoUsePastYear', true),
  lifeAndAnnuitiesBusinessLines: life.lines('lifeAndAnnuities', 'acceptLifeAnnuitiesLines'),
  deathBenefitMin: life.number('deathBenefitMin', ['MKV-43']),
  deathBenefitMax: life.number('deathBenefitMax', ['MKV-44']),

  maxReferralsPerHour: schedule.number('maxReferralsPerHour', ['MKV-48'], limit),
  maxReferralsPerDay: schedule.number('maxReferralsPerDay', ['MKV-49'], limit),
  maxReferralsPerWeek: schedule.number('maxReferralsPerWeek', ['MKV-50'], limit),
  maxReferralsPerMonth: schedule.number('maxReferralsPerMonth', ['MKV-51'], limit),
  deliveryDays: schedule.days([dayRequiredRule]),
  ...schedule.times(),

  deliverToApi: api.flag('deliverToApi', true),
  referralDeliveryMethod: api.field('referralDeliveryMethod', methodCodec, 'GENERIC'),
  deliveryApiType: api.field('deliveryApiType', authCodec, 'BASIC'),
  deliveryApiUrl: api.field('deliveryApiUrl', textCodec, '', {
    isRequired: true,
    rules: [urlRule],
  }),
  deliveryApiKey: api.field('deliveryApiKey', secretCodec, '', { isSecret: true }),
  enableRoundRobinDelivery: api.flag('enableRoundRobinDelivery'),

  deliverToEmailAddress: email.flag('deliverToEmailAddress'),
  emailRecipients: email.field('emailRecipients', addressesCodec, '', {
    isRequired: true,
    rules: [
      rule('MKV-56', isFilled, 'recipientRequired', ['deliverToEmailAddress', 'paymentOption']),
      ...addressRules('MKV-57', 'MKV-59'),
    ],
  }),
  emailBccRecipients: email.field('emailBccRecipients', addressesCodec, '', {
    rules: addressRules('MKV-60', 'MKV-60'),
  }),
  enableIndividualEmailDeliverySettings: email.flag('enableIndividualEmailDeliverySettings'),
} as const;

/** All fields of a recipient, in row order. */
export const recipientFields = {
  defaultPurchaser: recipient.flag('defaultPurchaser'),
  sameDeliveryDaysAsMarketplace: recipient.flag('sameDeliveryDaysAsMarketplace'),
  deliveryDays: recipient.days(),
  sameDeliveryTimesAsMarketplace: recipient.flag('sameDeliveryTimesAsMarketplace'),
  ...recipient.times(),
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
