import { Heading, Wordmark } from '@advantage/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import * as styles from './NoticePage.css.ts';
import { usePageTitle } from './usePageTitle.ts';

export interface NoticePageProps {
  /** What happened. */
  readonly title: string;
  /** What it means, and what to do. */
  readonly children: ReactNode;
  /** Buttons for what to do. Default none. */
  readonly actions?: ReactNode;
}

/** A full-page notice, shown before or instead of the console. Focus moves to its heading. */
export function NoticePage({ title, children, actions }: NoticePageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  usePageTitle(title);
  // Wait until React has finished: blur handlers may set state.
  useEffect(() => queueMicrotask(() => heading.current?.focus()), []);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <Wordmark />
      </header>
      <main className={styles.card}>
        <Heading ref={heading} level={1} tabIndex={-1}>
          {title}
        </Heading>
        <div className={styles.content}>{children}</div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </main>
    </div>
  );
}
