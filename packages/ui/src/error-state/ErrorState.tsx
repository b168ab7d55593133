import { forwardRef } from 'react';
import { buttonStyles } from '../button/Button.css.ts';
import { useNow } from '../clock/ClockProvider.tsx';
import { formatShortDate, formatTime, isToday, type MaybeInstant, toDate } from '../format/dates.ts';
import { OfflineIcon } from '../icon/icons.ts';
import * as en from '../messages/en.ts';
import { useMessages } from '../messages/useMessages.ts';
import * as styles from './ErrorState.css.ts';

export interface ErrorStateProps {
  /** What failed, without a period, e.g. 'Orders could not be refreshed'. */
  readonly what: string;
  /** When it started to fail. Default: not said. */
  readonly since?: MaybeInstant;
  /** `block` replaces a list; `bar` is shown above a list whose stale rows stay. Default `block`. */
  readonly layout?: 'block' | 'bar';
  /** Called to try again. Default: no button. */
  readonly onRetry?: () => void;
  /** A retry is in progress. Default false. */
  readonly isRetrying?: boolean;
  /** Id of the element. Default: none. */
  readonly id?: string;
}

/**
 * Says what failed and since when, and offers a retry. The block is announced when it appears. If there's simply no
 * data use `EmptyState`; for an invalid value use the control's `errorMessage`.
 */
export const ErrorState = /* @__PURE__ */ forwardRef<HTMLDivElement, ErrorStateProps>(function ErrorState(
  { what, since, layout = 'block', onRetry, isRetrying = false, id },
  ref,
) {
  const t = useMessages(en.errorState);
  const times = useMessages(en.time);
  const now = useNow(60_000);
  const day = isToday(since, now) ? '' : `${formatShortDate(since, times)} `;
  return (
    <div ref={ref} id={id} className={styles.layout[layout]} role={layout === 'block' ? 'alert' : undefined}>
      <span className={styles.mark}>
        <OfflineIcon size={layout === 'block' ? 28 : 18} />
      </span>
      <p className={styles.text[layout]}>
        {toDate(since) ? t.since(what, `${day}${formatTime(since, times)}`) : t.failed(what)}
      </p>
      {onRetry && (
        <button type="button" className={buttonStyles({ size: 's' })} onClick={onRetry} disabled={isRetrying}>
          {isRetrying ? t.retrying : t.retry}
        </button>
      )}
    </div>
  );
});
