/** Functions that run in Storybook's preview page. They are self-contained, because they are sent there as text. */

interface Channel {
  on(event: string, listener: (payload: Finished) => void): void;
  off(event: string, listener: (payload: Finished) => void): void;
  emit(event: string, payload: unknown): void;
}

/** The event that ends a story: finished, or failed with an exception or an error of which only the text is known. */
interface Finished {
  readonly storyId?: string;
  readonly status?: 'success' | 'error';
  readonly message?: string;
  readonly description?: string;
}

declare global {
  interface Window {
    readonly __STORYBOOK_PREVIEW__?: {
      readonly storyStoreValue?: unknown;
      extract(): Promise<Readonly<Record<string, { readonly parameters: { readonly chromatic?: unknown } }>>>;
    };
    readonly __STORYBOOK_ADDONS_CHANNEL__: Channel;
  }
}

/** Whether Storybook is ready to render stories. */
export const previewIsReady = () => window.__STORYBOOK_PREVIEW__?.storyStoreValue !== undefined;

/** The Chromatic parameter of every story, as Chromatic would read it. */
export async function chromaticParameters() {
  const stories = Object.entries((await window.__STORYBOOK_PREVIEW__?.extract()) ?? {});
  return Object.fromEntries(stories.map(([id, { parameters }]) => [id, parameters.chromatic]));
}

/** Sends an event to Storybook. */
export function send({ event, payload }: { readonly event: string; readonly payload: unknown }) {
  window.__STORYBOOK_ADDONS_CHANNEL__.emit(event, payload);
}

/**
 * Emits an event that renders a story and waits until its play function has ended. Resolves with the problem, or null.
 * A story that fails after its play function, e.g. because it printed something, never finishes.
 */
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
  const endings = ['storyFinished', 'storyThrewException', 'storyErrored'];
  return new Promise<string | null>((resolve) => {
    const finished = ({ storyId, status, message, description }: Finished) => {
      if (storyId !== undefined && storyId !== id) return;
      for (const ending of endings) channel.off(ending, finished);
      resolve(status === 'success' ? null : (message ?? description ?? 'It failed.'));
    };
    for (const ending of endings) channel.on(ending, finished);
    channel.emit(event, payload);
  });
}

/** Preloads every font: a popover positioned next to text in a fallback font wouldn't move when the font changes. */
export async function loadFonts() {
  await Promise.all([...document.fonts].map((font) => font.load()));
}

/**
 * Brings the page to rest: nothing is hovered, every image is decoded, animations are canceled, and two frames have
 * been drawn. Returns the height of the page in pixels.
 */
export async function settlePage() {
  document.documentElement.dispatchEvent(
    new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }),
  );
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)));
  for (const animation of document.getAnimations()) animation.cancel();
  for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
  return document.documentElement.scrollHeight;
}
