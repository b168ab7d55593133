import { forwardRef } from 'react';
import { buttonStyles } from '../button/Button.css.ts';
import { ChevronLeftIcon, ChevronRightIcon } from '../icon/icons.ts';
import * as en from '../messages/en.ts';
import { useMessages } from '../messages/useMessages.ts';
import * as styles from './Pager.css.ts';

export interface PagerProps {
  /** The rows shown, e.g. 'Showing 1 to 25 of 214 orders'. */
  readonly summary: string;
  /** What the rows are, after the summary. Left out where there's no space for it. Default none. */
  readonly caption?: string | undefined;
  /** Called to show the previous page. Default: this is the first, Previous is off. */
  readonly onPrevious?: (() => void) | undefined;
  /** Called to show the next page. Default: this is the last, Next is off. */
  readonly onNext?: (() => void) | undefined;
  /** Id of the element. Default: none. */
  readonly id?: string;
}

/**
 * Pages through a list. A disabled button keeps focus, so that users don't lose their place. If people look for a
 * single row, filter the list with a `SearchField` instead.
 */
export const Pager = /* @__PURE__ */ forwardRef<HTMLElement, PagerProps>(function Pager(
  { summary, caption, onPrevious, onNext, id },
  ref,
) {
  const t = useMessages(en.pager);
  const className = buttonStyles({ tone: 'quiet', size: 's' });
  return (
    <nav ref={ref} id={id} className={styles.pager} aria-label={t.pages}>
      <span className={styles.text}>
        <span>{summary}</span>
        {caption && (
          <>
            <span className={styles.dot} aria-hidden="true">
              ·
            </span>
            <span>{caption}</span>
          </>
        )}
      </span>
      <span className={styles.buttons}>
        <button type="button" className={className} aria-disabled={!onPrevious} onClick={onPrevious}>
          <span className={styles.chevron}>
            <ChevronLeftIcon size={14} />
          </span>
          <span>{t.previous}</span>
        </button>
        <button type="button" className={className} aria-disabled={!onNext} onClick={onNext}>
          <span>{t.next}</span>
          <span className={styles.chevron}>
            <ChevronRightIcon size={14} />
          </span>
        </button>
      </span>
    </nav>
  );
});
