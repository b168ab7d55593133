import type { Page } from 'playwright';

/** What a page records about itself from its first moment on. */
export interface Watch {
  /** Sum of all layout shifts that no user input caused. */
  shift: number;
  /** The elements that shifted. */
  shifted: string[];
  /** Longest time from an interaction to its next paint since the last reset, in milliseconds. */
  slowest: number;
  /** When the first row of a list was painted, or 0 before that. */
  rowsAt: number;
}

declare global {
  interface Window {
    watch: Watch;
  }
}

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { readonly node: Node | null }[];
}

interface EventTiming extends PerformanceEntry {
  /** Not 0 for interactions: a press, a tap, a key. */
  readonly interactionId: number;
}

/** Starts recording in every page that opens here. */
export const watch = (page: Page) =>
  page.addInitScript(() => {
    /**
     * Events of a drag. A drag ends the press that started it, and the browser doesn't report it as an interaction.
     * Excludes `dragstart`, which has the time of the press, so that the time in which the pointer holds still would
     * count. The first move, which starts the drag, is `pointercancel`, and it ends in the same frame.
     */
    const drag = new Set([
      'pointerdown',
      'pointercancel',
      'dragenter',
      'dragover',
      'dragleave',
      'drop',
      'dragend',
    ]);
    const notes: Watch = { shift: 0, shifted: [], slowest: 0, rowsAt: 0 };
    window.watch = notes;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        if (entry.hadRecentInput) continue;
        notes.shift += entry.value;
        for (const { node } of entry.sources) {
          const element = node instanceof Element ? node : node?.parentElement;
          notes.shifted.push(`${entry.value.toFixed(4)} ${element?.tagName} ${element?.className}`);
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
    new PerformanceObserver((list) => {
      for (const { name, duration, interactionId } of list.getEntries() as EventTiming[]) {
        if (interactionId > 0 || drag.has(name)) notes.slowest = Math.max(notes.slowest, duration);
      }
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
    const awaitRows = () => {
      if (!document.querySelector('tbody tr[data-id]')) return requestAnimationFrame(awaitRows);
      return requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          notes.rowsAt = performance.now();
        };
        port2.postMessage(null);
      });
    };
    requestAnimationFrame(awaitRows);
  });
