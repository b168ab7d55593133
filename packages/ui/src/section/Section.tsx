import { forwardRef, type ReactNode, useId } from 'react';
import { CountBadge } from '../badge/CountBadge.tsx';
import { Heading, type HeadingLevel } from '../heading/Heading.tsx';
import * as styles from './Section.css.ts';

export interface SectionProps {
  /** The heading, which also names the region. */
  readonly heading: string;
  /** Level of the heading. Default 2. */
  readonly headingLevel?: HeadingLevel;
  /** Id of the section, for links and section navigation. Makes the section focusable. Default none. */
  readonly id?: string;
  /** Number of errors inside. Default 0. */
  readonly errorCount?: number;
  /** Content at the end of the header, e.g. the switch of a group. Default none. */
  readonly actions?: ReactNode;
  /** Collapses the section and shows this line, which says what it contains. Default: not folded. */
  readonly foldedText?: string;
  /** The content. Default none. */
  readonly children?: ReactNode;
}

/** A part of a form or page, as a card with a heading. Separate its content with `SectionDivider`. */
export const Section = /* @__PURE__ */ forwardRef<HTMLElement, SectionProps>(function Section(props, ref) {
  const { heading, headingLevel = 2, id, errorCount = 0, actions, foldedText, children } = props;
  const headingId = useId();
  return (
    <section
      ref={ref}
      className={styles.section}
      id={id}
      tabIndex={id ? -1 : undefined}
      aria-labelledby={headingId}
    >
      <div className={styles.head}>
        <Heading level={headingLevel} size="xl" id={headingId}>
          {heading}
        </Heading>
        <CountBadge count={errorCount} />
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {foldedText ? (
        <p className={styles.folded}>{foldedText}</p>
      ) : (
        <div className={styles.body}>{children}</div>
      )}
    </section>
  );
});

export interface SectionDividerProps {
  /** Id of the element. Default: none. */
  readonly id?: string;
}

/** An edge-to-edge line between two parts of a `Section`. */
export const SectionDivider = /* @__PURE__ */ forwardRef<HTMLHRElement, SectionDividerProps>(
  function SectionDivider({ id }, ref) {
    return <hr ref={ref} id={id} className={styles.divider} />;
  },
);
