/** All possible callers: without credentials, the console's client, and every demo user. */
export const identities = [
  'anonymous',
  'client',
  'producer',
  'agency-admin',
  'carrier',
  'admin',
  'bridge-producer',
  'bridge-carrier',
  'bridge-admin',
] as const;
/** One of `identities`. */
export type Identity = (typeof identities)[number];

/** Who may make a call. All others are refused: with 401 if not signed in, with 403 if their role doesn't allow it. */
const everyone = identities;
const persons = identities.filter((each) => each !== 'anonymous' && each !== 'client');
const agents = ['producer', 'agency-admin', 'bridge-producer'] as const;
export const admins = ['admin', 'bridge-admin'] as const;

interface Row {
  readonly call: string;
  readonly who: readonly Identity[];
  /** With a body, the call is a POST. `{self}` is the caller's own username. */
  readonly body?: unknown;
}

const marketplace = { marketplaceName: 'Made by the matrix' };
const flag = { name: 'matrix', description: 'x', enabled: true };

/** Every call of the API, who may make it, and its body. */
export const rows: readonly Row[] = [
  { call: '/api/v1/marketplace-opportunities', who: everyone },
  { call: '/api/v1/opportunity/recent-referral', who: everyone },
  { call: '/api/v1/opportunity/available-referral', who: everyone },
  { call: '/api/v1/opportunity/{id}', who: everyone },
  { call: '/api/v3/opportunity/sources', who: everyone },
  { call: '/api/v1/geo-location', who: everyone },
  { call: '/api/v3/feature-flag', who: everyone },
  { call: '/api/v3/feature-flag/example-flag', who: everyone },
  { call: '/api/v1/marketplace-opportunities/{self}', who: persons },
  { call: '/api/v1/marketplace-opportunities/agency-admin', who: ['agency-admin', ...admins] },
  {
    call: '/api/v1/opportunity/available-referral?username=agency-admin',
    who: ['agency-admin', ...admins],
  },
  { call: '/api/v3/user?username={self}', who: persons },
  { call: '/api/v3/user?username=carrier', who: ['carrier', ...admins] },
  { call: '/api/v1/acquired-marketplace-opportunities', body: { username: '{self}' }, who: persons },
  {
    call: '/api/v1/acquired-marketplace-opportunities',
    body: { username: 'producer' },
    who: ['producer', ...admins],
  },
  {
    call: '/api/v1/opportunity/nothing/claim',
    body: { username: '{self}', method: 'CLAIM', expectedPrice: 1 },
    who: agents,
  },
  {
    call: '/api/v1/opportunity/nothing/claim',
    body: { username: 'producer', method: 'CLAIM', expectedPrice: 1 },
    who: ['producer'],
  },
  { call: '/api/v1/opportunity/purchased-referral', who: admins },
  { call: '/api/v3/marketplaces', who: admins },
  { call: '/api/v3/marketplaces/1', who: admins },
  { call: '/api/v3/marketplaces/1/versions', who: admins },
  { call: '/api/v3/agencies?fulcrumId=104882', who: admins },
  { call: '/api/v1/industry/codes/6D', who: admins },
  {
    call: '/api/v3/marketplaces/delivery-tests',
    body: { way: 'email', emailRecipients: ['desk@example.com'], emailBccRecipients: [] },
    who: admins,
  },
  { call: '/api/v3/marketplaces', body: marketplace, who: admins },
  { call: '/api/v3/marketplaces/9999', body: marketplace, who: admins },
  { call: '/api/v3/marketplaces/priorities', body: [], who: admins },
  { call: '/api/v3/feature-flag', body: flag, who: admins },
  { call: '/api/v1/street-view/nothing', who: everyone },
  { call: '/api/v3/feature-flag/9999', body: { id: 9999, ...flag }, who: admins },
];

/** Matches contact details in the demo data. */
export const contactMarks = /555-01\d\d|@example\.com/;
