import { session as sessionTexts } from '../messages/en.ts';
import type { IdentityClient } from './IdentityClient.ts';
import { idTokenProblem } from './idTokenProblem.ts';

/** Trusts tokens only after checking their id token, and only ever for one user. */
export interface TokenValidator {
  /**
   * Returns why the current tokens can't be trusted, or undefined if they can. A refresh may come without an id token.
   * After the first sign-in, only the same user is trusted.
   */
  validate(moment: 'signIn' | 'refresh' | 'again'): string | undefined;
  /** Returns the last trusted id token, which serves as the hint for sign-out. */
  getIdToken(): string;
}

export function createTokenValidator(
  client: Pick<IdentityClient, 'getTokens'>,
  issuer: string,
  clientId: string,
): TokenValidator {
  let trusted: { readonly idToken: string; readonly subject: string | undefined } | undefined;
  return {
    validate(moment) {
      const tokens = client.getTokens();
      if (!tokens) return undefined;
      const { idToken, serverTime, subject } = tokens;
      if (moment !== 'signIn' && trusted && trusted.subject !== subject) return sessionTexts.anotherPerson;
      if (moment === 'refresh' && idToken === undefined) return undefined;
      const problem = idTokenProblem(idToken, { issuer, clientId, now: serverTime, subject });
      if (problem === undefined) trusted = { idToken: idToken ?? '', subject };
      return problem;
    },
    getIdToken: () => trusted?.idToken ?? '',
  };
}
