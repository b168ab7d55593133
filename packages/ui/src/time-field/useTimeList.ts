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

/** Returns the listed time a number of steps away, clamped to the first and last. From no time, returns one of these. */
const movedBy = (time: string | undefined, step: number) =>
  time === undefined
    ? timeOptions.at(step > 0 ? 0 : -1)
    : timeOptions[Math.max(0, Math.min(timeOptions.length - 1, timeOptions.indexOf(time) + step))];

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
  const onClosedKey = (event: KeyboardEvent) => {
    const { key } = event;
    if (key === 'Enter') commit();
    if (key === 'Escape') revert();
    if (key !== 'ArrowDown' && key !== 'ArrowUp') return;
    event.preventDefault();
    open(movedBy(undefined, key === 'ArrowDown' ? 1 : -1));
  };
  const onOpenKey = (event: KeyboardEvent) => {
    const { key } = event;
    const step = steps[key];
    if (step !== undefined || key === 'Enter' || key === 'Escape') event.preventDefault();
    if (step !== undefined) setActive(movedBy(active, step));
    if (key === 'ArrowLeft' || key === 'ArrowRight') setActive(undefined);
    if (key === 'Enter' || key === 'Tab') chooseAndClose(active);
    if (key === 'Escape') {
      // Keeps a surrounding dialog open.
      event.stopPropagation();
      revert();
      close();
    }
  };
  return {
    isOpen,
    active,
    setActive,
    close,
    choose: chooseAndClose,
    onKeyDown: isOpen ? onOpenKey : onClosedKey,
    toggle: () => (isOpen ? close() : open()),
    type: (text: string) => {
      setActive(undefined);
      type(text);
    },
  };
}
