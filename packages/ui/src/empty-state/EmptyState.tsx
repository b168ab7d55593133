import { forwardRef, type ReactNode } from 'react';
import { Heading, type HeadingLevel } from '../heading/Heading.tsx';
import type { IconComponent } from '../icon/createIcon.tsx';
import { InboxIcon } from '../icon/icons.ts';
import * as styles from './EmptyState.css.ts';

export interface EmptyStateProps {
  /** What is empty or missing. */
  readonly title: string;
  /** Heading level of the title. Default 2. */
  readonly headingLevel?: HeadingLevel;
  /** Icon above the title. Default: a tray. */
  readonly icon?: IconComponent;
  /** Why it's empty, and what to do. Default none. */
  readonly children?: ReactNode;
  /** Buttons for what to do. Default none. */
  readonly actions?: ReactNode;
  /** Id of the element. Default: none. */
  readonly id?: string;
}

/**
 * Replaces a list that has no items, or a page that can't be shown. For a page, `title` is a sentence and the `h1`.
 * When loading failed use `ErrorState`.
 */
export const EmptyState = /* @__PURE__ */ forwardRef<HTMLDivElement, EmptyStateProps>(function EmptyState(
  { title, headingLevel = 2, icon: Icon = InboxIcon, children, actions, id },
  ref,
) {
  return (
    <div ref={ref} id={id} className={styles.emptyState}>
      <span className={styles.mark}>
        <Icon size={28} />
      </span>
      <Heading level={headingLevel} size="l" tabIndex={headingLevel === 1 ? -1 : undefined}>
        {title}
      </Heading>
      {children && <div className={styles.text}>{children}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
});
