import { forwardRef, type ReactNode } from 'react';
import { Disclosure as AriaDisclosure, Button, DisclosurePanel, Heading } from 'react-aria-components';
import type { HeadingLevel } from '../heading/Heading.tsx';
import { ChevronDownIcon } from '../icon/icons.ts';
import * as styles from './Disclosure.css.ts';

export interface DisclosureProps {
  /** What is inside: the words of the button. */
  readonly label: string;
  /** A word more at the end of the line, e.g. how many. Default: none. */
  readonly hint?: ReactNode;
  /** Rank of the heading that the button is in. Default 3. */
  readonly headingLevel?: HeadingLevel;
  /** Whether the content shows. Default: uncontrolled. */
  readonly isExpanded?: boolean;
  /** Whether the content of an uncontrolled one shows at first. Default false. */
  readonly defaultExpanded?: boolean;
  /** Called when it opens and closes. */
  readonly onExpandedChange?: (isExpanded: boolean) => void;
  /** Cannot be opened or closed. Default false. */
  readonly isDisabled?: boolean;
  /** Id of the heading, e.g. for a link to it. Default: none. */
  readonly id?: string;
  /** What shows when it is open. Finding in the page opens it. */
  readonly children: ReactNode;
}

/**
 * Folds details away under a line that says what they are. What everybody must read stays open, and a part of a form
 * that is switched off is a folded `Section`.
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
          {label} {hint && <span className={styles.hint}>{hint}</span>}
        </Button>
      </Heading>
      <DisclosurePanel className={styles.panel}>{children}</DisclosurePanel>
    </AriaDisclosure>
  );
});
