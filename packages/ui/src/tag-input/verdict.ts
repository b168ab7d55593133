import type { TagTone } from '../tag/Tag.tsx';
import type { TagEntry } from './tagText.ts';

/** What is to say about one item of a `TagInput`. */
export interface TagVerdict {
  /** `critical` is wrong, `caution` doubtful, `neutral` fine. */
  readonly tone: TagTone;
  /** What it stands for, or what is wrong: shown next to it. Default: none. */
  readonly text?: string;
  /** More words, in the tooltip of the browser. Default: item and text. */
  readonly title?: string;
}

/** Says what is to say about an item; `isRepeat` when the same item is before it, whatever the case. */
export type GetTagVerdict = (item: string, isRepeat: boolean) => TagVerdict;

export interface JudgedEntry extends TagEntry {
  readonly verdict: TagVerdict;
}

/** More items than this are folded. */
export const foldedFrom = 100;

const fine: TagVerdict = { tone: 'neutral' };

/** The items with what is to say about them. */
export const judge = (entries: readonly TagEntry[], getVerdict: GetTagVerdict | undefined): JudgedEntry[] =>
  entries.map((entry) => ({ ...entry, verdict: getVerdict?.(entry.item, entry.isRepeat) ?? fine }));

/**
 * What shows of a folded list: the first items, and after them, up to as many again, those that need a look. The
 * last always shows, because it is what Backspace takes.
 */
export function fold(entries: readonly JudgedEntry[]): readonly JudgedEntry[] {
  if (entries.length <= foldedFrom) return entries;
  const later = entries.slice(foldedFrom, -1).filter(({ verdict }) => verdict.tone !== 'neutral');
  return [...entries.slice(0, foldedFrom), ...later.slice(0, foldedFrom), ...entries.slice(-1)];
}
