import { describe, expect, it } from 'vitest';
import { createServerClock } from './serverClock.ts';

const hour = 3_600_000;
const storyTime = Date.UTC(2026, 10, 20, 16, 24);

describe('createServerClock', () => {
  it.each([-hour, hour])('D8 corrects a machine clock that is wrong by %d ms', (wrong) => {
    const clock = createServerClock(() => storyTime + wrong);
    clock.observe(storyTime);
    expect(storyTime + wrong + clock.offset()).toBe(storyTime);
  });

  it('D8 treats a small difference as latency and keeps its offset', () => {
    let machine = storyTime;
    const clock = createServerClock(() => machine);
    for (const lag of [300, 1900, 700]) {
      machine = storyTime + lag;
      clock.observe(storyTime);
    }
    expect(clock.offset()).toBe(0);
  });

  it('D8 adjusts when the machine clock is changed', () => {
    let machine = storyTime;
    const clock = createServerClock(() => machine);
    clock.observe(storyTime);
    machine += hour;
    clock.observe(storyTime);
    expect(clock.offset()).toBe(-hour);
  });
});
