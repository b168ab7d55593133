import { forwardRef, type ReactNode } from 'react';
import { type PopoverProps as AriaPopoverProps, Button, Dialog, DialogTrigger } from 'react-aria-components';
import { useThemeClassName } from '../theme/BrandProvider.tsx';
import { warnDuplicateCopy } from '../theme/pageWarnings.ts';
import { raised } from './Overlay.css.ts';
import { nameless, PopoverSurface } from './Overlay.tsx';
import { content } from './Popover.css.ts';

export interface PopoverProps extends Pick<AriaPopoverProps, 'placement' | 'onOpenChange'> {
  /** Whether the popover is open. Default: uncontrolled, its button opens it. */
  readonly isOpen?: boolean;
  /** The button that opens the popover. */
  readonly trigger: ReactNode;
  /** Accessible name of the popover. */
  readonly label: string;
  /** The content. A function receives `close`. */
  readonly children: ReactNode | ((dialog: { close: () => void }) => ReactNode);
  /** Id of the panel. Default: none. */
  readonly id?: string;
}

/**
 * A small dialog that a button opens. Escape and a press outside close it and return focus. For a plain explanation
 * use `InfoPopover`, for a list of actions `Menu`.
 */
export const Popover = /* @__PURE__ */ forwardRef<HTMLElement, PopoverProps>(function Popover(
  { trigger, label, children, placement = 'bottom start', isOpen, onOpenChange, id },
  ref,
) {
  warnDuplicateCopy('react-aria-components', Button);
  const themeClassName = useThemeClassName();
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={onOpenChange}>
      {trigger}
      <PopoverSurface
        className={`${themeClassName} ${raised}`}
        placement={placement}
        offset={6}
        {...nameless}
      >
        <Dialog ref={ref} id={id} className={content} aria-label={label}>
          {children}
        </Dialog>
      </PopoverSurface>
    </DialogTrigger>
  );
});
