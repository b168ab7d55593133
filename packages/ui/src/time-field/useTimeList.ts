import { type KeyboardEvent, useState } from 'react';
import { listedBefore, listedTimes } from './timeText.ts';
import type { TypedTime } from './useTypedTime.ts';

/** How far a key moves in the open list. */
const steps: Readonly<Record<string, number>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  PageDown: 8,
  PageUp: -8,
  Home: -listedTimes.length,
  End: listedTimes.length,
};

/** The listed time so far from another, at most the first or the last. */
const movedBy = (time: string, step: number) =>
  listedTimes[Math.max(0, Math.min(listedTimes.length - 1, listedTimes.indexOf(time) + step))];

/** The list of a `TimeField`: whether it is open, and which time the keys are at while the focus stays in the text. */
export function useTimeList({ time, type, choose, commit, revert }: TypedTime) {
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState<string>();
  const close = () => {
    setOpen(false);
    setActive(undefined);
  };
  const open = (fallback?: string) => {
    setOpen(true);
    setActive(listedBefore(time) ?? fallback);
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
      open(key === 'ArrowDown' ? listedTimes[0] : listedTimes.at(-1));
    } else if (step !== undefined) {
      setActive(
        active === undefined ? (step > 0 ? listedTimes[0] : listedTimes.at(-1)) : movedBy(active, step),
      );
    } else if (key === 'Enter' || key === 'Tab') {
      if (active === undefined) commit();
      chooseAndClose(active);
      if (key === 'Tab') return;
    } else if (key === 'Escape') {
      revert();
      close();
      // A dialog around the field stays open.
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
