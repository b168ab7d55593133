/** How a field is read: the shape that services send, and what the model makes of it. */
export type FieldKind =
  | 'id'
  | 'text'
  | 'yesOrNo'
  | 'number'
  | 'time'
  | 'list'
  | 'flag'
  | 'category'
  | 'marketplaceStatus'
  | 'progressStatus';

/** A field of a referral. */
export interface ReferralField {
  readonly kind: FieldKind;
  /** The names that services send, the preferred one first. Default: the field's own name. */
  readonly wire?: readonly string[];
  /** Whether anybody may see it, signed in or not. Default: no. */
  readonly isPublic?: true;
  /** Whether it tells who the consumer is. Only the claimer and admins may see it. Default: no. */
  readonly isContact?: true;
}

/**
 * The fields of a referral. Everything else derives from this list: the type `Referral`, the schemas, `toReferral`, what the
 * public feed reads, and which fields are contact data. `docs/add-a-field.md` shows how to add one.
 */
export const referralFields = {
  /** The key of a row. No referral may miss it. */
  opportunityId: { kind: 'id', isPublic: true },
  /** E.g. CIR, PCR, WT-CIR. */
  opportunityType: { kind: 'text', isPublic: true },
  /** An unknown status is 'Undefined'. */
  marketplaceStatus: { kind: 'marketplaceStatus', isPublic: true },
  /** When an Available referral ends. */
  marketplaceExpirationDate: { kind: 'time' },
  dynamicPrice: { kind: 'number' },
  discountPrice: { kind: 'number' },
  soldPrice: { kind: 'number' },
  /** When it was delivered to the marketplace. */
  addDate: { kind: 'time', isPublic: true },
  /** When it last changed hands. The later one of two versions is the newer one. */
  lastModDate: { kind: 'time' },
  /** 'CL', 'PL', 'L&A', null for a direct call, or an unknown text. */
  category: { kind: 'category', isPublic: true },
  /** Codes of the business lines. */
  lines: { kind: 'list', wire: ['businessLines', 'linesOfBusiness'], isPublic: true },
  industryCode: { kind: 'text', isPublic: true },
  industryDescription: { kind: 'text', wire: ['industryDescription', 'industry'], isPublic: true },
  noOfEmployees: { kind: 'number', wire: ['noOfEmployees', 'numberOfEmployees'], isPublic: true },
  yearsInBusiness: { kind: 'number', isPublic: true },
  estimatedPremium: { kind: 'number', isPublic: true },
  age: { kind: 'number' },
  gender: { kind: 'text' },
  medicalExam: { kind: 'yesOrNo' },
  currentlyInsured: { kind: 'yesOrNo' },
  prospectMessage: { kind: 'text' },
  firstName: { kind: 'text', isContact: true },
  lastName: { kind: 'text', isContact: true },
  phone: { kind: 'text', isContact: true },
  email: { kind: 'text', isContact: true },
  businessName: { kind: 'text', isContact: true },
  address1: { kind: 'text', isContact: true },
  city: { kind: 'text', isPublic: true },
  state: { kind: 'text', isPublic: true },
  postalCode: { kind: 'text', isContact: true },
  location: { kind: 'text', isContact: true },
  /** The key of the street-view image. */
  searchId: { kind: 'text', isContact: true },
  showVisualLocation: { kind: 'flag', isContact: true },
  agenciesNotified: { kind: 'number' },
  assignedAgent: { kind: 'text' },
  assignedAgency: { kind: 'text' },
  assignedPartner: { kind: 'text' },
  /** No service names this field yet: it is read should one send it. */
  progressStatus: { kind: 'progressStatus' },
  source: { kind: 'text' },
} as const satisfies Readonly<Record<string, ReferralField>>;

type Fields = typeof referralFields;

/** The names of the fields that have a mark, e.g. `isContact`. */
export type FieldsWith<Mark extends 'isPublic' | 'isContact'> = {
  [Name in keyof Fields]: Fields[Name] extends { readonly [Key in Mark]: true } ? Name : never;
}[keyof Fields];

/** The names that services send for a field. */
export type WireName<Name extends keyof Fields> = Fields[Name] extends {
  readonly wire: readonly (infer Alias extends string)[];
}
  ? Alias
  : Name;

/** The shapes of values on the wire. */
export type WireShape = 'id' | 'text' | 'quantity' | 'list' | 'flag';

/** The shape that services send for each kind of field. */
export const wireShapes = {
  id: 'id',
  text: 'text',
  yesOrNo: 'text',
  number: 'quantity',
  time: 'quantity',
  list: 'list',
  flag: 'flag',
  category: 'text',
  marketplaceStatus: 'text',
  progressStatus: 'text',
} as const satisfies Readonly<Record<FieldKind, WireShape>>;

/** Each field with its name and its names on the wire. */
export const fieldList: readonly (ReferralField & {
  readonly name: string;
  readonly wire: readonly string[];
})[] = Object.entries<ReferralField>(referralFields).map(([name, field]) => ({
  wire: [name],
  ...field,
  name,
}));
