import { session as sessionTexts } from '../messages/en.ts';
import type { IdentityClient } from './IdentityClient.ts';
import { idTokenProblem } from './idTokenProblem.ts';

/** Believes tokens only after their id token has been checked, and only ever of one person. */
export interface IdentityCheck {
  /**
   * Why the tokens in force must not be believed; undefined when they may. A refresh may bring no id token, and
   * after the first sign-in only the same person is believed.
   */
  check(moment: 'signIn' | 'refresh' | 'again'): string | undefined;
  /** The last id token that was believed: the hint of a logout. */
  getIdToken(): string;
}

export function createIdentityCheck(
  client: Pick<IdentityClient, 'getTokens'>,
  issuer: string,
  clientId: string,
): IdentityCheck {
  let believed: { readonly idToken: string; readonly subject: string | undefined } | undefined;
  return {
    check(moment) {
      const tokens = client.getTokens();
      if (!tokens) return undefined;
      const { idToken, serverTime, subject } = tokens;
      if (moment !== 'signIn' && believed && believed.subject !== subject) return sessionTexts.anotherPerson;
      if (moment === 'refresh' && idToken === undefined) return undefined;
      const problem = idTokenProblem(idToken, { issuer, clientId, now: serverTime, subject });
      if (problem === undefined) believed = { idToken: idToken ?? '', subject };
      return problem;
    },
    getIdToken: () => believed?.idToken ?? '',
  };
}
