import { EmptyState, Wordmark } from '@advantage/ui';
import { AlertIcon, type IconComponent } from '@advantage/ui/icons';
import { type ReactNode, useEffect, useRef } from 'react';
import * as styles from './notices.css.ts';
import { usePageTitle } from './usePageTitle.ts';

export interface NoticePageProps {
  /** What happened. */
  readonly title: string;
  /** Icon of what happened. Default: a warning. */
  readonly icon?: IconComponent;
  /** What it means, and what to do. */
  readonly children: ReactNode;
  /** Buttons for what to do. Default none. */
  readonly actions?: ReactNode;
}

/** A full-page notice, shown before or instead of the console. Focus moves to its heading. */
export function NoticePage({ title, icon = AlertIcon, children, actions }: NoticePageProps) {
  const main = useRef<HTMLElement>(null);
  usePageTitle(title);
  // Wait until React has finished: blur handlers may set state.
  useEffect(() => queueMicrotask(() => main.current?.querySelector<HTMLElement>('h1')?.focus()), []);
  return (
    <div className={styles.page}>
      <header>
        <Wordmark />
      </header>
      <main ref={main} className={styles.main}>
        <EmptyState headingLevel={1} icon={icon} title={title} actions={actions}>
          {children}
        </EmptyState>
      </main>
    </div>
  );
}
