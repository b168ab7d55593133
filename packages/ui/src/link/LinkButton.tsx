import { forwardRef, type ReactNode } from 'react';
import { Link as AriaLink } from 'react-aria-components';
import { buttonStyles } from '../button/Button.css.ts';
import type { ButtonSize, ButtonTone } from '../button/buttonVariants.ts';
import type { IconComponent } from '../icon/createIcon.tsx';
import { inElement } from '../text/inElement.tsx';
import type { NavigationProps } from './Link.tsx';

export interface LinkButtonProps extends NavigationProps {
  /** The label: where the link goes. */
  readonly children: ReactNode;
  /** Meaning of the link. Default `neutral`. */
  readonly tone?: ButtonTone;
  /** Height. Default `m` (36 px). */
  readonly size?: ButtonSize;
  /** Icon before the label. Default none. */
  readonly icon?: IconComponent;
  /** Fills the width of its container. Default false. */
  readonly isFullWidth?: boolean;
}

/**
 * A link that looks like a button, for the one next step from a page or a dialog. Within running text use `Link`; for
 * an action on this page use `Button`.
 */
export const LinkButton = /* @__PURE__ */ forwardRef<HTMLAnchorElement, LinkButtonProps>(function LinkButton(
  { children, tone, size, icon: Icon, isFullWidth = false, ...props },
  ref,
) {
  return (
    <AriaLink
      {...props}
      ref={ref}
      className={buttonStyles({ tone, size, width: isFullWidth ? 'full' : 'content' })}
    >
      {Icon && <Icon />}
      {inElement(children)}
    </AriaLink>
  );
});
