import { type KeyboardEvent, useState } from 'react';
import { lastOptionAtOrBefore, timeOptions } from './timeText.ts';
import type { TypedTime } from './useTypedTime.ts';

/** How many times a key moves by in the open list. */
const steps: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: 8,
  PageUp: -8,
  Home: -timeOptions.length,
  End: timeOptions.length,
};

/** Returns the listed time a number of steps away, clamped to the first and last. */
const movedBy = (time: string, step: number) =>
  timeOptions[Math.max(0, Math.min(timeOptions.length - 1, timeOptions.indexOf(time) + step))];

/**
 * State of a `TimeField`'s list: whether it's open, and which time the keyboard has moved to while focus stays in the
 * input.
 */
export function useTimeList({ time, type, choose, commit, revert }: TypedTime) {
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState<string>();
  const close = () => {
    setOpen(false);
    setActive(undefined);
  };
  const open = (fallback?: string) => {
    setOpen(true);
    setActive(lastOptionAtOrBefore(time) ?? fallback);
  };
  const chooseAndClose = (next: string | undefined) => {
    choose(next);
    close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    const step = steps[key];
    if (!isOpen) {
      if (key === 'Enter') commit();
      if (key === 'Escape') revert();
      if (key !== 'ArrowDown' && key !== 'ArrowUp') return;
      open(key === 'ArrowDown' ? timeOptions[0] : timeOptions.at(-1));
    } else if (step !== undefined) {
      setActive(
        active === undefined ? (step > 0 ? timeOptions[0] : timeOptions.at(-1)) : movedBy(active, step),
      );
    } else if (key === 'Enter' || key === 'Tab') {
      if (active === undefined) commit();
      chooseAndClose(active);
      if (key === 'Tab') return;
    } else if (key === 'Escape') {
      revert();
      close();
      // Keeps a surrounding dialog open.
      event.stopPropagation();
    } else {
      if (key === 'ArrowLeft' || key === 'ArrowRight') setActive(undefined);
      return;
    }
    event.preventDefault();
  };
  return {
    isOpen,
    active,
    setActive,
    close,
    choose: chooseAndClose,
    onKeyDown,
    toggle: () => (isOpen ? close() : open()),
    type: (text: string) => {
      setActive(undefined);
      type(text);
    },
  };
}
