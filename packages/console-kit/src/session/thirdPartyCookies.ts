import { session as sessionTexts } from '../messages/en.ts';
import { openSignInFrame } from './signInFrame.ts';
import { withTimeout } from './withTimeout.ts';

/** A server under the console's own origin is no third party: there is nothing to ask. */
const isOurOrigin = (url: string) => new URL(url).origin === window.location.origin;

async function probe(realmUrl: string): Promise<boolean> {
  let close = () => {};
  const answer = new Promise<boolean>((resolve) => {
    const frame = openSignInFrame({
      url: `${realmUrl}/protocol/openid-connect/3p-cookies/step1.html`,
      title: 'third-party-cookie-check',
      onMessage(message) {
        if (message === 'supported' || message === 'unsupported') resolve(message === 'supported');
      },
    });
    close = frame.close;
  });
  try {
    return await withTimeout(answer, sessionTexts.thirdPartyTimeout);
  } finally {
    close();
  }
}

/**
 * Whether the browser lets the sign-in server keep a cookie inside a frame of this site. A no is asked once more: of
 * tabs that ask at the same moment, one can take away the other's cookie. Rejects when the
 * frame never answers.
 */
export const probeThirdPartyCookies = async (realmUrl: string): Promise<boolean> =>
  isOurOrigin(realmUrl) || (await probe(realmUrl)) || probe(realmUrl);
