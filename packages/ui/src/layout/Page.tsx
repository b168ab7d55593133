import type { ReactNode } from 'react';
import * as styles from './Page.css.ts';

export interface PageProps {
  /** The content. */
  readonly children: ReactNode;
  /** Greatest width of the content: none, a form's 808 px or a page's 1248 px. Default `full`. */
  readonly width?: keyof typeof styles.width;
}

/**
 * The content of a page that scrolls as a whole, with the right space at its edges. With navigation around it use
 * `AppShell`.
 */
export function Page({ children, width = 'full' }: PageProps) {
  return <div className={`${styles.page} ${styles.width[width]}`}>{children}</div>;
}
