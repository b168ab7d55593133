/** Everybody who may ask: nobody, the client of the console, and one person for each role and brand. */
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
/** One of them. */
export type Identity = (typeof identities)[number];

/** Who may, by call. Everybody else is refused: 401 without a person, 403 with the wrong one. */
const everybody = identities;
const persons = identities.filter((each) => each !== 'anonymous' && each !== 'client');
const agents = ['producer', 'agency-admin', 'bridge-producer'] as const;
export const admins = ['admin', 'bridge-admin'] as const;

interface Row {
  readonly call: string;
  readonly who: readonly Identity[];
  /** A body makes it a POST. `{self}` is the caller's own username. */
  readonly body?: unknown;
}

const marketplace = { marketplaceName: 'Made by the matrix' };
const flag = { name: 'matrix', description: 'x', enabled: true };

/** Every call of the API, who may make it, and with which body. */
export const rows: readonly Row[] = [
  { call: '/api/v1/marketplace-opportunities', who: everybody },
  { call: '/api/v1/opportunity/recent-referral', who: everybody },
  { call: '/api/v1/opportunity/available-referral', who: everybody },
  { call: '/api/v1/opportunity/{id}', who: everybody },
  { call: '/api/v3/opportunity/sources', who: everybody },
  { call: '/api/v1/geo-location', who: everybody },
  { call: '/api/v3/feature-flag', who: everybody },
  { call: '/api/v3/feature-flag/example-flag', who: everybody },
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
  { call: '/api/v1/street-view/nothing', who: everybody },
  { call: '/api/v3/feature-flag/9999', body: { id: 9999, ...flag }, who: admins },
];

/** Marks of a contact value in the demo data. */
export const contactMarks = /555-01\d\d|@example\.com/;
