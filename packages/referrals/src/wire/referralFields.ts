/** Wire format of each kind of field. */
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
} as const;

/** How a field is parsed: its wire format, and its conversion for the model. */
export type FieldKind = keyof typeof wireShapes;

/** Wire formats of values. */
export type WireShape = (typeof wireShapes)[FieldKind];

/** Definition of a referral field. */
export interface ReferralField {
  readonly kind: FieldKind;
  /** Wire names, the preferred one first. Default: the field's own name. */
  readonly wire?: readonly string[];
  /** Whether the field is public, visible without sign-in. Default: no. */
  readonly isPublic?: true;
  /** Whether the field identifies the consumer. Only the claiming agent and admins may see it. Default: no. */
  readonly isContact?: true;
}

/** The fields of a referral, from which types, schemas and `toReferral` are derived: see `docs/add-a-field.md`. */
export const referralFields = {
  /** Unique id. The only required field. */
  opportunityId: { kind: 'id', isPublic: true },
  /** E.g. CIR, PCR, WT-CIR. */
  opportunityType: { kind: 'text', isPublic: true },
  /** Unknown statuses become 'Undefined'. */
  marketplaceStatus: { kind: 'marketplaceStatus', isPublic: true },
  /** When an Available referral expires. */
  marketplaceExpirationDate: { kind: 'time' },
  dynamicPrice: { kind: 'number' },
  discountPrice: { kind: 'number' },
  soldPrice: { kind: 'number' },
  /** When the referral was delivered to the marketplace. */
  addDate: { kind: 'time', isPublic: true },
  /** When the referral last changed hands. Of two versions, the one with the later time is newer. */
  lastModDate: { kind: 'time' },
  /** 'CL', 'PL', 'L&A', null for a direct call, or an unknown category. */
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
  /** Key of the street-view image. */
  searchId: { kind: 'text', isContact: true },
  showVisualLocation: { kind: 'flag', isContact: true },
  agenciesNotified: { kind: 'number' },
  assignedAgent: { kind: 'text' },
  assignedAgency: { kind: 'text' },
  assignedPartner: { kind: 'text' },
  /** Not sent by any service yet, but parsed if one does. */
  progressStatus: { kind: 'progressStatus' },
  source: { kind: 'text' },
} as const satisfies Readonly<Record<string, ReferralField>>;

type Fields = typeof referralFields;

/** Names of the fields with a flag, e.g. `isContact`. */
export type FieldsWith<Mark extends 'isPublic' | 'isContact'> = {
  [Name in keyof Fields]: Fields[Name] extends { readonly [Key in Mark]: true } ? Name : never;
}[keyof Fields];

/** Wire names of a field. */
export type WireName<Name extends keyof Fields> = Fields[Name] extends {
  readonly wire: readonly (infer Alias extends string)[];
}
  ? Alias
  : Name;

/** All fields with their name and wire names. */
export const fieldList: readonly (ReferralField & {
  readonly name: string;
  readonly wire: readonly string[];
})[] = Object.entries<ReferralField>(referralFields).map(([name, field]) => ({
  wire: [name],
  ...field,
  name,
}));
