/** A page of the sign-in server in a hidden frame, and its messages. */
export interface SignInFrame {
  /** Sends a message to the page, and only to its origin. */
  post(message: string): void;
  close(): void;
}

export interface SignInFrameOptions {
  readonly url: string;
  /** Distinguishes the frames of the page. */
  readonly title: string;
  /** Origin whose messages are accepted. Default: that of `url`. */
  readonly messageOrigin?: string;
  readonly onLoad?: () => void;
  /** Called only with messages from this frame and that origin, so forged ones are ignored. */
  readonly onMessage: (message: unknown) => void;
}

export function openSignInFrame(options: SignInFrameOptions): SignInFrame {
  const { url, title, onLoad, onMessage } = options;
  const { origin } = new URL(url);
  const { messageOrigin = origin } = options;
  const frame = document.createElement('iframe');
  frame.title = title;
  frame.hidden = true;
  frame.src = url;
  const listen = (event: MessageEvent) => {
    if (event.source === frame.contentWindow && event.origin === messageOrigin) onMessage(event.data);
  };
  window.addEventListener('message', listen);
  if (onLoad) frame.addEventListener('load', onLoad, { once: true });
  document.body.append(frame);
  return {
    post: (message) => frame.contentWindow?.postMessage(message, origin),
    close() {
      window.removeEventListener('message', listen);
      frame.remove();
    },
  };
}
