import type { TagTone } from '../tag/Tag.tsx';
import type { TagEntry } from './tagItems.ts';

/** The verdict on an item of a `TagInput`. */
export interface TagVerdict {
  /** `critical` is invalid, `caution` doubtful, `neutral` fine. */
  readonly tone: TagTone;
  /** The meaning of the item, or what's wrong with it; shown next to it. Default: none. */
  readonly text?: string;
  /** More text, in the browser's tooltip. Default: item and text. */
  readonly title?: string;
}

/** Returns the verdict on an item. `isRepeat` is true if the item repeats an earlier one, ignoring case. */
export type GetTagVerdict = (item: string, isRepeat: boolean) => TagVerdict;

export interface EntryWithVerdict extends TagEntry {
  readonly verdict: TagVerdict;
}

/** Above this number of items, the list is collapsed. */
export const collapseThreshold = 100;

const fine: TagVerdict = { tone: 'neutral' };

/** Adds the verdict to each item. */
export const addVerdicts = (
  entries: readonly TagEntry[],
  getVerdict: GetTagVerdict | undefined,
): EntryWithVerdict[] =>
  entries.map((entry) => ({ ...entry, verdict: getVerdict?.(entry.item, entry.isRepeat) ?? fine }));

/**
 * Returns the visible items of a collapsed list: the first ones, then up to as many more that need attention, invalid
 * before doubtful ones. The last item is always visible, because Backspace removes it.
 */
export function collapse(entries: readonly EntryWithVerdict[]): readonly EntryWithVerdict[] {
  if (entries.length <= collapseThreshold) return entries;
  const later = (['critical', 'caution'] as const).flatMap((tone) =>
    entries.slice(collapseThreshold, -1).filter(({ verdict }) => verdict.tone === tone),
  );
  return [...entries.slice(0, collapseThreshold), ...later.slice(0, collapseThreshold), ...entries.slice(-1)];
}
