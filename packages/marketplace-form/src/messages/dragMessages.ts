/** Current index of a dragged row, and its index after a drop. */
interface Drag {
  readonly from: number;
  readonly to: number;
}

/** Explains the keys that move a picked-up row. */
const moveHelp = 'Arrow keys, Home and End move, Enter or Space drops, Escape cancels.';

/** Explains a drag handle to screen reader users. */
const dragHelp = `Press Enter or Space to pick up. ${moveHelp}`;

/** Describes a row's neighbors after a drop: 'between A and B', 'before A' or 'after B'. */
function neighbors({ from, to }: Drag, nameAt: (index: number) => string | undefined) {
  const before = nameAt(to > from ? to : to - 1);
  const after = nameAt(to < from ? to : to + 1);
  if (before && after) return `between ${before} and ${after}`;
  return after ? `before ${after}` : `after ${before}`;
}

/**
 * Returns the screen reader announcement for a step of a drag. In a filtered list, `count` and `placeAt` include hidden
 * rows. Default: every row is shown.
 */
function dragMessage(
  step: 'picked-up' | 'moved' | 'dropped' | 'canceled',
  drag: Drag,
  nameAt: (index: number) => string | undefined,
  count: number,
  placeAt: (index: number) => number = (index) => index,
): string {
  const name = nameAt(drag.from);
  const position = `position ${placeAt(drag.to) + 1} of ${count}`;
  if (step === 'picked-up') return `Picked up ${name}, ${position}. ${moveHelp}`;
  if (step === 'canceled') return `${name} stays at position ${placeAt(drag.from) + 1}.`;
  if (drag.to === drag.from)
    return step === 'moved' ? `${name}, ${position}, where it was.` : `${name} stays at ${position}.`;
  const where = `${position}, ${neighbors(drag, nameAt)}`;
  return step === 'moved' ? `${name}, ${where}.` : `Dropped ${name} at ${where}.`;
}

/** Screen reader announcements for dragging a row. */
export const dragMessages = {
  dragHelp,
  dragMessage,
};
