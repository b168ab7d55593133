import { forwardRef, type ReactNode } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components';
import type { IconComponent } from '../icon/createIcon.tsx';
import { buttonStyles } from './Button.css.ts';
import { ButtonContent } from './ButtonContent.tsx';
import type { ButtonSize, ButtonTone } from './buttonVariants.ts';

/** Props that every kind of button passes to React Aria. */
export interface PressProps
  extends Pick<
    AriaButtonProps,
    | 'onPress'
    | 'type'
    | 'form'
    | 'slot'
    | 'id'
    | 'aria-describedby'
    | 'aria-expanded'
    | 'aria-haspopup'
    | 'aria-controls'
    | 'aria-pressed'
  > {
  /** Disables the button. Default false. */
  readonly isDisabled?: boolean;
  /** Focuses the button on mount. Default false. */
  readonly autoFocus?: boolean;
}

export interface ButtonProps extends PressProps {
  /** The label: a verb and what it acts on. */
  readonly children: ReactNode;
  /** Meaning of the button. Default `neutral`. */
  readonly tone?: ButtonTone;
  /** Height. Default `m` (36 px). */
  readonly size?: ButtonSize;
  /** Icon before the label. Default none. */
  readonly icon?: IconComponent;
  /** Fills the width of its container. Default false. */
  readonly isFullWidth?: boolean;
  /** The action is in progress: a spinner shows next to the label and presses are ignored. Default false. */
  readonly isPending?: boolean;
}

/** Starts an action. To navigate use `Link` or `LinkButton`. */
export const Button = /* @__PURE__ */ forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  { children, tone, size, icon, isFullWidth = false, isPending = false, ...props },
  ref,
) {
  return (
    <AriaButton
      {...props}
      ref={ref}
      isPending={isPending}
      className={buttonStyles({ tone, size, width: isFullWidth ? 'full' : 'content' })}
    >
      <ButtonContent icon={icon} isPending={isPending}>
        {children}
      </ButtonContent>
    </AriaButton>
  );
});
