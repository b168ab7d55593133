import { forwardRef, type ReactNode, useImperativeHandle } from 'react';
import { InfoIcon } from '../icon/icons.ts';
import * as styles from './InfoPopover.css.ts';
import { useInfoPopover } from './useInfoPopover.ts';

export interface InfoPopoverProps {
  /** What it explains, e.g. 'What Status means': name of the button and of the panel. */
  readonly label: string;
  /** The explanation, e.g. `Terms`. */
  readonly children: ReactNode;
  /** A link below it. Default none. */
  readonly footer?: ReactNode;
  /** Id of the button. Default: none. */
  readonly id?: string;
}

/**
 * A small button that explains something on press: next to a column header or a label. The browser's own popover, so
 * it weighs next to nothing, is never clipped, and closes on Escape and on a press elsewhere. What must be known
 * is in the text, and what can be done in a `Popover`.
 */
export const InfoPopover = /* @__PURE__ */ forwardRef<HTMLButtonElement, InfoPopoverProps>(
  function InfoPopover({ label, children, footer, id }, ref) {
    const { panelId, trigger, panel, isOpen, isDrawn } = useInfoPopover();
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
          {isDrawn && <div className={styles.content}>{children}</div>}
          {isDrawn && footer && <div className={styles.footer}>{footer}</div>}
        </div>
      </>
    );
  },
);
