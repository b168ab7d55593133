import { memo } from 'react';
import * as styles from './TagInput.css.ts';
import { TagItem } from './TagItem.tsx';
import type { EntryWithVerdict } from './verdict.ts';

interface TagListProps {
  /** Label of the field. */
  readonly label: string | undefined;
  readonly entries: readonly EntryWithVerdict[];
  readonly isLastArmed: boolean;
  readonly isDisabled: boolean | undefined;
  readonly onRemove: (key: string) => void;
}

/** The items of a `TagInput`. Memoized, so that typing next to them doesn't rerender them. */
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
