import type { RadioOption } from '@advantage/ui';
import type { FieldPath } from '../fields/values.ts';
import * as en from '../messages/en.ts';
import { type ChangeMessages, type DescribedChange, describeChanges } from '../values/describe.ts';
import type { MergeSide, MergeVersions } from '../values/mergeInput.ts';

/** A field that both sides changed, and what each made of it. */
export interface ConflictOptions {
  /** Where the field lives. */
  readonly path: FieldPath;
  /** Its name in words. */
  readonly label: string;
  /** What each side made of it. */
  readonly options: readonly RadioOption<MergeSide>[];
}

const wordsOf = (change: DescribedChange | undefined, t: typeof en.changes) => {
  if (change?.detail.kind === 'value') return change.detail.after || t.blank;
  return change?.detail.kind === 'items' ? t.list(change.detail.added) : undefined;
};

/** What to choose between for each conflict. */
export function conflictOptions(
  { base, mine, theirs, reference }: MergeVersions,
  conflicts: readonly FieldPath[],
  t = en.changes,
  messages?: ChangeMessages,
): ConflictOptions[] {
  const [own, other] = [mine, theirs].map((values) => describeChanges(values, base, reference, messages));
  return conflicts.map((path) => {
    const ofMine = own?.find((change) => change.path === path);
    const ofTheirs = other?.find((change) => change.path === path);
    const [myWords, theirWords] = [wordsOf(ofMine, t), wordsOf(ofTheirs, t)];
    return {
      path,
      label: (ofMine ?? ofTheirs)?.label ?? path,
      options: [
        { value: 'mine', label: t.yours(myWords) },
        { value: 'theirs', label: t.theirs(theirWords) },
      ],
    };
  });
}
