import { forwardRef, type ReactNode } from 'react';
import * as en from '../messages/en.ts';
import { useMessages } from '../messages/useMessages.ts';
import { SpinnerArc } from '../spinner/SpinnerArc.tsx';
import * as styles from './LoadingOverlay.css.ts';
import { useRestoredFocus } from './useRestoredFocus.ts';

export interface LoadingOverlayProps {
  /** Covers the content and makes it inert. */
  readonly isLoading: boolean;
  /** What's happening. Default 'Loading'. */
  readonly label?: string;
  /** The covered content. It stays in place, so nothing jumps. */
  readonly children: ReactNode;
  /** Id of the element. Default: none. */
  readonly id?: string;
}

/** React 18 takes the attribute as a string, React 19 as a boolean; a string works in both. */
const inert = { inert: 'inert' as unknown as boolean };

/**
 * Covers content that is being loaded or saved, and restores focus afterwards. For the first rows of a table use
 * `TablePlaceholder`.
 */
export const LoadingOverlay = /* @__PURE__ */ forwardRef<HTMLDivElement, LoadingOverlayProps>(
  function LoadingOverlay({ isLoading, label, children, id }, ref) {
    const t = useMessages(en.loading);
    const content = useRestoredFocus(isLoading);
    return (
      <div ref={ref} id={id} className={styles.host} aria-busy={isLoading}>
        <div ref={content} {...(isLoading && inert)}>
          {children}
        </div>
        <div role="status">
          {isLoading && (
            <div className={styles.overlay}>
              <span className={styles.message}>
                <SpinnerArc size={20} />
                <span>{label ?? t.loading}</span>
              </span>
            </div>
          )}
        </div>
      </div>
    );
  },
);
