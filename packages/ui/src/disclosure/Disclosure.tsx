import { forwardRef, type ReactNode } from 'react';
import { Disclosure as AriaDisclosure, Button, DisclosurePanel, Heading } from 'react-aria-components';
import type { HeadingLevel } from '../heading/Heading.tsx';
import { ChevronDownIcon } from '../icon/icons.ts';
import { inElement } from '../text/inElement.tsx';
import * as styles from './Disclosure.css.ts';

export interface DisclosureProps {
  /** Label of the button: what's inside. */
  readonly label: string;
  /** A short addition at the end of the line, e.g. a count. Default: none. */
  readonly hint?: ReactNode;
  /** Level of the heading that contains the button. Default 3. */
  readonly headingLevel?: HeadingLevel;
  /** Whether the content is shown. Default: uncontrolled. */
  readonly isExpanded?: boolean;
  /** Whether an uncontrolled disclosure starts open. Default false. */
  readonly defaultExpanded?: boolean;
  /** Called when the disclosure opens or closes. */
  readonly onExpandedChange?: (isExpanded: boolean) => void;
  /** Prevents opening and closing. Default false. */
  readonly isDisabled?: boolean;
  /** Id of the heading, e.g. for a link to it. Default: none. */
  readonly id?: string;
  /** Content that's shown while open. The browser's find-in-page opens it. */
  readonly children: ReactNode;
}

/**
 * Hides details behind a line that names them. Keep content that everyone must read visible; for a part of a form
 * that's switched off use a collapsed `Section`.
 */
export const Disclosure = /* @__PURE__ */ forwardRef<HTMLDivElement, DisclosureProps>(function Disclosure(
  { label, hint, headingLevel = 3, children, id, ...props },
  ref,
) {
  return (
    <AriaDisclosure {...props} ref={ref} className={styles.disclosure}>
      <Heading id={id} level={headingLevel} className={styles.heading}>
        <Button slot="trigger" className={styles.trigger}>
          <span className={styles.chevron}>
            <ChevronDownIcon size={16} />
          </span>
          <span>{label}</span> {hint && <span className={styles.hint}>{hint}</span>}
        </Button>
      </Heading>
      <DisclosurePanel className={styles.panel}>{inElement(children)}</DisclosurePanel>
    </AriaDisclosure>
  );
});
