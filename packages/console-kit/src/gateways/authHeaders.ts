/** Ways to authenticate a call: with the user's token, with the console's client name, or not at all. */
export const authHeaderKinds = ['bearer', 'basic', 'none'] as const;
/** One way to authenticate a call. */
export type AuthHeaderKind = (typeof authHeaderKinds)[number];

/** A rule of the header table. */
export interface AuthHeaderRule {
  /** Regular expression, matched anywhere in the full URL of a call. */
  readonly pattern: string;
  /** `bearer` falls back to `basic` while the user is signed out. */
  readonly header: AuthHeaderKind;
}

/** A single referral by its id. Doesn't match the four lists next to it or `/claim` below it. */
const singleReferral =
  '/api/v1/opportunity/(?!(?:recent|available|purchased|all)-referral(?:[/?#]|$))[^/?#]+(?:[?#]|$)';

const everythingElse: AuthHeaderRule = { pattern: '', header: 'bearer' };

/** The default header table, used unless the configuration sets one. The first matching rule applies. */
export const defaultAuthHeaders: readonly AuthHeaderRule[] = [
  { pattern: singleReferral, header: 'none' },
  { pattern: 'opportunity/all-referral', header: 'basic' },
  { pattern: 'marketplace-opportunities', header: 'basic' },
  everythingElse,
];

/** Sends the token with every call, if there is one. The default of `createHttpGateways`. */
export const bearerEverywhere: readonly AuthHeaderRule[] = [everythingElse];

/** Returns the kind of header for a call: `none` for a URL that no rule matches. */
export const authHeaderFor = (url: string, rules: readonly AuthHeaderRule[]): AuthHeaderKind =>
  rules.find(({ pattern }) => new RegExp(pattern).test(url))?.header ?? 'none';
