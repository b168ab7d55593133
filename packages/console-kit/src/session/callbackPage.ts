import { session as sessionTexts } from '../messages/en.ts';
import { openSignInFrame } from './signInFrame.ts';
import { withTimeout } from './withTimeout.ts';

/** The page that receives responses in a frame or popup, while the console itself stays as it is. */
export const callbackPath = '/silent-check-sso.html';

/** The channel on which that page, in a popup, sends the response to the console. */
const channelName = 'advantage.sign-in-answer';

/** Opens a URL of the sign-in server in a hidden frame. Resolves to the URL that the server redirects to. */
export async function silentSignIn(url: string): Promise<string> {
  let close = () => {};
  const answer = new Promise<string>((resolve) => {
    const frame = openSignInFrame({
      url,
      title: 'silent-sign-in',
      messageOrigin: window.location.origin,
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
 * Opens a URL of the sign-in server in a popup and waits until the user has signed in, however long that takes.
 * Resolves to the URL that the server redirects to. Rejects if the browser blocks the popup.
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
        // Other tabs may be signing in, too: accept only the response to this request.
        if (URL.canParse(answer) && new URLSearchParams(new URL(answer).hash.slice(1)).get('state') === state)
          resolve(answer);
      };
    });
  } finally {
    channel.close();
  }
}
