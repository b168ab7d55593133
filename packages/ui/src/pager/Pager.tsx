import { forwardRef } from 'react';
import { buttonStyles } from '../button/Button.css.ts';
import { ChevronLeftIcon, ChevronRightIcon } from '../icon/icons.ts';
import * as en from '../messages/en.ts';
import { useMessages } from '../messages/useMessages.ts';
import * as styles from './Pager.css.ts';

export interface PagerProps {
  /** What shows, e.g. 'Showing 1 to 25 of 214 orders'. */
  readonly summary: string;
  /** Goes to the page before. Default: this is the first, Previous is off. */
  readonly onPrevious?: (() => void) | undefined;
  /** Goes to the page after. Default: this is the last, Next is off. */
  readonly onNext?: (() => void) | undefined;
  /** Id of the element. Default: none. */
  readonly id?: string;
}

/**
 * Leads through the pages of a list. A button that is off keeps the focus, so that a reader does not lose the place.
 * A list that people scan for one row is better narrowed by a `SearchField`.
 */
export const Pager = /* @__PURE__ */ forwardRef<HTMLElement, PagerProps>(function Pager(
  { summary, onPrevious, onNext, id },
  ref,
) {
  const t = useMessages(en.pager);
  const className = buttonStyles({ size: 's' });
  return (
    <nav ref={ref} id={id} className={styles.pager} aria-label={t.pages}>
      <span>{summary}</span>
      <span className={styles.buttons}>
        <button type="button" className={className} aria-disabled={!onPrevious} onClick={onPrevious}>
          <span className={styles.chevron}>
            <ChevronLeftIcon />
          </span>
          {t.previous}
        </button>
        <button type="button" className={className} aria-disabled={!onNext} onClick={onNext}>
          {t.next}
          <span className={styles.chevron}>
            <ChevronRightIcon />
          </span>
        </button>
      </span>
    </nav>
  );
});
