import { forwardRef, type ReactNode } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components';
import type { IconComponent } from '../icon/createIcon.tsx';
import { buttonStyles } from './Button.css.ts';
import { ButtonContent } from './ButtonContent.tsx';
import type { ButtonSize, ButtonTone } from './buttonVariants.ts';

/** What every kind of button takes from React Aria. */
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
  /** Cannot be pressed. Default false. */
  readonly isDisabled?: boolean;
  /** Takes the focus when it appears. Default false. */
  readonly autoFocus?: boolean;
}

export interface ButtonProps extends PressProps {
  /** The label: a verb and what it acts on. */
  readonly children: ReactNode;
  /** What the button means. Default `neutral`. */
  readonly tone?: ButtonTone;
  /** Height. Default `m` (36 px). */
  readonly size?: ButtonSize;
  /** An icon before the label. Default none. */
  readonly icon?: IconComponent;
  /** Fills the width of its container. Default false. */
  readonly isFullWidth?: boolean;
  /** The action is under way: a spinner shows, the label stays, and it cannot be pressed again. Default false. */
  readonly isPending?: boolean;
}

/** Starts an action. For going somewhere use `Link` or `LinkButton`. */
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
