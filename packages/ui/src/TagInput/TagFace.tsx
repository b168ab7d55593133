import { type KeyboardEvent, useMemo, useState } from 'react';
import { TextButton } from '../Field/TextButton.tsx';
import type { NativeField } from '../Field/TextFieldFrame.tsx';
import { visuallyHidden } from '../VisuallyHidden/VisuallyHidden.css.ts';
import * as styles from './TagInput.css.ts';
import { TagList } from './TagList.tsx';
import { moveByKey } from './tagFocus.ts';
import type { TagDraft } from './useTagDraft.ts';
import { fold, foldedFrom, type JudgedEntry } from './verdict.ts';

interface TagFaceProps {
  /** What ties the native field to the frame around it. */
  readonly field: NativeField;
  readonly entries: readonly JudgedEntry[];
  readonly draft: TagDraft;
  readonly placeholder: string | undefined;
  readonly isDisabled: boolean | undefined;
}

/** The items of a `TagInput` and the field for the next one. */
export function TagFace({ field, entries, draft, placeholder, isDisabled }: TagFaceProps) {
  const [isUnfolded, setUnfolded] = useState(false);
  const shown = useMemo(() => (isUnfolded ? entries : fold(entries)), [entries, isUnfolded]);
  const hidden = entries.length - shown.length;
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const isAtStart = event.currentTarget.selectionEnd === 0;
    if (isAtStart && moveByKey(event.currentTarget, event.key)) event.preventDefault();
    else draft.onKeyDown(event);
  };
  return (
    <>
      <TagList entries={shown} isLastArmed={draft.isArmed} isDisabled={isDisabled} onRemove={draft.remove} />
      <div className={entries.length > foldedFrom ? styles.bar : styles.flow}>
        {hidden > 0 && (
          <>
            <span className={styles.hidden}>{`${hidden} more`}</span>
            <TextButton onPress={() => setUnfolded(true)}>Show all</TextButton>
          </>
        )}
        <input
          {...field}
          className={styles.draft}
          placeholder={isDisabled ? undefined : placeholder}
          autoComplete="off"
          onKeyDown={onKeyDown}
          onPaste={draft.onPaste}
        />
      </div>
      <output className={visuallyHidden}>{draft.news}</output>
    </>
  );
}
