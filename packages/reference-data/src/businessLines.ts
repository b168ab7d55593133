/** A line of business: its code in the services and its display name. */
export interface BusinessLine {
  readonly code: string;
  readonly name: string;
}

const lines = (names: Readonly<Record<string, string>>): readonly BusinessLine[] =>
  Object.entries(names).map(([code, name]) => ({ code, name }));

const commercial = {
  CAUT: 'Commercial Auto',
  CBND: 'Bonds',
  CBPY: 'BOP',
  CBRS: 'Builders Risk',
  CCYB: 'Cyber Liability',
  CDO: 'Directors and Officers',
  CELY: 'Employment Practices Liability',
  CGLY: 'General Liability',
  CMAR: 'Inland Marine',
  CPLY: 'Professional Liability',
  CPTY: 'Property',
  CUMB: 'Umbrella/Excess',
  CWCP: "Workers' Compensation",
  CERR: 'Errors & Omissions',
  LAH: 'Accident & Health',
  COEQ: 'Contractors Equipment',
  BUSI: 'Other',
} as const;

/** Commercial lines, in the order of the specification. */
export const commercialLines = lines(commercial);

const personal = {
  ATV: 'ATV',
  AUTO: 'Auto',
  BOAT: 'Boat',
  CNDO: 'Condo',
  COLA: 'Collector Auto',
  EQKE: 'Earthquake',
  EVNT: 'Event',
  FARM: 'Farm',
  FLOD: 'Flood',
  GIDR: 'Gig Driver',
  HLTH: 'Health',
  HOME: 'Home',
  IFRD: 'Identity Fraud',
  LAND: 'Land',
  LORD: 'Landlord',
  MOBI: 'Mobile Home',
  MOTO: 'Motorcycle',
  OTHE: 'Other',
  PBRS: 'Builders Risk',
  PETS: 'Pet',
  RENT: 'Renters',
  RV: 'RV',
  SHRT: 'Short-Term Rental',
  SNOW: 'Snowmobile',
  TRLR: 'Trailer',
  UMBR: 'Umbrella',
  VALU: 'Valuable Items',
} as const;

/** Personal lines, in the order of the specification. */
export const personalLines = lines(personal);

const lifeAndAnnuities = {
  LTCI: 'Long Term Care',
  DBII: 'Disability Income',
  LIFE: 'Life Insurance',
  ANNU: 'Annuities',
} as const;

/** Life and annuities lines, in the order of the specification. */
export const lifeAndAnnuitiesLines = lines(lifeAndAnnuities);

type NamesIn<Group> = Group extends unknown ? Group[keyof Group] : never;

/** The name of a business line. */
export type BusinessLineName = NamesIn<typeof commercial | typeof personal | typeof lifeAndAnnuities>;

/** The three groups of business lines in an appetite. */
export const businessLineGroups = {
  commercial: commercialLines,
  personal: personalLines,
  lifeAndAnnuities: lifeAndAnnuitiesLines,
} as const;

/** Key of a group of business lines. */
export type BusinessLineGroup = keyof typeof businessLineGroups;

const names = new Map(
  [...commercialLines, ...personalLines, ...lifeAndAnnuitiesLines].map(({ code, name }) => [code, name]),
);

/** Returns the name of a business line. An unknown code is returned as is. */
export const businessLineName = (code: string) => names.get(code) ?? code;
