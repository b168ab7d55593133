import { type FocusEvent, type PointerEvent, useEffect, useMemo } from 'react';
import type { HoldReason, LiveList } from './LiveList.ts';

/** Keeps the rows of a list in their places while something is so, e.g. while the details panel is open (LIV-9). */
export function useHold(list: LiveList, reason: HoldReason, isHeld: boolean) {
  useEffect(() => (isHeld ? list.hold(reason) : undefined), [list, reason, isHeld]);
}

/** For the element around the rows: keeps them in their places while the pointer or the focus is inside (LIV-9). */
export interface HoldHandlers {
  onPointerEnter(event: PointerEvent): void;
  onPointerLeave(event: PointerEvent): void;
  onFocus(event: FocusEvent): void;
  onBlur(event: FocusEvent): void;
}

const nothing = () => {};

/** The handlers to spread on the element around the rows. */
export function useHoldHandlers(list: LiveList): HoldHandlers {
  const { handlers, release } = useMemo(() => createHandlers(list), [list]);
  useEffect(() => release, [release]);
  return handlers;
}

function createHandlers(list: LiveList) {
  let releasePointer = nothing;
  let releaseFocus = nothing;
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
