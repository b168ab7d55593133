import { type KeyboardEvent, memo } from 'react';
import { AlertIcon } from '../icon/icons.ts';
import * as en from '../messages/en.ts';
import { useMessages } from '../messages/useMessages.ts';
import { remove, tagStyles } from '../tag/Tag.css.ts';
import type { TagTone } from '../tag/Tag.tsx';
import * as styles from './TagInput.css.ts';
import { leaveTag, moveByKey } from './tagFocus.ts';

interface TagItemProps {
  readonly entryKey: string;
  readonly item: string;
  readonly tone: TagTone;
  readonly text?: string;
  readonly title?: string;
  readonly isArmed: boolean;
  readonly isDisabled: boolean | undefined;
  readonly onRemove: (key: string) => void;
}

// Truncate only very long text: browsers lay out every truncated element separately on each keystroke.
const wordStyle = (word: string) => (word.length > 80 ? styles.cut : styles.word);
const codeStyle = (code: string) => (code.length > 12 ? styles.cutCode : styles.code);

/** An item of a `TagInput`. Native and memoized, because a list may have a thousand. */
export const TagItem = memo(function TagItem(props: TagItemProps) {
  const { entryKey, item, tone, text, title, isArmed, isDisabled, onRemove } = props;
  const t = useMessages(en.tag);
  const take = (button: HTMLElement) => {
    leaveTag(button);
    onRemove(entryKey);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>) => {
    if (event.key === 'Backspace' || event.key === 'Delete') take(event.currentTarget);
    else if (!moveByKey(event.currentTarget, event.key)) return;
    event.preventDefault();
  };
  return (
    <li className={isArmed ? `${styles.item} ${styles.armed}` : styles.item}>
      <span
        className={`${tagStyles({ tone, isRemovable: !isDisabled })} ${isDisabled && tone === 'neutral' ? styles.off : ''}`}
        title={title ?? (text ? `${item} ${text}` : item)}
      >
        {tone !== 'neutral' && <AlertIcon size={14} />}
        <span className={text ? codeStyle(item) : wordStyle(item)}>{item}</span>
        {text && <span className={wordStyle(text)}>{text}</span>}
        {!isDisabled && (
          <button
            type="button"
            className={remove}
            tabIndex={-1}
            data-tag-stop
            aria-label={t.remove(item)}
            onClick={(event) => take(event.currentTarget)}
            onKeyDown={onKeyDown}
          />
        )}
      </span>
    </li>
  );
});
