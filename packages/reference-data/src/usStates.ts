/** A US state or the District of Columbia. */
export interface UsState {
  /** Two uppercase letters. */
  readonly code: string;
  readonly name: string;
}

const names = {
  AL: 'Alabama',
  AK: 'Alaska',
  AZ: 'Arizona',
  AR: 'Arkansas',
  CA: 'California',
  CO: 'Colorado',
  CT: 'Connecticut',
  DE: 'Delaware',
  DC: 'District of Columbia',
  FL: 'Florida',
  GA: 'Georgia',
  HI: 'Hawaii',
  ID: 'Idaho',
  IL: 'Illinois',
  IN: 'Indiana',
  IA: 'Iowa',
  KS: 'Kansas',
  KY: 'Kentucky',
  LA: 'Louisiana',
  ME: 'Maine',
  MD: 'Maryland',
  MA: 'Massachusetts',
  MI: 'Michigan',
  MN: 'Minnesota',
  MS: 'Mississippi',
  MO: 'Missouri',
  MT: 'Montana',
  NE: 'Nebraska',
  NV: 'Nevada',
  NH: 'New Hampshire',
  NJ: 'New Jersey',
  NM: 'New Mexico',
  NY: 'New York',
  NC: 'North Carolina',
  ND: 'North Dakota',
  OH: 'Ohio',
  OK: 'Oklahoma',
  OR: 'Oregon',
  PA: 'Pennsylvania',
  RI: 'Rhode Island',
  SC: 'South Carolina',
  SD: 'South Dakota',
  TN: 'Tennessee',
  TX: 'Texas',
  UT: 'Utah',
  VT: 'Vermont',
  VA: 'Virginia',
  WA: 'Washington',
  WV: 'West Virginia',
  WI: 'Wisconsin',
  WY: 'Wyoming',
} as const;

/** The name of a US state or the District of Columbia. */
export type UsStateName = (typeof names)[keyof typeof names];

const nameByCode: Readonly<Record<string, string>> = names;

/** The 50 states and DC, sorted by name. */
export const usStates: readonly UsState[] = Object.entries(names).map(([code, name]) => ({ code, name }));

/** Whether a text is a two-letter state code, in uppercase. */
export const isUsState = (code: string): boolean => Object.hasOwn(names, code);

/** Returns the name of a state. An unknown code is returned as is. */
export const usStateName = (code: string): string => (isUsState(code) ? nameByCode[code] : undefined) ?? code;
