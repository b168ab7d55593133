import type { RadioOption } from '@advantage/ui';
import type { FieldPath } from '../fields/values.ts';
import { type DescribedChange, describeChanges } from '../values/describe.ts';
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

const wordsOf = (change: DescribedChange | undefined) => {
  if (change?.detail.kind === 'value') return change.detail.after || 'Blank';
  return change?.detail.kind === 'items' ? change.detail.added.join(', ') : undefined;
};

/** What to choose between for each conflict. */
export function conflictOptions(
  { base, mine, theirs, reference }: MergeVersions,
  conflicts: readonly FieldPath[],
): ConflictOptions[] {
  const [own, other] = [mine, theirs].map((values) => describeChanges(values, base, reference));
  return conflicts.map((path) => {
    const ofMine = own?.find((change) => change.path === path);
    const ofTheirs = other?.find((change) => change.path === path);
    const [myWords, theirWords] = [wordsOf(ofMine), wordsOf(ofTheirs)];
    return {
      path,
      label: (ofMine ?? ofTheirs)?.label ?? path,
      options: [
        { value: 'mine', label: myWords ? `Yours: ${myWords}` : 'Yours' },
        { value: 'theirs', label: theirWords ? `Theirs: ${theirWords}` : 'Theirs' },
      ],
    };
  });
}
