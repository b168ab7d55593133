import { DocsContext } from '@storybook/addon-docs/blocks';
import { type CSSProperties, type RefObject, useContext, useEffect, useRef, useState } from 'react';
import { viewports } from '../modes.ts';
import { useAppearance } from './BrandedDocs.tsx';
import { type Appearance, serializeGlobals } from './docsTheme.ts';

/** How long the next frame waits for one that doesn't finish, in milliseconds. */
const timeoutMs = 10_000;

let queue: Promise<unknown> = Promise.resolve();

/** Runs `show` when all earlier frames have rendered and played: two at once would take the focus from each other. */
function enqueue(show: () => Promise<unknown>): void {
  queue = queue.then(show);
}

/** Returns whether a frame may load: it's near the window, and those before it have finished. */
function useTurn(id: string, frame: RefObject<HTMLElement | null>): boolean {
  const { channel } = useContext(DocsContext);
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    const show = () =>
      new Promise<void>((resolve) => {
        const end = (story?: { readonly storyId: string }) => {
          if (story && story.storyId !== id) return;
          channel.off('storyFinished', end);
          resolve();
        };
        channel.on('storyFinished', end);
        setTimeout(end, timeoutMs);
        if (frame.current) setShown(true);
        else end();
      });
    const nearby = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        nearby.disconnect();
        enqueue(show);
      },
      { rootMargin: '400px' },
    );
    if (frame.current) nearby.observe(frame.current);
    return () => nearby.disconnect();
  }, [channel, id, frame]);
  return isShown;
}

const addressOf = (id: string, appearance: Appearance) =>
  `iframe.html?id=${id}&viewMode=story&globals=${serializeGlobals(appearance)}`;

interface StoryFrameProps {
  /** ID of the story. */
  readonly id: string;
  /** Name of the frame. */
  readonly name: string;
  /** Whether it's as wide as a phone. Default: as wide as the page. */
  readonly isPhone?: boolean;
}

/** A story in its own iframe, in the look of the toolbar, to use as on its own page. */
export function StoryFrame({ id, name, isPhone = false }: StoryFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const isShown = useTurn(id, frame);
  const address = addressOf(id, useAppearance());
  return (
    <iframe
      ref={frame}
      className="story-frame"
      title={name}
      src={isShown ? address : undefined}
      style={isPhone ? { width: viewports.phone.width } : undefined}
    />
  );
}

interface StoryPictureProps {
  /** ID of the story. */
  readonly id: string;
  /** Size of the window that the story is shown in, in pixels. Default: a desktop. */
  readonly window?: { readonly width: number; readonly height: number };
}

/** A live story, scaled down to the width of its container. A picture: it can't be focused and is hidden from screen readers. */
export function StoryPicture({ id, window: size = viewports.desktop }: StoryPictureProps) {
  const frame = useRef<HTMLDivElement>(null);
  const isShown = useTurn(id, frame);
  const address = addressOf(id, useAppearance());
  const style = { '--width': size.width, '--height': size.height } as CSSProperties;
  return (
    <div ref={frame} className="story-picture" style={style} aria-hidden="true" inert>
      {isShown && <iframe title={id} src={address} tabIndex={-1} />}
    </div>
  );
}
