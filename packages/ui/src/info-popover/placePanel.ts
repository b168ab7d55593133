const gap = 6;
const edge = 16;

interface Box {
  readonly width: number;
  readonly height: number;
}

/**
 * Places a panel below its trigger, aligned with the trigger's left edge, or above the trigger if the panel only fits
 * there. Keeps the panel inside the window.
 */
export function placePanel(
  trigger: Pick<DOMRect, 'left' | 'top' | 'bottom'>,
  panel: Box,
  view: Box,
): { readonly left: number; readonly top: number } {
  const left = Math.max(edge, Math.min(trigger.left, view.width - panel.width - edge));
  const below = trigger.bottom + gap;
  const above = trigger.top - gap - panel.height;
  const fitsBelow = below + panel.height + edge <= view.height;
  return {
    left,
    top:
      fitsBelow || above < edge ? Math.min(below, Math.max(edge, view.height - panel.height - edge)) : above,
  };
}
