import type { Renderer, StoryContext } from 'storybook/internal/csf';
import { viewports } from './modes.ts';

/** How long the manager may take to make its frame as narrow as a story asks for. */
const patience = 3000;

/** How long the frame keeps its size when the manager is done with it: it changes it step by step. */
const steadyTime = 100;

const isNarrow = () => window.innerWidth < 768;

/** Waits until the window is narrow and keeps its size. */
async function becomesNarrow(): Promise<void> {
  const start = performance.now();
  let width = window.innerWidth;
  let since = start;
  const isSteady = () => isNarrow() && performance.now() - since >= steadyTime;
  while (!isSteady() && performance.now() - start < patience) {
    await new Promise((resolve) => setTimeout(resolve, 20));
    if (window.innerWidth !== width) since = performance.now();
    width = window.innerWidth;
  }
}

/**
 * Gives a story for phones (tag and viewport `phone`) a window of a phone before it is drawn. In the manager and in
 * documentation its frame is about to become narrow; opened by itself in a wide window, the page shows itself in a
 * frame of a phone's size instead.
 */
export async function inPhoneWindow({ tags, storyGlobals }: StoryContext<Renderer>): Promise<void> {
  const { value } = (storyGlobals.viewport ?? {}) as { readonly value?: string };
  if (value !== 'phone' || !tags.includes('phone')) return;
  if (window.parent !== window) return becomesNarrow();
  if (isNarrow()) return;
  const frame = document.createElement('iframe');
  frame.title = viewports.phone.name;
  frame.width = String(viewports.phone.width);
  frame.height = String(viewports.phone.height);
  frame.src = location.href;
  // Storybook hides what else is in the body while it prepares a story.
  document.documentElement.append(frame);
  document.body.hidden = true;
  return new Promise(() => {});
}

const isEndless = (animation: Animation) =>
  animation.effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY;

/** Waits until what a story opens with has arrived: deferred parts are drawn, and entrances are over. */
export async function arrival(): Promise<void> {
  await new Promise((resolve) => requestIdleCallback(resolve, { timeout: patience }));
  const entrances = document.getAnimations().filter((animation) => !isEndless(animation));
  await Promise.allSettled(entrances.map((animation) => animation.finished));
}
