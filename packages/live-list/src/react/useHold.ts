import { type FocusEvent, type PointerEvent, useEffect, useMemo } from 'react';
import type { LiveList } from '../core/LiveList.ts';

type Holdable = Pick<LiveList<never, never>, 'hold'>;

/** Keeps the rows of a list in place while `isHeld`, e.g. while a details panel is open. */
export function useHold(list: Holdable, reason: string, isHeld: boolean) {
  useEffect(() => (isHeld ? list.hold(reason) : undefined), [list, reason, isHeld]);
}

/** Handlers for the element around the rows. They hold the list while the pointer or focus is inside. */
export interface HoldHandlers {
  onPointerEnter(event: PointerEvent): void;
  onPointerLeave(event: PointerEvent): void;
  onFocus(event: FocusEvent): void;
  onBlur(event: FocusEvent): void;
}

const noop = () => {};

/** Returns the handlers to spread on the element around the rows. */
export function useHoldHandlers(list: Holdable): HoldHandlers {
  const { handlers, release } = useMemo(() => createHandlers(list), [list]);
  useEffect(() => release, [release]);
  return handlers;
}

function createHandlers(list: Holdable) {
  let releasePointer = noop;
  let releaseFocus = noop;
  const handlers: HoldHandlers = {
    onPointerEnter: () => {
      releasePointer();
      releasePointer = list.hold('pointer');
    },
    onPointerLeave: () => releasePointer(),
    onFocus: () => {
      const release = releaseFocus;
      releaseFocus = list.hold('focus');
      release();
    },
    onBlur: (event) => {
      if (!event.currentTarget.contains(event.relatedTarget)) releaseFocus();
    },
  };
  const release = () => {
    releasePointer();
    releaseFocus();
  };
  return { handlers, release };
}
