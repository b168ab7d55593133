// @vitest-environment jsdom
import { ClockProvider, createManualClock } from '@advantage/ui';
import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { storyTime } from '../testing/storyTime.ts';
import { useClockValue } from './useClockValue.ts';

const read = vi.fn((now: number) => Math.floor((now - storyTime) / 60_000));
const onRender = vi.fn();

function Minutes() {
  onRender();
  return <p>{useClockValue(read)} minutes</p>;
}

it('TBL-61 reads on mount and on each tick, and re-renders only when the value changes', () => {
  const clock = createManualClock(storyTime);
  render(
    <ClockProvider clock={clock}>
      <Minutes />
    </ClockProvider>,
  );
  expect(screen.getByText('0 minutes')).toBeInTheDocument();
  expect(read).toHaveBeenCalledOnce();
  act(() => clock.advance(1000));
  expect(read).toHaveBeenCalledTimes(2);
  expect(onRender).toHaveBeenCalledOnce();
  act(() => clock.advance(59_000));
  expect(screen.getByText('1 minutes')).toBeInTheDocument();
  expect(onRender).toHaveBeenCalledTimes(2);
});
