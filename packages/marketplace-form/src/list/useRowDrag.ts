import { useLatest } from '@advantage/ui/internal';
import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';

export interface RowDrag {
  readonly id: number;
  /** Index of the row, from 0. */
  readonly from: number;
  /** Index after a drop. */
  readonly to: number;
  /** Input that moves the row: a pointer (mouse, finger or pen) or the keyboard. */
  readonly by: 'pointer' | 'keyboard';
}

interface RowDragOptions {
  readonly ids: readonly number[];
  /** The table body. Its rows have their index as `data-index`. */
  readonly body: RefObject<HTMLElement | null>;
  /** Called when a row is dropped in a different place, with its new index. */
  readonly onDrop: (id: number, index: number) => void;
  /** Called for each step that a screen reader should announce. */
  readonly onAnnounce: (step: 'picked-up' | 'moved' | 'dropped' | 'canceled', drag: RowDrag) => void;
}

/** Distance in pixels after which a press becomes a drag. */
const dragThreshold = 3;

/** Distance from the top or bottom of the viewport at which a drag scrolls, and pixels to scroll per frame. */
const scrollEdge = 72;
const scrollStep = 14;

/**
 * Returns the index of the gap between rows nearest to a vertical position, from 0 to the number of rows. Goes by the
 * layout, because rows that make room for the dragged one are drawn elsewhere.
 */
function gapAt(body: HTMLElement, clientY: number, count: number): number | undefined {
  const { top, bottom } = body.getBoundingClientRect();
  if (clientY <= top) return 0;
  if (clientY >= bottom) return count;
  const y = clientY - top + body.offsetTop;
  for (const row of body.querySelectorAll<HTMLElement>('tr[data-index]')) {
    const { offsetTop, offsetHeight, dataset } = row;
    if (y >= offsetTop && y < offsetTop + offsetHeight)
      return Number(dataset.index) + (y > offsetTop + offsetHeight / 2 ? 1 : 0);
  }
  return undefined;
}

/** Returns the closest ancestor that scrolls vertically, or the page. */
function getScrollParent(element: Element): Element {
  for (let parent = element.parentElement; parent; parent = parent.parentElement) {
    const { overflowY } = getComputedStyle(parent);
    if (/auto|scroll/.test(overflowY) && parent.scrollHeight > parent.clientHeight) return parent;
  }
  return document.documentElement;
}

/** Captures the pointer, so that rows it passes show no hover color and no tooltip. */
function capture(handle: Element, pointerId: number) {
  try {
    handle.setPointerCapture(pointerId);
  } catch {
    // The pointer no longer exists, so there is nothing to capture.
  }
}

