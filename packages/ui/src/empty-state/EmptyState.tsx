import { forwardRef, type ReactNode } from 'react';
import { Heading, type HeadingLevel } from '../heading/Heading.tsx';
import { InboxIcon } from '../icon/icons.ts';
import * as styles from './EmptyState.css.ts';

export interface EmptyStateProps {
  /** What is empty. */
  readonly title: string;
  /** Heading level of the title. Default 2. */
  readonly headingLevel?: HeadingLevel;
  /** Why it's empty, and what to do. Default none. */
  readonly children?: ReactNode;
  /** Buttons for what to do. Default none. */
  readonly actions?: ReactNode;
  /** Id of the element. Default: none. */
  readonly id?: string;
}

/** Replaces a list that has no items. When loading failed use `ErrorState`. */
export const EmptyState = /* @__PURE__ */ forwardRef<HTMLDivElement, EmptyStateProps>(function EmptyState(
  { title, headingLevel = 2, children, actions, id },
  ref,
) {
  return (
    <div ref={ref} id={id} className={styles.emptyState}>
      <span className={styles.mark}>
        <InboxIcon size={28} />
      </span>
      <Heading level={headingLevel} size="l">
        {title}
      </Heading>
      {children && <p className={styles.text}>{children}</p>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
});
