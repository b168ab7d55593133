import { Heading, useMessages } from '@advantage/ui';
import { type ReactNode, useId } from 'react';
import type { SectionId } from '../fields/field.ts';
import * as en from '../messages/en.ts';
import * as styles from './MarketplaceForm.css.ts';

/** DOM ID of a section, which its navigation link points to. */
export const sectionDomId = (id: SectionId) => `marketplace-section-${id}`;

/** Props of a section of the form. */
export interface SectionProps {
  /** The host's own fields, below those of the section. Default: none. */
  readonly children?: ReactNode;
}

interface FormSectionProps {
  /** ID of the section. */
  readonly id: SectionId;
  /** The section's switch. Default: none. */
  readonly actions?: ReactNode;
  /** The fields. Default: none, in a section that is turned off. */
  readonly children?: ReactNode;
}

/** A section of the form: its heading with its switch, and its fields. */
export function FormSection({ id, actions, children }: FormSectionProps) {
  const headingId = useId();
  const headings = useMessages(en.sectionHeadings);
  return (
    <section
      id={sectionDomId(id)}
      tabIndex={-1}
      aria-labelledby={headingId}
      className={children ? styles.section : `${styles.section} ${styles.folded}`}
    >
      <div className={styles.sectionHead}>
        <Heading level={2} size="l" id={headingId}>
          {headings[id]}
        </Heading>
        {actions && <div className={styles.sectionSwitch}>{actions}</div>}
      </div>
      {children}
    </section>
  );
}
