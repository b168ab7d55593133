import { session as sessionTexts } from '../messages/en.ts';
import { openSignInFrame } from './signInFrame.ts';
import { withTimeout } from './withTimeout.ts';

/** Whether the server is on the console's own origin. It's not a third party then, so there is nothing to check. */
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
 * Whether the browser lets the sign-in server keep a cookie inside a frame on this site. A negative result is checked
 * again: tabs that check at the same time may delete each other's cookie. Rejects if the frame never responds.
 */
export const probeThirdPartyCookies = async (realmUrl: string): Promise<boolean> =>
  isOurOrigin(realmUrl) || (await probe(realmUrl)) || probe(realmUrl);
