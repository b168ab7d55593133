/** Returns the arrow key stops inside the box of a `TagInput`: the button of each item, then the input. */
const stopsOf = (part: HTMLElement) => [
  ...(part.closest('[data-tags]')?.querySelectorAll<HTMLElement>('[data-tag-stop], input') ?? []),
];

const isRightToLeft = (part: HTMLElement) => getComputedStyle(part).direction === 'rtl';

/** Moves focus by an arrow key, Home or End. Returns whether focus moved. */
export function moveByKey(part: HTMLElement, key: string): boolean {
  const stops = stopsOf(part);
  const at = stops.indexOf(part);
  const [backward, forward] = isRightToLeft(part) ? ['ArrowRight', 'ArrowLeft'] : ['ArrowLeft', 'ArrowRight'];
  const targets: Readonly<Record<string, number>> = {
    [backward]: at - 1,
    [forward]: at + 1,
    Home: 0,
    End: stops.length - 1,
  };
  const target = stops[targets[key] ?? -1];
  target?.focus();
  return target !== undefined;
}

/** Moves focus away from an item that's about to be removed: to the next item, the previous one, or the input. */
export function leaveTag(part: HTMLElement): void {
  const stops = stopsOf(part);
  const at = stops.indexOf(part);
  const next = at + 2 < stops.length ? at + 1 : at - 1;
  (stops[next] ?? stops.at(-1))?.focus();
}
