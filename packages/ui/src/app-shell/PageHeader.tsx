import { createContext, forwardRef, type ReactNode, useContext } from 'react';
import { createPortal } from 'react-dom';
import { inElement } from '../text/inElement.tsx';
import * as styles from './AppShell.css.ts';

interface HeaderRow {
  /** The element with the skip links, at the start of the page. */
  readonly skips: HTMLElement | null;
  /** The element below the heading. */
  readonly line: HTMLElement | null;
  /** The element between the heading and the profile. */
  readonly controls: HTMLElement | null;
}

/** The places in the header row of the `AppShell` around a page. Null without one. */
export const HeaderRowContext = createContext<HeaderRow | null>(null);

export interface PageHeaderProps {
  /** What the page shows and in which order, in a few words below the heading. Default none. */
  readonly line?: ReactNode;
  /** A `SkipLink` to the page's own content. In an `AppShell` it comes after 'Skip to content'. Default none. */
  readonly skipLink?: ReactNode;
  /** Filters and tools of the page: text buttons, 32 px high. Default none. */
  readonly children?: ReactNode;
  /** Keeps the row in view outside of an `AppShell`, whose header row always is. Default false. */
  readonly isSticky?: boolean;
  /** Id of the element around the filters and tools. Default: none. */
  readonly id?: string;
}

/**
 * A page's own part of the header row: one line below the heading, and its filters and tools. In an `AppShell` it
 * fills the row next to the heading; elsewhere it has its own row. Tools of one section belong in its `Section`.
 */
export const PageHeader = /* @__PURE__ */ forwardRef<HTMLDivElement, PageHeaderProps>(function PageHeader(
  { line, skipLink, children, isSticky = false, id },
  ref,
) {
  const shell = useContext(HeaderRowContext);
  const tools = (
    <div ref={ref} id={id} className={styles.tools}>
      {children}
    </div>
  );
  if (!shell) {
    return (
      <div className={styles.ownRow} data-sticky={isSticky || undefined}>
        {skipLink}
        {line && <div className={styles.ownLine}>{line}</div>}
        <div className={styles.controls}>{tools}</div>
      </div>
    );
  }
  return (
    <>
      {shell.skips && skipLink && createPortal(skipLink, shell.skips)}
      {shell.line && line && createPortal(inElement(line), shell.line)}
      {shell.controls && createPortal(tools, shell.controls)}
    </>
  );
});
