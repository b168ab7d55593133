import { type KeyboardEvent, type MouseEvent, type Ref, useMemo, useState } from 'react';
import type { FieldHandle, FieldProps } from '../field/fieldProps.ts';
import { TextButton } from '../field/TextButton.tsx';
import type { NativeField } from '../field/TextFieldFrame.tsx';
import { useGroupFocus } from '../field/useGroupFocus.ts';
import * as en from '../messages/en.ts';
import { useMessages } from '../messages/useMessages.ts';
import { visuallyHidden } from '../visually-hidden/VisuallyHidden.css.ts';
import * as styles from './TagInput.css.ts';
import { TagList } from './TagList.tsx';
import { moveByKey } from './tagFocus.ts';
import type { TagDraft } from './useTagDraft.ts';
import { collapse, collapseThreshold, type EntryWithVerdict } from './verdict.ts';

export interface TagEditorProps extends Pick<FieldProps, 'onFocus' | 'onBlur'> {
  /** Props that connect the native input to its frame. */
  readonly field: NativeField;
  /** Label of the field, which also names its list of items. */
  readonly label: string | undefined;
  readonly draft: TagDraft;
  readonly entries: readonly EntryWithVerdict[];
  readonly placeholder: string | undefined;
  readonly isDisabled: boolean | undefined;
  /** Handle for focusing the field from outside. */
  readonly handle: Ref<FieldHandle>;
}

const focusable = ['input'];

/** Focuses the input on a press next to it: its line alone is too small a touch target. */
const focusOnPress = {
  onMouseDown: (event: MouseEvent<HTMLElement>) => {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    event.currentTarget.querySelector('input')?.focus();
  },
};

/** The items of a `TagInput` and the input for the next one. */
export function TagEditor(props: TagEditorProps) {
  const t = useMessages(en.tagInput);
  const { field, label, draft, entries, placeholder, isDisabled, handle, onFocus, onBlur } = props;
  const leave = () => {
    draft.commit();
    onBlur?.();
  };
  const groupProps = useGroupFocus<HTMLDivElement>(handle, focusable, { onFocus, onBlur: leave });
  const [isExpanded, setExpanded] = useState(false);
  const shown = useMemo(() => (isExpanded ? entries : collapse(entries)), [entries, isExpanded]);
  const hidden = entries.length - shown.length;
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const isAtStart = event.currentTarget.selectionEnd === 0;
    if (isAtStart && moveByKey(event.currentTarget, event.key)) event.preventDefault();
    else draft.onKeyDown(event);
  };
  return (
    <div {...groupProps} {...focusOnPress} className={styles.inside} data-tags>
      <TagList
        label={label}
        entries={shown}
        isLastArmed={draft.isArmed}
        isDisabled={isDisabled}
        onRemove={draft.remove}
      />
      <div className={entries.length > collapseThreshold ? styles.bar : styles.flow}>
        {hidden > 0 && (
          <>
            <span className={styles.hidden}>{t.more(hidden)}</span>
            <TextButton onPress={() => setExpanded(true)}>{t.showAll}</TextButton>
          </>
        )}
        <div className={styles.next}>
          <input
            {...field}
            className={styles.draft}
            value={draft.draft}
            onChange={({ currentTarget }) => draft.type(currentTarget.value)}
            placeholder={isDisabled ? undefined : placeholder}
            autoComplete="off"
            onKeyDown={onKeyDown}
            onPaste={draft.onPaste}
          />
        </div>
      </div>
      <output className={visuallyHidden}>{draft.announcement}</output>
    </div>
  );
}
