import { forwardRef, type ReactNode } from 'react';
import {
  Tooltip as AriaTooltip,
  type TooltipProps as AriaTooltipProps,
  TooltipTrigger,
} from 'react-aria-components';
import { useThemeClassName } from '../theme/BrandProvider.tsx';
import { tooltip } from './Tooltip.css.ts';

export interface TooltipProps extends Pick<AriaTooltipProps, 'placement'> {
  /** The text: a few words about the control. */
  readonly text: string;
  /** The control: a button or link of this package. */
  readonly children: ReactNode;
  /** Turns the tooltip off, e.g. if the text is already next to the control. Default false. */
  readonly isDisabled?: boolean;
}

/**
 * Names or describes a control on hover and keyboard focus; Escape hides it. Don't put essential information only in
 * a tooltip: touch screens have no hover. For more than a few words use `InfoPopover`.
 */
export const Tooltip = /* @__PURE__ */ forwardRef<HTMLDivElement, TooltipProps>(function Tooltip(
  { text, children, isDisabled = false, placement = 'top' },
  ref,
) {
  const themeClassName = useThemeClassName();
  return (
    <TooltipTrigger delay={500} closeDelay={100} isDisabled={isDisabled}>
      {children}
      <AriaTooltip ref={ref} className={`${themeClassName} ${tooltip}`} placement={placement} offset={6}>
        <span>{text}</span>
      </AriaTooltip>
    </TooltipTrigger>
  );
});
