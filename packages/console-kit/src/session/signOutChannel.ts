/** Tells the other tabs of this site about a sign-out, even if the browser blocks frames that monitor the session. */
export interface SignOutChannel {
  announce(): void;
  /** Subscribes to sign-outs in other tabs. Returns a function that unsubscribes. */
  listen(onSignedOut: () => void): () => void;
}

const message = 'signed-out';

export function createSignOutChannel(name = 'advantage.session'): SignOutChannel {
  const channel = new BroadcastChannel(name);
  return {
    announce: () => channel.postMessage(message),
    listen(onSignedOut) {
      const receive = ({ data }: MessageEvent) => {
        if (data === message) onSignedOut();
      };
      channel.addEventListener('message', receive);
      return () => channel.removeEventListener('message', receive);
    },
  };
}
