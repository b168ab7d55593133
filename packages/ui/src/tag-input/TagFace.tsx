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
import { useTagDraft } from './useTagDraft.ts';
import { fold, foldedFrom, type JudgedEntry } from './verdict.ts';

export interface TagFaceProps extends Pick<FieldProps, 'onFocus' | 'onBlur'> {
  /** What ties the native field to the frame around it. */
  readonly field: NativeField;
  /** The name of the field, which its items go by too. */
  readonly label: string | undefined;
  readonly text: string;
  readonly setText: (text: string) => void;
  readonly entries: readonly JudgedEntry[];
  readonly placeholder: string | undefined;
  readonly isDisabled: boolean | undefined;
  /** Where it can be focused from outside. */
  readonly handle: Ref<FieldHandle>;
}

const focusable = ['input'];

/** Whoever presses next to the text means it: a thumb needs more than its line. */
const focusOnPress = {
  onMouseDown: (event: MouseEvent<HTMLElement>) => {
    if (event.target !== event.currentTarget) return;
    event.preventDefault();
    event.currentTarget.querySelector('input')?.focus();
  },
};

/** The items of a `TagInput` and the field for the next one. What is typed lives here: a key renders nothing around. */
export function TagFace(props: TagFaceProps) {
  const t = useMessages(en.tagInput);
  const { field, label, text, setText, entries, placeholder, isDisabled, handle, onFocus, onBlur } = props;
  const draft = useTagDraft(text, setText);
  const leave = () => {
    draft.commit();
    onBlur?.();
  };
  const groupProps = useGroupFocus<HTMLDivElement>(handle, focusable, { onFocus, onBlur: leave });
  const [isUnfolded, setUnfolded] = useState(false);
  const shown = useMemo(() => (isUnfolded ? entries : fold(entries)), [entries, isUnfolded]);
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
      <div className={entries.length > foldedFrom ? styles.bar : styles.flow}>
        {hidden > 0 && (
          <>
            <span className={styles.hidden}>{t.more(hidden)}</span>
            <TextButton onPress={() => setUnfolded(true)}>{t.showAll}</TextButton>
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
      <output className={visuallyHidden}>{draft.news}</output>
    </div>
  );
}
