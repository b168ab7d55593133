import { session as sessionTexts } from '../messages/en.ts';
import { openSignInFrame } from './signInFrame.ts';
import { withTimeout } from './withTimeout.ts';

/** The page of this site that an answer comes to while the console around it, or behind it, stays as it is. */
export const callbackPath = '/silent-check-sso.html';

/** The channel on which that page, in its own window, sends the answer to the console. */
const channelName = 'advantage.sign-in-answer';

/** Opens an address of the sign-in server in a frame that nobody sees. Gives the address that it came back to. */
export async function silentSignIn(url: string): Promise<string> {
  let close = () => {};
  const answer = new Promise<string>((resolve) => {
    const frame = openSignInFrame({
      url,
      title: 'silent-sign-in',
      speaker: window.location.origin,
      onMessage: (message) => resolve(String(message)),
    });
    close = frame.close;
  });
  try {
    return await withTimeout(answer, sessionTexts.noAnswer);
  } finally {
    close();
  }
}

/**
 * Opens an address of the sign-in server in its own window, for a person to sign in there, however long that
 * takes. Gives the address that it came back to; rejects where the browser opens no window.
 */
export async function popupSignIn(url: string): Promise<string> {
  if (!window.open(url, 'advantage-sign-in', 'popup,width=520,height=760')) {
    throw new Error(sessionTexts.noWindow);
  }
  const state = new URL(url).searchParams.get('state');
  const channel = new BroadcastChannel(channelName);
  try {
    return await new Promise<string>((resolve) => {
      channel.onmessage = ({ data }: MessageEvent) => {
        const answer = String(data);
        // Other tabs may be signing in as well: only the answer to this very question counts.
        if (URL.canParse(answer) && new URLSearchParams(new URL(answer).hash.slice(1)).get('state') === state)
          resolve(answer);
      };
    });
  } finally {
    channel.close();
  }
}
