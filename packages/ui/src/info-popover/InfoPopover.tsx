import { forwardRef, type ReactNode, useImperativeHandle } from 'react';
import { InfoIcon } from '../icon/icons.ts';
import * as styles from './InfoPopover.css.ts';
import { useInfoPopover } from './useInfoPopover.ts';

export interface InfoPopoverProps {
  /** What the popover explains, e.g. 'What Status means'. Names both the button and the panel. */
  readonly label: string;
  /** The explanation, e.g. `Terms`. */
  readonly children: ReactNode;
  /** A link below the explanation. Default none. */
  readonly footer?: ReactNode;
  /** Id of the button. Default: none. */
  readonly id?: string;
}

/**
 * A small button that explains something when pressed, next to a column header or a label. Uses the browser's native
 * popover: lightweight, never clipped, closed by Escape and a press outside. Put essential information in the page
 * itself, and controls in a `Popover`.
 */
export const InfoPopover = /* @__PURE__ */ forwardRef<HTMLButtonElement, InfoPopoverProps>(
  function InfoPopover({ label, children, footer, id }, ref) {
    const { panelId, trigger, panel, isOpen, isRendered } = useInfoPopover();
    useImperativeHandle<HTMLButtonElement | null, HTMLButtonElement | null>(ref, () => trigger.current);
    return (
      <>
        <button
          ref={trigger}
          id={id}
          type="button"
          className={styles.trigger}
          aria-label={label}
          aria-expanded={isOpen}
          aria-controls={panelId}
        >
          <InfoIcon size={14} />
        </button>
        <div
          ref={panel}
          id={panelId}
          popover="auto"
          role="dialog"
          aria-label={label}
          className={styles.panel}
        >
          {isRendered && <div className={styles.content}>{children}</div>}
          {isRendered && footer && <div className={styles.footer}>{footer}</div>}
        </div>
      </>
    );
  },
);
