import { memo } from 'react';
import * as styles from './TagInput.css.ts';
import { TagItem } from './TagItem.tsx';
import type { JudgedEntry } from './verdict.ts';

interface TagListProps {
  readonly entries: readonly JudgedEntry[];
  readonly isLastArmed: boolean;
  readonly isDisabled: boolean | undefined;
  readonly onRemove: (key: string) => void;
}

/** The items of a `TagInput`; typing beside them does not render them again. */
export const TagList = memo(function TagList({ entries, isLastArmed, isDisabled, onRemove }: TagListProps) {
  const last = entries.at(-1);
  return (
    <ul className={styles.list}>
      {entries.map((entry) => (
        <TagItem
          key={entry.key}
          entryKey={entry.key}
          item={entry.item}
          {...entry.verdict}
          isArmed={isLastArmed && entry === last}
          isDisabled={isDisabled}
          onRemove={onRemove}
        />
      ))}
    </ul>
  );
});
