import type { Page } from 'playwright';

/** What a page notes about itself from its first moment on. */
export interface Watch {
  /** The sum of all layout shifts that nobody's hand brought about. */
  shift: number;
  /** What shifted. */
  shifted: string[];
  /** The longest time from an interaction to its next paint since it was last reset, in milliseconds. */
  slowest: number;
  /** When the first row of a list was painted; 0 before. */
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
  /** Not 0 for what counts as an interaction: a press, a tap, a key. */
  readonly interactionId: number;
}

/** Installs the notes in every page that opens here. */
export const watch = (page: Page) =>
  page.addInitScript(() => {
    /**
     * A drag ends the press that began it, and is no interaction to the browser. It gives `dragstart` the time of the
     * press, so that the time for which a hand holds still would count; what began the drag, the first move, is
     * `pointercancel`, and it ends in the same frame.
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
    const look = () => {
      if (!document.querySelector('tbody tr[data-id]')) return requestAnimationFrame(look);
      return requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => {
          notes.rowsAt = performance.now();
        };
        port2.postMessage(null);
      });
    };
    requestAnimationFrame(look);
  });
