import { forwardRef } from 'react';
import { AlertIcon } from '../icon/icons.ts';
import * as en from '../messages/en.ts';
import { useMessages } from '../messages/useMessages.ts';
import * as styles from './Tag.css.ts';

/** Verdicts of a tag on its value: fine, doubtful or invalid. */
export const tagTones = ['neutral', 'caution', 'critical'] as const;
/** One of `tagTones`. */
export type TagTone = (typeof tagTones)[number];

export interface TagProps {
  /** The value. */
  readonly children: string;
  /** Verdict on the value. Default `neutral`. */
  readonly tone?: TagTone;
  /** Called when the user presses the remove button. Default: none, the tag cannot be removed. */
  readonly onRemove?: () => void;
  /** Id of the element. Default: none. */
  readonly id?: string;
}

/** One of several values, optionally removable. To show a status use `Badge`. */
export const Tag = /* @__PURE__ */ forwardRef<HTMLSpanElement, TagProps>(function Tag(
  { children, tone = 'neutral', onRemove, id },
  ref,
) {
  const t = useMessages(en.tag);
  return (
    <span ref={ref} id={id} className={styles.tagStyles({ tone, isRemovable: onRemove !== undefined })}>
      {tone !== 'neutral' && <AlertIcon size={14} />}
      <span className={styles.text} title={children}>
        {children}
      </span>
      {onRemove && (
        <button type="button" className={styles.remove} onClick={onRemove} aria-label={t.remove(children)} />
      )}
    </span>
  );
});
