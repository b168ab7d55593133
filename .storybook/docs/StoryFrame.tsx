import { DocsContext } from '@storybook/addon-docs/blocks';
import { type CSSProperties, type RefObject, useContext, useEffect, useRef, useState } from 'react';
// Imported by file: through the package's entry, every page would depend on every component.
import { toastDuration } from '../../packages/ui/src/toast/toasts.ts';
import { viewports } from '../modes.ts';
import { pictureFrame, pictureRendered } from '../storyWindow.ts';
import { useAppearance } from './BrandedDocs.tsx';
import { type Appearance, serializeGlobals } from './docsTheme.ts';
import { createFrameQueue } from './frameQueue.ts';

/** How long the next frame waits for one that doesn't finish, in milliseconds. */
const timeoutMs = 10_000;

/** The events that end a story in a frame: it was played, or it's a picture and has rendered. */
const endings = ['storyFinished', pictureRendered];

/** One at a time, because what is played takes the focus. */
const playing = createFrameQueue(1);

/** Pictures can't take the focus. */
const pictures = createFrameQueue(3);

/**
 * Returns whether a frame is loaded: since it came near the window, and it was its turn. A picture is unloaded again far
 * away from the window, because each frame takes as much memory as a page.
 */
function useTurn(id: string, frame: RefObject<HTMLElement | null>, isPicture: boolean): boolean {
  const { channel } = useContext(DocsContext);
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const queue = isPicture ? pictures : playing;
    const show = () =>
      new Promise<void>((resolve) => {
        const end = (story?: { readonly storyId: string }) => {
          if (story && story.storyId !== id) return;
          for (const event of endings) channel.off(event, end);
          resolve();
        };
        for (const event of endings) channel.on(event, end);
        setTimeout(end, timeoutMs);
        setShown(true);
      });
    const nearby = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) {
          queue.add(element, show);
          if (!isPicture) nearby.disconnect();
        } else {
          queue.remove(element);
          setShown(false);
        }
      },
      { rootMargin: isPicture ? '1000px' : '400px' },
    );
    nearby.observe(element);
    return () => {
      queue.remove(element);
      nearby.disconnect();
    };
  }, [channel, id, frame, isPicture]);
  return isShown;
}

/**
 * Returns the address of a story in an iframe. Storybook's accessibility checks are off, because they take longer than the
 * story itself, and tests run them.
 */
export const storyAddress = (id: string, appearance: Appearance) =>
  `iframe.html?id=${id}&viewMode=story&globals=${serializeGlobals(appearance)};a11y.manual:!true`;

interface StoryFrameProps {
  /** ID of the story. */
  readonly id: string;
  /** Name of the frame. */
  readonly name: string;
  /** The window that it's made for. Default: any, so it's as wide as the page. */
  readonly viewport: keyof typeof viewports | undefined;
}

/** A story in its own iframe, in the look of the toolbar, to use as on its own page. */
export function StoryFrame({ id, name, viewport }: StoryFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const isShown = useTurn(id, frame, false);
  const address = storyAddress(id, useAppearance());
  return (
    <div className="story-frame" data-viewport={viewport}>
      <iframe ref={frame} title={name} src={isShown ? address : undefined} />
    </div>
  );
}

/** Keeps toasts in a window, which would be gone before a reader looks at its picture. */
function keepToasts(frame: Window) {
  const wait = frame.setTimeout.bind(frame);
  const ignore = (...[, delay]: Parameters<typeof wait>) => delay === toastDuration;
  Object.assign(frame, {
    setTimeout: (...timer: Parameters<typeof wait>) => (ignore(...timer) ? 0 : wait(...timer)),
  });
}

interface StoryPictureProps {
  /** ID of the story. */
  readonly id: string;
  /** Width of the window that the story is shown in, in pixels. Default: a desktop. */
  readonly width?: number;
  /** How much of that width is shown, from the left. Default: all of it. */
  readonly shown?: number;
  /** Height of that window, in pixels. Default: nine sixteenths of what is shown of its width. */
  readonly height?: number;
  /** Style sheet that is added to the story's. Default: none. */
  readonly css?: string;
  /** More parameters in its address. Default: none. */
  readonly extra?: string;
  /** Whether the story is played, to open what a user would open. Default: false. */
  readonly isPlayed?: boolean;
}

/**
 * A live story, scaled down to the width of its container. A picture: it can't be focused and is hidden from screen
 * readers.
 */
export function StoryPicture({
  id,
  width = viewports.desktop.width,
  shown = width,
  height = (shown * 9) / 16,
  isPlayed = false,
  css = '',
  extra = '',
}: StoryPictureProps) {
  const frame = useRef<HTMLDivElement>(null);
  const isShown = useTurn(id, frame, true);
  const address = `${storyAddress(id, useAppearance())}${extra}`;
  const iframe = useRef<HTMLIFrameElement>(null);
  const applyCss = () => {
    const inside = iframe.current?.contentDocument;
    if (!inside?.head) return;
    const element =
      inside.getElementById('picture-css') ?? inside.head.appendChild(inside.createElement('style'));
    element.id = 'picture-css';
    element.textContent = css;
  };
  useEffect(applyCss);
  const load = () => {
    applyCss();
    if (isPlayed && iframe.current?.contentWindow) keepToasts(iframe.current.contentWindow);
  };
  const style = { '--width': shown, '--height': height } as CSSProperties;
  return (
    <div ref={frame} className="story-picture" style={style} aria-hidden="true" inert>
      {isShown && (
        <iframe
          ref={iframe}
          name={isPlayed ? undefined : pictureFrame}
          title={id}
          src={address}
          tabIndex={-1}
          style={{ width }}
          onLoad={load}
        />
      )}
    </div>
  );
}
