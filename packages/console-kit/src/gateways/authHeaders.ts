/** How a call says who asks: the user's token, the console's own name, or nothing. */
export const authHeaderKinds = ['bearer', 'basic', 'none'] as const;
/** One way of saying who asks. */
export type AuthHeaderKind = (typeof authHeaderKinds)[number];

/** One line of the header table. */
export interface AuthHeaderRule {
  /** Regular expression, searched for anywhere in the whole URL of a call. */
  readonly pattern: string;
  /** `bearer` falls back to `basic` while nobody is signed in. */
  readonly header: AuthHeaderKind;
}

/** One referral by its id; the four lists next to it and `/claim` below it do not match. */
const singleReferral =
  '/api/v1/opportunity/(?!(?:recent|available|purchased|all)-referral(?:[/?#]|$))[^/?#]+(?:[?#]|$)';

const everythingElse: AuthHeaderRule = { pattern: '', header: 'bearer' };

/** The shipped table: it applies where the configuration names none. The first line that matches decides. */
export const shippedAuthHeaders: readonly AuthHeaderRule[] = [
  { pattern: singleReferral, header: 'none' },
  { pattern: 'opportunity/all-referral', header: 'basic' },
  { pattern: 'marketplace-opportunities', header: 'basic' },
  everythingElse,
];

/** Every call carries the token where there is one. The default of gateways. */
export const bearerEverywhere: readonly AuthHeaderRule[] = [everythingElse];

/** The header of one call. A URL that no line matches carries none. */
export const authHeaderFor = (url: string, rules: readonly AuthHeaderRule[]): AuthHeaderKind =>
  rules.find(({ pattern }) => new RegExp(pattern).test(url))?.header ?? 'none';
