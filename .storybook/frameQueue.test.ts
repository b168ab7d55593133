import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createFrameQueue } from './docs/frameQueue.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const at = (top: number, left = 0) => ({ getBoundingClientRect: () => ({ top, left }) as DOMRect });

/** A queue to which frames are added by name. `finish` ends the loading of the oldest one. */
function setUp(slots: number) {
  const queue = createFrameQueue(slots);
  const started: string[] = [];
  const endings: (() => void)[] = [];
  return {
    queue,
    started,
    add: (name: string, element: ReturnType<typeof at>) =>
      queue.add(element, () => {
        started.push(name);
        return new Promise<void>((resolve) => endings.push(resolve));
      }),
    finish: async () => {
      endings.shift()?.();
      await vi.advanceTimersByTimeAsync(0);
    },
  };
}

it('loads a few frames at a time, from the top of the window in reading order', async () => {
  const { started, add, finish } = setUp(2);
  add('far above', at(-900));
  add('below', at(700));
  add('right', at(20, 640));
  add('left', at(20, 16));
  await vi.advanceTimersByTimeAsync(0);
  expect(started).toEqual(['left', 'right']);
  await finish();
  expect(started).toEqual(['left', 'right', 'below']);
  await finish();
  await finish();
  expect(started).toEqual(['left', 'right', 'below', 'far above']);
});

it('does not load a frame that left the window while it waited', async () => {
  const { queue, started, add, finish } = setUp(1);
  const gone = at(300);
  add('first', at(0));
  add('gone', gone);
  await vi.advanceTimersByTimeAsync(0);
  queue.remove(gone);
  await finish();
  expect(started).toEqual(['first']);
});
