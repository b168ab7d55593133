import { type KeyboardEvent, memo } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { remove, tagStyles } from '../Tag/Tag.css.ts';
import type { TagTone } from '../Tag/Tag.tsx';
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

/** One item of a `TagInput`. Native and memoised: a list may hold a thousand. */
export const TagItem = memo(function TagItem(props: TagItemProps) {
  const { entryKey, item, tone, text, title, isArmed, isDisabled, onRemove } = props;
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
        {tone !== 'neutral' && <Icon name="alert" size={14} />}
        <span className={text ? styles.code : styles.word}>{item}</span>
        {text && <span className={styles.word}>{text}</span>}
        {!isDisabled && (
          <button
            type="button"
            className={remove}
            tabIndex={-1}
            data-tag-stop
            aria-label={`Remove ${item}`}
            onClick={(event) => take(event.currentTarget)}
            onKeyDown={onKeyDown}
          >
            <Icon name="x" size={14} />
          </button>
        )}
      </span>
    </li>
  );
});
