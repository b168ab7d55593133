/** Tells the other tabs of this site about a sign-out, also where frames may not watch the session. */
export interface SignOutChannel {
  announce(): void;
  /** Calls back when another tab announced; until the returned function is called. */
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
