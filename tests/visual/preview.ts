/** Functions that run in Storybook's preview page: they stand alone, for they are sent there as text. */

interface Channel {
  on(event: string, listener: (payload: Finished) => void): void;
  off(event: string, listener: (payload: Finished) => void): void;
  emit(event: string, payload: unknown): void;
}

interface Finished {
  readonly storyId: string;
  readonly status: 'success' | 'error';
}

declare global {
  interface Window {
    readonly __STORYBOOK_PREVIEW__?: { readonly storyStoreValue?: unknown };
    readonly __STORYBOOK_ADDONS_CHANNEL__: Channel;
  }
}

/** True once Storybook can draw stories. */
export const previewIsReady = () => window.__STORYBOOK_PREVIEW__?.storyStoreValue !== undefined;

/** Sends an event to Storybook. */
export function send({ event, payload }: { readonly event: string; readonly payload: unknown }) {
  window.__STORYBOOK_ADDONS_CHANNEL__.emit(event, payload);
}

/** Sends an event that draws a story, and waits until the story is drawn and its play function has ended. */
export function sendAndFinish({
  id,
  event,
  payload,
}: {
  readonly id: string;
  readonly event: string;
  readonly payload: unknown;
}) {
  const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
  return new Promise<Finished['status']>((resolve) => {
    const finished = ({ storyId, status }: Finished) => {
      if (storyId !== id) return;
      channel.off('storyFinished', finished);
      resolve(status);
    };
    channel.on('storyFinished', finished);
    channel.emit(event, payload);
  });
}

/** Loads every font before it is needed: a popover keeps the place it was given beside text in another font. */
export async function loadFonts() {
  await Promise.all([...document.fonts].map((font) => font.load()));
}

/**
 * Brings the page to rest: nothing is hovered, every picture is there, animations without an end stand at
 * their beginning, and two frames have been drawn.
 */
export async function comeToRest() {
  document.documentElement.dispatchEvent(
    new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }),
  );
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  for (const animation of document.getAnimations()) animation.cancel();
  for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
}
