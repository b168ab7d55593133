import { memo } from 'react';
import * as styles from './TagInput.css.ts';
import { TagItem } from './TagItem.tsx';
import type { JudgedEntry } from './verdict.ts';

interface TagListProps {
  /** The name of the field they are items of. */
  readonly label: string | undefined;
  readonly entries: readonly JudgedEntry[];
  readonly isLastArmed: boolean;
  readonly isDisabled: boolean | undefined;
  readonly onRemove: (key: string) => void;
}

/** The items of a `TagInput`; typing next to them does not render them again. */
export const TagList = memo(function TagList(props: TagListProps) {
  const { label, entries, isLastArmed, isDisabled, onRemove } = props;
  const last = entries.at(-1);
  return (
    <ul className={styles.list} aria-label={label}>
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
