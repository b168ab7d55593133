import type { RadioOption } from '@advantage/ui';
import type { FieldPath } from '../fields/values.ts';
import * as en from '../messages/en.ts';
import { type ChangeMessages, type DescribedChange, describeChanges } from '../values/describeChanges.ts';
import type { MergeSide, MergeVersions } from '../values/mergeInput.ts';

/** A field that both sides changed, with the values to choose from. */
export interface ConflictOptions {
  /** Path of the field. */
  readonly path: FieldPath;
  /** Label of the field. */
  readonly label: string;
  /** The value of each side. */
  readonly options: readonly RadioOption<MergeSide>[];
}

const formatChange = (change: DescribedChange | undefined, t: typeof en.changes) => {
  if (change?.detail.kind === 'value') return change.detail.after || t.blank;
  return change?.detail.kind === 'items' ? t.list(change.detail.added) : undefined;
};

/** Returns the options for each conflict. */
export function conflictOptions(
  { base, mine, theirs, reference }: MergeVersions,
  conflicts: readonly FieldPath[],
  t = en.changes,
  messages?: ChangeMessages,
): ConflictOptions[] {
  const [myChanges, theirChanges] = [mine, theirs].map((values) =>
    describeChanges(values, base, reference, messages),
  );
  return conflicts.map((path) => {
    const myChange = myChanges?.find((change) => change.path === path);
    const theirChange = theirChanges?.find((change) => change.path === path);
    const [myWords, theirWords] = [formatChange(myChange, t), formatChange(theirChange, t)];
    return {
      path,
      label: (myChange ?? theirChange)?.label ?? path,
      options: [
        { value: 'mine', label: t.yours(myWords) },
        { value: 'theirs', label: t.theirs(theirWords) },
      ],
    };
  });
}
