import { forwardRef, type ReactNode } from 'react';
import * as styles from './Page.css.ts';

export interface PageProps {
  /** The content. */
  readonly children: ReactNode;
  /** Maximum width of the content: none, 808 px for a form or 1248 px for a page. Default `full`. */
  readonly width?: keyof typeof styles.width;
  /** Id of the element. Default: none. */
  readonly id?: string;
}

/**
 * The content of a page that scrolls as a whole, with padding at its edges. With navigation around it use `AppShell`.
 */
export const Page = /* @__PURE__ */ forwardRef<HTMLDivElement, PageProps>(function Page(
  { children, width = 'full', id },
  ref,
) {
  return (
    <div ref={ref} id={id} className={`${styles.page} ${styles.width[width]}`}>
      {children}
    </div>
  );
});
