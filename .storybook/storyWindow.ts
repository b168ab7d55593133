import type { Renderer, StoryContext } from 'storybook/internal/csf';
import { addons } from 'storybook/preview-api';
import { viewports } from './modes.ts';

/** How long the manager may take to make its frame as narrow as a story requires, in milliseconds. */
const timeoutMs = 3000;

/** How long the frame must keep its size, in milliseconds: the manager resizes it step by step. */
const steadyMs = 100;

const isNarrow = () => window.innerWidth < 768;

/** Waits until the window is narrow and keeps its size. */
async function waitForNarrowWindow(): Promise<void> {
  const start = performance.now();
  let width = window.innerWidth;
  let since = start;
  const isSteady = () => isNarrow() && performance.now() - since >= steadyMs;
  while (!isSteady() && performance.now() - start < timeoutMs) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    if (window.innerWidth !== width) since = performance.now();
    width = window.innerWidth;
  }
}

/**
 * Shows a story for phones (tag and viewport `phone`) in a phone-sized window before it renders. In the manager and in
 * documentation, its frame is about to become narrow. Opened on its own in a wide window, the page loads itself in a
 * phone-sized iframe instead.
 */
export async function inPhoneWindow({ tags, storyGlobals }: StoryContext<Renderer>): Promise<void> {
  const { value } = (storyGlobals.viewport ?? {}) as { readonly value?: string };
  if (value !== 'phone' || !tags.includes('phone')) return;
  if (window.parent !== window) return waitForNarrowWindow();
  if (isNarrow()) return;
  const frame = document.createElement('iframe');
  frame.title = viewports.phone.name;
  frame.width = String(viewports.phone.width);
  frame.height = String(viewports.phone.height);
  frame.src = location.href;
  // Storybook hides everything else in the body while it prepares a story.
  document.documentElement.append(frame);
  document.body.hidden = true;
  return new Promise(() => {});
}

const isEndless = (animation: Animation) =>
  animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY;

/** Waits until a story has settled: deferred parts have rendered, and entry animations have finished. */
export async function waitUntilSettled(): Promise<void> {
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: timeoutMs }));
  const entrances = document.getAnimations().filter((animation) => !isEndless(animation));
  await Promise.allSettled(entrances.map((animation) => animation.finished));
}

/** Name of a frame that shows a story as a picture, in which it isn't played. */
export const pictureFrame = 'picture';

/** The event with which a picture is complete. */
export const pictureRendered = 'pictureRendered';

/** In a picture, reports that the story has rendered, and never returns, so that it isn't played. */
export async function stopInPicture({ id }: { readonly id: string }): Promise<void> {
  if (window.name !== pictureFrame) return;
  addons.getChannel().emit(pictureRendered, { storyId: id });
  await new Promise(() => {});
}
