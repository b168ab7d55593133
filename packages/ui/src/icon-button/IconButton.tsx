import { forwardRef } from 'react';
import { Button as AriaButton, type TooltipProps } from 'react-aria-components';
import type { PressProps } from '../button/Button.tsx';
import { ButtonContent } from '../button/ButtonContent.tsx';
import type { ButtonSize } from '../button/buttonVariants.ts';
import type { IconComponent } from '../icon/createIcon.tsx';
import * as en from '../messages/en.ts';
import { useMessages } from '../messages/useMessages.ts';
import { Tooltip } from '../tooltip/Tooltip.tsx';
import { iconButtonStyles } from './IconButton.css.ts';

export interface IconButtonProps extends PressProps {
  /** The icon. */
  readonly icon: IconComponent;
  /** What the button does: its accessible name and the text of its tooltip. */
  readonly label: string;
  /** `neutral` has a border, `quiet` doesn't. Default `quiet`. */
  readonly tone?: 'quiet' | 'neutral';
  /** Width and height; `xs` is 24 px. Default `s` (32 px). */
  readonly size?: ButtonSize | 'xs';
  /** Width and height of the icon in pixels. Default 18. */
  readonly iconSize?: number;
  /** Side of the tooltip. Default `top`. */
  readonly tooltipPlacement?: TooltipProps['placement'];
  /** The action is in progress: a spinner shows and presses are ignored. Default false. */
  readonly isPending?: boolean;
}

/** Starts an action that everyone recognizes by its icon: close, copy, next. Otherwise use `Button` with an icon. */
export const IconButton = /* @__PURE__ */ forwardRef<HTMLButtonElement, IconButtonProps>(
  function IconButton(props, ref) {
    const t = useMessages(en.button);
    const { icon, label, tone, size, iconSize = 18, tooltipPlacement, isPending = false, ...rest } = props;
    return (
      <Tooltip text={label} placement={tooltipPlacement}>
        <AriaButton
          {...rest}
          ref={ref}
          aria-label={isPending ? t.pendingLabel(label) : label}
          isPending={isPending}
          className={iconButtonStyles({ tone, size })}
        >
          <ButtonContent icon={icon} isPending={isPending} iconSize={iconSize} />
        </AriaButton>
      </Tooltip>
    );
  },
);