/** Tracks a press of a handle until it ends, even outside the table. Returns a function that cancels the drag. */
function followPointer(
  { pointerId, clientX, clientY, currentTarget: handle }: PointerEvent,
  scroller: Element,
  callbacks: { readonly move: (clientY: number) => void; readonly end: (isDropped: boolean) => void },
) {
  const controller = new AbortController();
  const options = { signal: controller.signal, capture: true } as const;
  let last: number | undefined;
  let frame = 0;
  const scroll = () => {
    if (last === undefined) return;
    const step = last < scrollEdge ? -scrollStep : last > window.innerHeight - scrollEdge ? scrollStep : 0;
    const before = scroller.scrollTop;
    if (step !== 0) scroller.scrollTop += step;
    if (scroller.scrollTop !== before) callbacks.move(last);
    frame = requestAnimationFrame(scroll);
  };
  const end = (isDropped: boolean) => {
    controller.abort();
    cancelAnimationFrame(frame);
    callbacks.end(isDropped && last !== undefined);
  };
  const on = <Type extends keyof WindowEventMap>(
    type: Type,
    listener: (event: WindowEventMap[Type]) => void,
  ) => window.addEventListener(type, listener, options);
  on('pointermove', (event) => {
    if (event.pointerId !== pointerId) return;
    const distance = Math.hypot(event.clientX - clientX, event.clientY - clientY);
    if (last === undefined && distance < dragThreshold) return;
    if (last === undefined) {
      frame = requestAnimationFrame(scroll);
      capture(handle, pointerId);
    }
    last = event.clientY;
    callbacks.move(last);
  });
  on('pointerup', (event) => event.pointerId === pointerId && end(true));
  on('pointercancel', (event) => event.pointerId === pointerId && end(false));
  on('keydown', (event) => {
    if (event.key !== 'Escape' || last === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    end(false);
  });
  return () => end(false);
}

/** Moves focus from a handle to the handle of the previous or next row. */
function focusNextHandle(event: KeyboardEvent, body: HTMLElement | null) {
  const step = keySteps[event.key];
  const row = (event.target as HTMLElement).closest<HTMLElement>('tr[data-index]');
  if (Math.abs(step ?? 0) !== 1 || !row) return;
  const index = Number(row.dataset.index) + (step ?? 0);
  const next = body?.querySelector<HTMLElement>(`tr[data-index="${index}"] button`);
  event.preventDefault();
  event.stopPropagation();
  next?.focus();
}

/** Number of rows that each key moves a picked-up row. */
const keySteps: Readonly<Record<string, number>> = {
  ArrowUp: -1,
  ArrowDown: 1,
  PageUp: -10,
  PageDown: 10,
  Home: Number.NEGATIVE_INFINITY,
  End: Number.POSITIVE_INFINITY,
};

/**
 * Drags rows by their handles with a mouse, finger, pen or the keyboard. The document stays as it is until the drop;
 * `drag` says which row would go where.
 */
export function useRowDrag(options: RowDragOptions) {
  const [drag, setDrag] = useState<RowDrag>();
  const latestOptions = useLatest(options);
  const dragRef = useRef(drag);
  const cancelPointer = useRef<() => void>(undefined);
  useEffect(() => () => cancelPointer.current?.(), []);

  const update = (next: RowDrag | undefined) => {
    dragRef.current = next;
    setDrag(next);
  };

  const finish = (isDropped: boolean) => {
    const ended = dragRef.current;
    const now = latestOptions.current;
    update(undefined);
    if (!ended) return;
    now.onAnnounce(isDropped ? 'dropped' : 'canceled', ended);
    if (isDropped && ended.to !== ended.from) now.onDrop(ended.id, ended.to);
  };

  const moveToGap = (id: number, gap: number) => {
    const from = latestOptions.current.ids.indexOf(id);
    const to = gap > from ? gap - 1 : gap;
    const before = dragRef.current;
    if (before?.id === id && before.from === from && before.to === to) return;
    update({ id, from, to, by: 'pointer' });
  };

  const [handlers] = useState(() => ({
    /**
     * Starts a pointer drag. For `onPointerDownCapture` around a handle, because a handle stops the propagation of its
     * presses.
     */
    press(id: number, event: PointerEvent) {
      const body = latestOptions.current.body.current;
      if (event.button !== 0 || !event.isPrimary || !body) return;
      cancelPointer.current?.();
      cancelPointer.current = followPointer(event, getScrollParent(body), {
        move: (clientY) => {
          const gap = gapAt(body, clientY, latestOptions.current.ids.length);
          if (gap !== undefined) moveToGap(id, gap);
        },
        end: (isDropped) => {
          cancelPointer.current = undefined;
          finish(isDropped);
        },
      });
    },
    /** Picks up a row, or drops it if it is picked up. For presses of a handle by keyboard or screen reader. */
    toggle(id: number) {
      if (dragRef.current) {
        finish(dragRef.current.id === id);
        return;
      }
      const from = latestOptions.current.ids.indexOf(id);
      const picked = { id, from, to: from, by: 'keyboard' } as const;
      update(picked);
      latestOptions.current.onAnnounce('picked-up', picked);
    },
    /**
     * Moves a picked-up row or cancels its drag. If none is picked up, moves focus between handles. For
     * `onKeyDownCapture`.
     */
    key(event: KeyboardEvent) {
      const before = dragRef.current;
      if (!before) focusNextHandle(event, latestOptions.current.body.current);
      if (before?.by !== 'keyboard') return;
      const step = keySteps[event.key];
      if (step === undefined && event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      if (step === undefined) {
        finish(false);
        return;
      }
      const { ids, onAnnounce } = latestOptions.current;
      const to = Math.min(Math.max(before.to + step, 0), ids.length - 1);
      const moved = { ...before, to };
      update(moved);
      onAnnounce('moved', moved);
    },
    /** Cancels a keyboard drag. For the blur of a handle. */
    leave() {
      if (dragRef.current?.by === 'keyboard') finish(false);
    },
  }));

  return { drag, handlers };
}

/** Event handlers of a drag handle. Stable between renders. */
export type RowDragHandlers = ReturnType<typeof useRowDrag>['handlers'];
